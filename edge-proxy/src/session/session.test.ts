import { expect, test } from 'vitest'
import { createCookieValue, sessionCookie, createKnownBrowsers } from './session.ts'
import { createKeyRing } from './seal.ts'

const value = 'a'.repeat(43)

test.each([
  { header: null, found: null },
  { header: '', found: null },
  { header: `__Host-portal=${value}`, found: value },
  { header: `a=1; __Host-portal=${value}; b=2`, found: value },
  { header: `__Host-portal=${value}; __Host-portal=${value}`, found: null },
  { header: `__Host-portal=${value}x`, found: null },
  { header: `__Host-portal="${value}"`, found: null },
  { header: `x__Host-portal=${value}`, found: null },
  { header: `__host-portal=${value}`, found: null },
])('finds $found in "$header"', ({ header, found }) => {
  expect(sessionCookie.in(header)).toBe(found)
})

test('creates 32 random bytes that the session cookie accepts', () => {
  const [one, two] = [createCookieValue(), createCookieValue()]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(sessionCookie.in(sessionCookie.set(one).split(';')[0])).toBe(one)
})

test('sets and deletes the cookie with the attributes that keep it from scripts and other hosts', () => {
  const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
  expect(sessionCookie.set(value)).toBe(`__Host-portal=${value}; Max-Age=2592000; ${attributes}`)
  expect(sessionCookie.delete).toBe(`__Host-portal=; Max-Age=0; ${attributes}`)
})

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const none = { isForgotten: () => false }
const known = createKnownBrowsers(createKeyRing([oldKey]), none)
const login = { accountId: 'ACC-1', since: 1, user: 'hash' }
const cookie = (setCookie: string): string => setCookie.split(';')[0] ?? ''

/** The cookie after logins to these accounts, one after the other. */
const after = (accounts: readonly string[], browsers = known, first: string | null = null): string =>
  accounts.reduce((cookies: string | null, account) => cookie(browsers.remember(cookies, account, login)), first) ?? ''

test('a browser knows the accounts of its last six logins', () => {
  const accounts = ['a@x.de', 'b@x.de', 'c@x.de', 'd@x.de', 'e@x.de', 'f@x.de', 'a@x.de', 'g@x.de']
  const browser = known.find(after(accounts))
  expect(accounts.filter((account) => browser?.knows(account) !== true)).toEqual(['b@x.de'])
  expect(browser?.knows('z@x.de')).toBe(false)
})

test('the cookie is for this host, for scripts unreadable, and names no account', () => {
  const setCookie = known.remember(null, 'mitglied@example.org', login)
  expect(setCookie).toMatch(/^__Host-known=[\w.-]+; Max-Age=34560000; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
  expect(setCookie).not.toBe(known.remember(null, 'mitglied@example.org', login))
})

test('a cookie that was changed, comes twice, or is of another portal, is of no known browser', () => {
  const [mine, theirs] = [after(['a@x.de']), after(['b@x.de'])]
  const changed = mine.replace(/(s1\.\w+\.)(.)/, (_, head: string, first) => head + (first === 'A' ? 'B' : 'A'))
  expect(known.find(changed)).toBeNull()
  expect(known.find(`${mine}; ${theirs}`)).toBeNull()
  expect(createKnownBrowsers(createKeyRing([newKey]), none).find(mine)).toBeNull()
  expect(known.find(mine.replace('__Host-known', '__Host-portal'))).toBeNull()
})

test('an account that was forgotten takes no other along, and is known again after its next login', () => {
  const forgets = { isForgotten: ({ since }: { since: number }) => since < 2 }
  const later = createKnownBrowsers(createKeyRing([oldKey]), forgets)
  const cookies = cookie(known.remember(after(['a@x.de']), 'b@x.de', { ...login, since: 2 }))
  const knowsIn = (sent: string) => ['a@x.de', 'b@x.de'].map((account) => later.find(sent)?.knows(account) === true)
  expect(knowsIn(cookies)).toEqual([false, true])
  expect(knowsIn(cookie(later.remember(cookies, 'a@x.de', { ...login, since: 3 })))).toEqual([true, true])
})

test('a browser stays known while its key is in the ring', () => {
  const rotated = createKnownBrowsers(createKeyRing([newKey, oldKey]), none)
  const cookies = after(['b@x.de'], rotated, after(['a@x.de']))
  const browser = rotated.find(cookies)
  expect([browser?.knows('a@x.de'), browser?.knows('b@x.de')]).toEqual([true, true])
})
