import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readEd25519Key } from './ed25519-key.ts'
import { fileHashes, sha256 } from './file-hashes.ts'
import { billOf, differences, readStatement } from './statement.ts'

// `npm run verify:papers -- STATEMENT FOLDER --key PUBLIC`: whether the files of an artefact, and the bill of materials
// beside the statement, are those of the statement.

try {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true })
  const [statement, folder] = positionals
  if (statement === undefined || folder === undefined || values.key === undefined)
    throw new Error('Name the statement, the folder of the artefact and --key with the public key.')
  const { files, build } = readStatement(readFileSync(statement, 'utf8'), readEd25519Key(values.key, 'public', '--key'))
  const found = differences(files, fileHashes(folder))
  if (found.length > 0) throw new Error(`${folder} is not the artefact of the statement:\n${found.join('\n')}`)
  const { artefact, version, revision, lockFile, node, brand, billOfMaterials } = build
  const bill = path.join(path.dirname(statement), billOf(artefact))
  if (sha256(readFileSync(bill)) !== billOfMaterials)
    throw new Error(`${bill} is not the bill of materials of the statement.`)
  console.log(`${files.size} files are those of ${artefact} ${version}${brand === undefined ? '' : ` for ${brand}`}.`)
  console.log(`Built with Node ${node} from revision ${revision}, package-lock.json sha256 ${lockFile}.`)
  console.log(`${bill} is its bill of materials, sha256 ${billOfMaterials}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
