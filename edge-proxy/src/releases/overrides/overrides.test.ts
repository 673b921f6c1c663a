import type { RegistryDocument } from '@portal/shared-contracts/remotes'
import { CompactSign, exportJWK, generateKeyPair } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authRecord } from '../../pages/testing/sample-build.ts'
import { createOverrides, type Overrides } from './overrides.ts'

const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true })
const x = (await exportJWK(publicKey)).x ?? ''
const portal = 'https://portal.example'
const names = Array.from({ length: 11 }, (_, index) => `mfe-${index}`)
const start = Date.parse('2026-11-22T08:00:00Z')
const registered = { keys: [x], paths: [], widgets: [], menu: [] }
const registry = {
  revision: 1,
  issued: '2026-11-22T07:00:00Z',
  remotes: Object.fromEntries(names.map((name) => [name, registered])),
}

let document: RegistryDocument | null
let overrides: Overrides
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start })
  document = registry
  overrides = createOverrides({ document: async () => document, shellPaths: () => ['/'], portal })
})
afterEach(() => void vi.useRealTimers())

const idOf = (name: string, number: number) => `${name} ${number}`
async function put(name: string, number: number): Promise<unknown> {
  const record = { ...authRecord, name, routes: [], widgets: {} }
  const expires = new Date(Date.now() + 60 * 60 * 1000).toISOString()
  const content = { record, base: 'http://localhost:4100/x/', portal, expires }
  const jws = await new CompactSign(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'EdDSA', kid: name })
    .sign(privateKey)
  return overrides.put(idOf(name, number), jws)
}
async function live(name: string): Promise<number[]> {
  const numbers = Array.from({ length: 12 }, (_, number) => number)
  const found = await Promise.all(numbers.map(async (number) => overrides.find(idOf(name, number))))
  return numbers.filter((number) => found[number] !== null)
}

test('the eleventh override of a remote ends the one that was sent longest ago', async () => {
  for (let number = 0; number < 10; number++) await put('mfe-0', number)
  await put('mfe-1', 0)
  await put('mfe-0', 0)
  await put('mfe-0', 10)
  expect(await live('mfe-0')).toEqual([0, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(await live('mfe-1')).toEqual([0])
})

test('an edge has at most a hundred live overrides: a further one is refused until others have ended', async () => {
  for (const name of names.slice(0, 10)) for (let number = 0; number < 10; number++) await put(name, number)
  await expect(put('mfe-10', 0)).rejects.toThrow('too many overrides')
  await put('mfe-3', 10)
  expect(await live('mfe-4')).toHaveLength(10)
  vi.setSystemTime(start + 60 * 60 * 1000)
  await put('mfe-10', 0)
  expect(await live('mfe-10')).toEqual([0])
})

test.each([
  { change: 'does not change what it says of the remote', next: { ...registry, revision: 2 }, numbers: [0] },
  {
    change: 'has another key of the remote',
    next: { ...registry, remotes: { 'mfe-0': { ...registered, keys: ['x'] } } },
  },
  { change: 'has the remote no longer', next: { ...registry, remotes: {} } },
  { change: 'is gone', next: null },
])('after a registry document that $change overrides $numbers are live', async ({ next, numbers = [] }) => {
  await put('mfe-0', 0)
  document = next
  expect(await live('mfe-0')).toEqual(numbers)
  // One that has ended does not come back when the document is the one of before.
  document = registry
  expect(await live('mfe-0')).toEqual(numbers)
})
