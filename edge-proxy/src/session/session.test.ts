import { expect, test } from 'vitest'
import { createCookieValue, sessionCookie } from './session.ts'

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
