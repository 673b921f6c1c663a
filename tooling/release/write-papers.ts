import type { KeyObject } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Artefact } from './artefacts.ts'
import { billOfMaterials } from './bill-of-materials.ts'
import { fileHashes, sha256 } from './file-hashes.ts'
import { billOf, signStatement } from './statement.ts'

/**
 * Writes the papers of an artefact into a folder: `NAME.cdx.json`, its bill of materials, and with a key
 * `NAME.dsse.json`, its signed statement. @returns the files
 */
export function writePapers(artefact: Artefact, out: string, key: KeyObject | null): string[] {
  mkdirSync(out, { recursive: true })
  const { name, version, folder, from } = artefact
  const [bom, statement] = [path.join(out, billOf(name)), path.join(out, `${name}.dsse.json`)]
  const billText = billOfMaterials(artefact)
  writeFileSync(bom, billText)
  if (key === null) return [bom]
  const build = { artefact: name, version, ...from, billOfMaterials: sha256(billText) }
  writeFileSync(statement, signStatement(fileHashes(folder), build, key))
  return [bom, statement]
}
