import { expect, test } from 'vitest'
import { createKnownBrowsers } from './known-browsers.ts'
import { typedNameHash, foldedNameHash } from './login-name.ts'
import { createKeyRing, notBound, seal } from './seal.ts'

const portal = 'https://portal.example'

const [oldKey, newKey] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
const none = { isForgotten: () => false }
const known = createKnownBrowsers(createKeyRing([oldKey], portal), none)
const login = { accountId: 'ACC-1', since: 1, names: ['hash'] }
const cookie = (setCookie: string): string => setCookie.split(';')[0] ?? ''
const named = (name: string) => ({ hash: typedNameHash(name), foldedHash: foldedNameHash(name) })

/** The cookie after logins to these accounts, one after the other. */
const after = (accounts: readonly string[], browsers = known, first: string | null = null): string =>
  accounts.reduce(
    (cookies: string | null, account) => cookie(browsers.remember(cookies, named(account), login)),
    first,
  ) ?? ''

// Rule: limits-5
test('a browser knows the accounts of its last six logins', () => {
  const accounts = ['a@x.de', 'b@x.de', 'c@x.de', 'd@x.de', 'e@x.de', 'f@x.de', 'a@x.de', 'g@x.de']
  const browser = known.find(after(accounts))
  expect(accounts.filter((account) => browser?.knows(account) !== true)).toEqual(['b@x.de'])
  expect(browser?.knows('z@x.de')).toBe(false)
})

// Rule: promises-25
test('the cookie is for this host, for scripts unreadable, and names no account', () => {
  const setCookie = known.remember(null, named('mitglied@example.org'), login)
  expect(setCookie).toMatch(/^__Host-known=[\w.-]+; Max-Age=34560000; Path=\/; Secure; HttpOnly; SameSite=Lax$/)
  expect(setCookie).not.toBe(known.remember(null, named('mitglied@example.org'), login))
})

test('a cookie that was changed, or is of another portal, is of no known browser', () => {
  const mine = after(['a@x.de'])
  const changed = mine.replace(/(s1\.\w+\.)(.)/, (_, head: string, first) => head + (first === 'A' ? 'B' : 'A'))
  expect(known.find(changed)).toBeNull()
  expect(createKnownBrowsers(createKeyRing([newKey], portal), none).find(mine)).toBeNull()
  expect(createKnownBrowsers(createKeyRing([oldKey], 'https://other.example'), none).find(mine)).toBeNull()
  expect(known.find(mine.replace('__Host-known', '__Host-portal'))).toBeNull()
})

test('an account that was forgotten takes no other along, and is known again after its next login', () => {
  const forgets = { isForgotten: ({ since }: { since: number }) => since < 2 }
  const later = createKnownBrowsers(createKeyRing([oldKey], portal), forgets)
  const cookies = cookie(known.remember(after(['a@x.de']), named('b@x.de'), { ...login, since: 2 }))
  const knowsIn = (sent: string) => ['a@x.de', 'b@x.de'].map((account) => later.find(sent)?.knows(account) === true)
  expect(knowsIn(cookies)).toEqual([false, true])
  expect(knowsIn(cookie(later.remember(cookies, named('a@x.de'), { ...login, since: 3 })))).toEqual([true, true])
})

test('a browser stays known while its key is in the ring', () => {
  const rotated = createKnownBrowsers(createKeyRing([newKey, oldKey], portal), none)
  const cookies = after(['b@x.de'], rotated, after(['a@x.de']))
  const browser = rotated.find(cookies)
  expect([browser?.knows('a@x.de'), browser?.knows('b@x.de')]).toEqual([true, true])
})

test('of two cookies all logins count, and the next login keeps the latest six of both', () => {
  const later = (accounts: readonly string[], since: number): string =>
    accounts.reduce(
      (cookies: string | null, account) => cookie(known.remember(cookies, named(account), { ...login, since })),
      null,
    ) ?? ''
  const twins = `${later(['a@x.de', 'b@x.de', 'c@x.de'], 1)}; ${later(['d@x.de', 'e@x.de', 'f@x.de', 'a@x.de'], 2)}`
  const accounts = ['a@x.de', 'b@x.de', 'c@x.de', 'd@x.de', 'e@x.de', 'f@x.de']
  const known6 = known.find(twins)
  expect(accounts.filter((account) => !known6?.knows(account))).toEqual([])
  const next = known.find(cookie(known.remember(twins, named('g@x.de'), { ...login, since: 3 })))
  expect([...accounts, 'g@x.de'].filter((account) => !next?.knows(account))).toEqual(['b@x.de'])
})

// Rule: limits-5
test.each([
  { title: 'full-width', name: 'ｍitglied@example.org' },
  { title: 'a ligature', name: 'mitglied-ﬁ@example.org', of: 'mitglied-fi@example.org' },
  { title: 'a combining mark', name: 'mu\u0308ller@example.org', of: 'müller@example.org' },
  { title: 'a capital letter beyond ASCII', name: 'MÜLLER@example.org', of: 'müller@example.org' },
])('a login with $title makes no browser known to the name without it', ({ name, of = 'mitglied@example.org' }) => {
  const browser = known.find(after([name]))
  expect([browser?.knows(name), browser?.knows(of), browser?.knewAlike(of)]).toEqual([true, false, false])
})

/** The cookie of an edge of the version before, which kept the folded name. */
const former = (loginName: string): string => {
  const content = {
    token: foldedNameHash(loginName),
    accountId: 'ACC-1',
    sid: '',
    since: 1,
    user: foldedNameHash(loginName),
  }
  return `__Host-known=${seal(createKeyRing([oldKey], portal), 'known', notBound, content, Date.now())}`
}

test('a browser of an earlier version stays known, apart from others, until its next login', () => {
  const cookies = former('mitglied@example.org')
  const names = ['mitglied@example.org', 'ｍitglied@example.org']
  const browser = known.find(cookies)
  expect(names.map((name) => [browser?.knows(name), browser?.knewAlike(name)])).toEqual([
    [false, true],
    [false, true],
  ])
  const next = known.find(cookie(known.remember(cookies, named('mitglied@example.org'), { ...login, since: 2 })))
  expect(names.map((name) => [next?.knows(name), next?.knewAlike(name)])).toEqual([
    [true, false],
    [false, false],
  ])
})
