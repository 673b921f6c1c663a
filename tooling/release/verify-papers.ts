import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { fileHashes } from './file-hashes.ts'
import { differences, readKey, readStatement } from './statement.ts'

// `npm run verify:papers -- STATEMENT FOLDER --key PUBLIC`: whether the files of an artefact are those of its statement.

try {
  const { values, positionals } = parseArgs({ options: { key: { type: 'string' } }, allowPositionals: true })
  const [statement, folder] = positionals
  if (statement === undefined || folder === undefined || values.key === undefined)
    throw new Error('Name the statement, the folder of the artefact and --key with the public key.')
  const { files, build } = readStatement(readFileSync(statement, 'utf8'), readKey(values.key, 'public', '--key'))
  const found = differences(files, fileHashes(folder))
  if (found.length > 0) throw new Error(`${folder} is not the artefact of the statement:\n${found.join('\n')}`)
  const { artefact, version, revision, lockFile, node, brand } = build
  console.log(`${files.size} files are those of ${artefact} ${version}${brand === undefined ? '' : ` for ${brand}`}.`)
  console.log(`Built with Node ${node} from revision ${revision}, package-lock.json sha256 ${lockFile}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
