import { brand } from '@portal/shared-contracts/brand/brand'
import { $state, $status } from '@portal/page-library/session'
import { loadState, stateKey, storedState } from '@portal/page-library/session/persistence'
import { restoreSession, signIn } from '@portal/page-library/session/write'
import { encryptedStorage } from '@portal/page-library/storage/encrypted-storage'
import { testLogin, testSession } from '@portal/page-library/testing/member'
import { beforeEach, expect, test, vi } from 'vitest'
import { createPersistence } from '../session/persistence.ts'

const newKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
const key = await newKey()
const session = storedState(testSession('ACC-1', 1_000_000_000_000))
const userData = session['userData'] as object
const deep = '['.repeat(100_000)

let entries: Map<string, string>
beforeEach(() => {
  entries = new Map()
  restoreSession(null)
  vi.stubGlobal('window', new EventTarget())
})

const local = {
  getItem: (name: string) => entries.get(name) ?? null,
  setItem: (name: string, text: string) => void entries.set(name, text),
  removeItem: (name: string) => void entries.delete(name),
} as Storage

const openPage = async () => {
  const storage = encryptedStorage(key, local)
  const persistence = createPersistence({ storage, onOtherMember: () => {}, onLogin: () => {} })
  await persistence.start()
  return { ...persistence, storage }
}

/** Stores a text encrypted, as this browser would. */
const encrypted = async (text: string, name = stateKey, otherKey = key): Promise<string> => {
  await encryptedStorage(otherKey, local).write(name, text)
  return entries.get(name) ?? ''
}
const changed = (change: object) => encrypted(JSON.stringify({ ...session, ...change }))
const whole = () => encrypted(JSON.stringify(session))
const without = (field: string) => changed({ [field]: undefined })

test('the whole state restores its member', async () => {
  entries.set(stateKey, await whole())
  await openPage()
  expect($status.get()).toBe('member')
})

// Rule: session-4
test.each<{ title: string; stored: () => string | Promise<string> }>([
  { title: 'an empty text', stored: () => '' },
  { title: 'the text null', stored: () => 'null' },
  { title: 'a state that was never encrypted', stored: () => JSON.stringify(session) },
  { title: 'a version of the future', stored: async () => (await whole()).replace('v1', 'v9') },
  { title: 'a truncated state', stored: async () => (await whole()).slice(0, -7) },
  { title: 'a state without its last part', stored: async () => (await whole()).split('.').slice(0, 2).join('.') },
  {
    title: 'a changed character',
    stored: async () => (await whole()).replace(/.(?=.{9}$)/, (c) => (c === 'A' ? 'B' : 'A')),
  },
  { title: 'characters that are no Base64', stored: () => 'v1.ü.ü' },
  { title: 'five megabytes', stored: () => `v1.AAAA.${'A'.repeat(5_000_000)}` },
  { title: 'a foreign key', stored: async () => encrypted(JSON.stringify(session), stateKey, await newKey()) },
  { title: 'another entry in its place', stored: () => encrypted(JSON.stringify(session), 'draft:redeem') },
  { title: 'a text that is no JSON', stored: () => encrypted('angemeldet') },
  { title: 'JSON cut off', stored: () => encrypted(JSON.stringify(session).slice(0, -1)) },
  { title: 'null', stored: () => encrypted('null') },
  { title: 'a list', stored: () => encrypted(JSON.stringify([session])) },
  { title: 'a number', stored: () => encrypted('7') },
  { title: 'no field', stored: () => encrypted('{}') },
  { title: 'an older form', stored: () => encrypted(JSON.stringify({ loggedIn: true, user: userData })) },
  { title: 'lists without end', stored: () => encrypted(deep) },
  { title: 'no field isLoggedIn', stored: () => without('isLoggedIn') },
  { title: 'no field token', stored: () => without('token') },
  { title: 'a text as isLoggedIn', stored: () => changed({ isLoggedIn: 'ja' }) },
  { title: 'a list as userData', stored: () => changed({ userData: [] }) },
  {
    title: 'an object as account id',
    stored: () => changed({ userData: { ...userData, [brand.loyalty.accountIdField]: {} } }),
  },
  { title: 'a text as webshopOnly', stored: () => changed({ userData: { ...userData, webshopOnly: 'nein' } }) },
  { title: 'a number as token', stored: () => changed({ token: 7 }) },
  { title: 'an object as refreshToken', stored: () => changed({ refreshToken: {} }) },
  { title: 'a list as loyalty token', stored: () => changed({ [brand.loyalty.tokenField]: ['L'] }) },
  { title: 'a date as loginTime', stored: () => changed({ loginTime: '2031-01-01' }) },
  { title: 'true as pointUpdateTime', stored: () => changed({ pointUpdateTime: true }) },
  { title: 'a login without user data', stored: () => changed({ userData: null }) },
  { title: 'a login without an access token', stored: () => changed({ token: null }) },
  { title: 'tokens of a user who is logged out', stored: () => changed({ isLoggedIn: false }) },
])('a stored state with $title is a logged-out start, and the next login is stored', async ({ stored }) => {
  const damaged = await stored()
  entries = new Map([[stateKey, damaged]])
  const { whenStored, storage } = await openPage()
  expect($status.get()).toBe('anonymous')
  expect(new Set(Object.values($state.get()))).toEqual(new Set([false, null]))
  signIn(testLogin('ACC-2'), 7)
  await whenStored()
  expect(await loadState(storage)).toEqual($state.get())
})
