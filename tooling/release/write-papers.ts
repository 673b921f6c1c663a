import { createHash, type KeyObject } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Artefact } from './artefacts.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { fileHashes } from './file-hashes.ts'
import { signStatement } from './statement.ts'

type PapersOptions = {
  /** The folder for the papers. */
  out: string
  /** The folder with the lock file. */
  repository: string
  revision: string
  /** Without a key there is no statement. */
  key: KeyObject | null
  brand?: string
}

const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex')

/**
 * Writes the papers of an artefact: `NAME.cdx.json`, its bill of materials, and with a key `NAME.dsse.json`, its signed
 * statement. @returns the files
 */
export function writePapers(artefact: Artefact, { out, repository, revision, key, brand }: PapersOptions): string[] {
  mkdirSync(out, { recursive: true })
  const { name, version, folder, node } = artefact
  const [bom, statement] = [path.join(out, `${name}.cdx.json`), path.join(out, `${name}.dsse.json`)]
  const billText = billOfMaterials(artefact)
  writeFileSync(bom, billText)
  if (key === null) return [bom]
  const build = {
    artefact: name,
    version,
    revision,
    lockFile: sha256(readFileSync(path.join(repository, 'package-lock.json'))),
    node,
    ...(brand !== undefined && { brand }),
    billOfMaterials: sha256(billText),
  }
  writeFileSync(statement, signStatement(fileHashes(folder), build, key))
  return [bom, statement]
}
