import { expect, test } from 'vitest'
import { createKeyRing } from './seal.ts'
import { createKnownBrowsers } from './known-browser.ts'

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const known = createKnownBrowsers(createKeyRing([oldKey]))
const cookie = (setCookie: string): string => setCookie.split(';')[0] ?? ''

/** The cookie after logins to these accounts, one after the other. */
const after = (accounts: readonly string[], browsers = known, first: string | null = null): string =>
  accounts.reduce((cookies: string | null, account) => cookie(browsers.remember(cookies, account)), first) ?? ''

test('a browser knows the accounts of its last six logins, and keeps its id', () => {
  const accounts = ['a@x.de', 'b@x.de', 'c@x.de', 'd@x.de', 'e@x.de', 'f@x.de', 'a@x.de', 'g@x.de']
  const first = after(['a@x.de'])
  const browser = known.find(after(accounts, known, first))
  expect(browser?.id).toBe(known.find(first)?.id)
  expect(accounts.filter((account) => browser?.knows(account) !== true)).toEqual(['b@x.de'])
  expect(browser?.knows('z@x.de')).toBe(false)
})

test('the cookie is for this host, for scripts unreadable, and names no account', () => {
  const setCookie = known.remember(null, 'mitglied@example.org')
  expect(setCookie).toMatch(/^__Host-known=[\w.-]+; Max-Age=34560000; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
  expect(setCookie).not.toBe(known.remember(null, 'mitglied@example.org'))
})

test('a cookie with the parts of two browsers, or of another portal, is of no known browser', () => {
  const [mine, theirs] = [after(['a@x.de']).split('.'), after(['b@x.de']).split('.')]
  expect(known.find([theirs[0], mine[1], mine[2]].join('.'))).toBeNull()
  expect(known.find([mine[0], mine[1], theirs[2]].join('.'))?.knows('b@x.de')).toBe(false)
  expect(known.find(`${mine.join('.')}; ${theirs.join('.')}`)).toBeNull()
  expect(createKnownBrowsers(createKeyRing([newKey])).find(mine.join('.'))).toBeNull()
})

test('a browser stays known while its key is in the ring', () => {
  const rotated = createKnownBrowsers(createKeyRing([newKey, oldKey]))
  const cookies = after(['b@x.de'], rotated, after(['a@x.de']))
  const browser = rotated.find(cookies)
  expect([browser?.knows('a@x.de'), browser?.knows('b@x.de')]).toEqual([true, true])
})
