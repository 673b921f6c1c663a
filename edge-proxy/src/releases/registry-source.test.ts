import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RegistryDocument } from '@portal/shared-contracts/remotes'
import { CompactSign, generateKeyPair, type CryptoKey } from 'jose'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openRegistrySource } from './registry-source.ts'

const own = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
const other = await generateKeyPair('EdDSA', { crv: 'Ed25519' })
const claim = (path: string) => ({ keys: ['k'.repeat(43)], paths: [path], widgets: [], menu: [] })
const base: RegistryDocument = {
  revision: 7,
  issued: '2026-11-22T07:00:00Z',
  remotes: { 'mfe-games': claim('/spiele') },
}
const end = '2026-11-23T07:00:00Z'

let folder: string
let log: string[]
let stored: string | null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'registry-source-'))
  log = []
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(base.issued) })
  stored = null
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true })
})

/** A source that is offered the document of the test before each read. */
async function open(keys: readonly CryptoKey[] = [own.publicKey]) {
  const { current, offer, fault } = await openRegistrySource({
    dataDir: join(folder, 'data'),
    keys,
    logger: pino({ base: null }, { write: (line: string) => void log.push(line) }),
  })
  return {
    async current() {
      if (stored !== null) await offer(stored)
      return current()
    },
    fault,
  }
}

const sign = (document: object, { privateKey }: { privateKey: CryptoKey } = own, kid = 'registry'): Promise<string> =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(document)))
    .setProtectedHeader({ alg: 'EdDSA', kid })
    .sign(privateKey)

const put = (jws: string): void => void (stored = `${jws}\n`)
const putSigned = async (changes: Partial<RegistryDocument>) => put(await sign({ ...base, ...changes }))

test('the document of the releases is used, and without one there is none and nothing to log', async () => {
  const source = await open()
  expect(await source.current()).toBeNull()
  await putSigned({})
  expect(await source.current()).toEqual(base)
  expect([source.fault(), log]).toEqual([null, []])
})

test('a later revision takes effect with the next page; every key of the list verifies', async () => {
  await putSigned({})
  const source = await open([other.publicKey, own.publicKey])
  expect((await source.current())?.revision).toBe(7)
  put(await sign({ ...base, revision: 8 }, other))
  expect((await source.current())?.revision).toBe(8)
})

const flipped = (jws: string, part: number): string =>
  jws
    .split('.')
    .map((text, index) =>
      index === part ? `${text.slice(0, 9)}${text[9] === 'A' ? 'B' : 'A'}${text.slice(10)}` : text,
    )
    .join('.')

const refused = [
  { title: 'with a flipped byte in its header', jws: async () => flipped(await sign({ ...base, revision: 8 }), 0) },
  { title: 'with a flipped byte in its content', jws: async () => flipped(await sign({ ...base, revision: 8 }), 1) },
  { title: 'with a flipped byte in its signature', jws: async () => flipped(await sign({ ...base, revision: 8 }), 2) },
  { title: 'of another key', jws: () => sign({ ...base, revision: 8 }, other) },
  { title: 'signed as a remote', jws: () => sign({ ...base, revision: 8 }, own, 'mfe-games') },
  { title: 'without remotes', jws: () => sign({ ...base, revision: 8, remotes: undefined }) },
  { title: 'that has ended', jws: () => sign({ ...base, revision: 8, expires: '2026-11-22T06:59:59Z' }) },
  { title: 'of an older revision', jws: () => sign({ ...base, revision: 6 }) },
  { title: 'of the same revision with other content', jws: () => sign({ ...base, remotes: {} }) },
  {
    title: 'whose remotes claim the same path',
    jws: () => sign({ ...base, revision: 8, remotes: { ...base.remotes, 'mfe-quiz': claim('/spiele/quiz') } }),
  },
  { title: 'that is empty', jws: async () => '' },
]

test.each(refused)('a document $title is refused: the last good one remains, with one log line', async ({ jws }) => {
  await putSigned({})
  const source = await open()
  await source.current()
  put(await jws())
  for (let page = 0; page < 3; page++) expect(await source.current()).toEqual(base)
  expect(source.fault()).not.toBeNull()
  expect(log).toHaveLength(1)
  await putSigned({ revision: 9 })
  expect((await source.current())?.revision).toBe(9)
  expect(source.fault()).toBeNull()
})

test.each(refused)('a document $title is refused after a restart too', async ({ jws }) => {
  await putSigned({})
  await (await open()).current()
  put(await jws())
  expect(await (await open()).current()).toEqual(base)
})

test('a deleted document leaves the last good one, also after a restart', async () => {
  await putSigned({})
  const source = await open()
  await source.current()
  stored = null
  expect(await source.current()).toEqual(base)
  expect(await (await open()).current()).toEqual(base)
})

test('a document that ends while it is in use stays in use and says so once', async () => {
  await putSigned({ expires: end })
  const source = await open()
  await source.current()
  vi.setSystemTime(Date.parse(end))
  for (let page = 0; page < 3; page++) expect((await source.current())?.revision).toBe(7)
  expect(source.fault()).toContain('has ended')
  expect(log).toHaveLength(1)
  expect((await (await open()).current())?.revision).toBe(7)
})

test('a copy that the keys do not verify any more is forgotten', async () => {
  await putSigned({})
  await (await open()).current()
  const source = await open([other.publicKey])
  expect(await source.current()).toBeNull()
  put(await sign({ ...base, revision: 1 }, other))
  expect((await source.current())?.revision).toBe(1)
})

test('a revision is not used before its copy is stored', async () => {
  await putSigned({})
  writeFileSync(join(folder, 'data'), 'not a folder')
  const source = await open()
  expect(await source.current()).toBeNull()
  expect(existsSync(join(folder, 'data/registry.jws'))).toBe(false)
  expect(source.fault()).not.toBeNull()
})

test('two pages at once accept a new revision', async () => {
  await putSigned({})
  const source = await open()
  await source.current()
  await putSigned({ revision: 8 })
  const documents = await Promise.all([source.current(), source.current()])
  expect(documents.map((document) => document?.revision)).toEqual([8, 8])
  expect([source.fault(), log]).toEqual([null, []])
})
