import { spawnSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { sha256 } from './file-hashes.ts'
import { writePapers } from './write-papers.ts'

/** Papers of a small artefact, and what the command says about them. */
function papers() {
  const place = mkdtempSync(path.join(tmpdir(), 'verify-papers-'))
  onTestFinished(() => rmSync(place, { recursive: true }))
  const [folder, key] = [path.join(place, 'dist'), path.join(place, 'key.pem')]
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'main.js'), 'main')
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  writeFileSync(key, publicKey.export({ type: 'spki', format: 'pem' }))
  const from = { revision: 'a'.repeat(40), lockFile: 'b'.repeat(64), node: 'v24.0.0', brand: 'laden' }
  const artefact = { name: 'shell', version: '1.0.0', folder, packages: [], from, parts: [] }
  const [bill = '', statement = ''] = writePapers(artefact, path.join(place, 'papers'), privateKey)
  const verify = () => {
    const program = path.join(import.meta.dirname, 'verify-papers.ts')
    const { status, stdout, stderr } = spawnSync(process.execPath, [program, statement, folder, '--key', key], {
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }
  return { folder, bill, verify }
}

test('files and bill of materials of a statement are accepted, with what they were made from and the sum of the bill', () => {
  const { bill, verify } = papers()
  const { status, said } = verify()
  expect(said).toContain('1 files are those of shell 1.0.0 for laden.')
  expect(said).toContain(`Built with Node v24.0.0 from revision ${'a'.repeat(40)}, package-lock.json sha256 bbb`)
  expect(said).toContain(`${bill} is its bill of materials, sha256 ${sha256(readFileSync(bill))}.`)
  expect(status).toBe(0)
})

test('a changed bill of materials is refused, and one that is missing', () => {
  const { bill, verify } = papers()
  appendFileSync(bill, ' ')
  expect(verify()).toMatchObject({ status: 1, said: `${bill} is not the bill of materials of the statement.\n` })
  rmSync(bill)
  expect(verify()).toMatchObject({ status: 1, said: expect.stringContaining(bill) })
})

test('changed files are refused by their names', () => {
  const { folder, verify } = papers()
  writeFileSync(path.join(folder, 'new.js'), '')
  expect(verify()).toMatchObject({ status: 1, said: expect.stringContaining('new.js is not in the statement') })
})
