import { generateKeyPairSync, sign } from 'node:crypto'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { fileHashes } from './file-hashes.ts'
import { differences, readStatement, signStatement, type Build } from './statement.ts'

const { privateKey, publicKey } = generateKeyPairSync('ed25519')
const build: Build = {
  artefact: 'shell',
  version: '1.0.0',
  revision: 'a'.repeat(40),
  lockFile: 'b'.repeat(64),
  node: 'v24.0.0',
  brand: 'laden',
  billOfMaterials: 'c'.repeat(64),
}
const files = new Map([
  ['assets/main.js', { sha256: 'd'.repeat(64), mode: '100644' as const }],
  ['index.html', { sha256: 'e'.repeat(64), mode: '100755' as const }],
])
const signed = signStatement(files, build, privateKey)

type Envelope = { payload: string; payloadType: string; signatures: { sig: string }[] }
/** The envelope with another statement in it, whose signature is that of before. */
function forged(change: (statement: { subject: object[]; predicate: object; predicateType: string }) => void): string {
  const envelope = JSON.parse(signed) as Envelope
  const statement = JSON.parse(Buffer.from(envelope.payload, 'base64').toString('utf8'))
  change(statement)
  return JSON.stringify({ ...envelope, payload: Buffer.from(JSON.stringify(statement)).toString('base64') })
}

test('a statement says what was signed, in the forms of in-toto and DSSE', () => {
  expect(readStatement(signed, publicKey)).toEqual({ files, build })
  const { payload, payloadType } = JSON.parse(signed) as Envelope
  expect(payloadType).toBe('application/vnd.in-toto+json')
  const statement = JSON.parse(Buffer.from(payload, 'base64').toString('utf8')) as Record<string, unknown>
  expect(statement['_type']).toBe('https://in-toto.io/Statement/v1')
  expect(statement['subject']).toContainEqual({
    name: 'index.html',
    digest: { sha256: 'e'.repeat(64) },
    annotations: { mode: '100755' },
  })
  expect(JSON.stringify(statement)).not.toContain('slsa')
})

test('the signature is the one that the DSSE protocol defines', () => {
  const { payload, signatures } = JSON.parse(signed) as Envelope
  const text = Buffer.from(payload, 'base64').toString('utf8')
  const expected = sign(
    null,
    Buffer.from(`DSSEv1 28 application/vnd.in-toto+json ${Buffer.byteLength(text)} ${text}`),
    privateKey,
  )
  expect(signatures).toEqual([{ sig: expected.toString('base64') }])
})

const another = generateKeyPairSync('ed25519')
test.each([
  {
    title: 'with another revision',
    text: forged(({ predicate }) => Object.assign(predicate, { revision: 'f'.repeat(40) })),
  },
  { title: 'with a file more', text: forged(({ subject }) => subject.push({ name: 'x.js', digest: { sha256: '0' } })) },
  { title: 'signed by another key', text: signStatement(files, build, another.privateKey) },
  { title: 'without a signature', text: JSON.stringify({ ...JSON.parse(signed), signatures: [] }) },
  { title: 'with another type', text: signed.replace('in-toto+json', 'other+json') },
  { title: 'that is no envelope', text: '{"payload":1}' },
  { title: 'that is no JSON', text: 'signed' },
])('a statement $title is refused', ({ text }) => {
  expect(() => readStatement(text, publicKey)).toThrow(/not signed by this key|no DSSE envelope/)
})

test('a signed text that is no statement about a build is refused', () => {
  const payload = Buffer.from(JSON.stringify({ _type: 'https://in-toto.io/Statement/v1', subject: [] }))
  const type = 'application/vnd.in-toto+json'
  const bytes = Buffer.concat([Buffer.from(`DSSEv1 ${type.length} ${type} ${payload.length} `), payload])
  const sig = sign(null, bytes, privateKey).toString('base64')
  const text = JSON.stringify({ payloadType: type, payload: payload.toString('base64'), signatures: [{ sig }] })
  expect(() => readStatement(text, publicKey)).toThrow('is none about a build')
})

test('a changed artefact is named file by file: changed, missing and added', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'statement-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(path.join(folder, 'assets/.hidden'), { recursive: true })
  const put = (file: string, text: string): void => writeFileSync(path.join(folder, file), text)
  for (const file of ['a.js', 'assets/b.js', 'assets/.hidden/c.js', 'd']) put(file, file)
  symlinkSync('a.js', path.join(folder, 'link.js'))
  symlinkSync('assets', path.join(folder, 'folder'))
  const { files: stated } = readStatement(signStatement(fileHashes(folder), build, privateKey), publicKey)
  expect([...stated.keys()]).toEqual(['a.js', 'assets/.hidden/c.js', 'assets/b.js', 'd', 'folder', 'link.js'])
  expect(differences(stated, fileHashes(folder))).toEqual([])
  put('assets/.hidden/c.js', 'changed')
  put('assets/new.js', 'new')
  rmSync(path.join(folder, 'd'))
  rmSync(path.join(folder, 'link.js'))
  symlinkSync('assets/new.js', path.join(folder, 'link.js'))
  expect(differences(stated, fileHashes(folder))).toEqual([
    'assets/.hidden/c.js has other bytes',
    'd is missing',
    'link.js has other bytes',
    'assets/new.js is not in the statement',
  ])
})

test('a file in place of a link with the same text, and a file that has become executable, are named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'statement-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const file of ['a.js', 'b.js']) writeFileSync(path.join(folder, file), file)
  symlinkSync('a.js', path.join(folder, 'link.js'))
  const { files: stated } = readStatement(signStatement(fileHashes(folder), build, privateKey), publicKey)
  chmodSync(path.join(folder, 'b.js'), 0o755)
  rmSync(path.join(folder, 'link.js'))
  writeFileSync(path.join(folder, 'link.js'), 'a.js')
  expect(differences(stated, fileHashes(folder))).toEqual([
    'b.js has the mode 100755 in place of 100644',
    'link.js has the mode 100644 in place of 120000',
  ])
})
