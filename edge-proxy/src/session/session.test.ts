import { expect, test } from 'vitest'
import { createCookieValue, sessionCookie } from './session.ts'

const value = 'a'.repeat(43)

test('creates 32 random bytes that the session cookie accepts', () => {
  const [one, two] = [createCookieValue(), createCookieValue()]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(sessionCookie.valuesIn(sessionCookie.set(one).split(';')[0])).toEqual([one])
})

// Rule: promises-24
test('sets and deletes the cookie with the attributes that keep it from scripts and other hosts', () => {
  const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
  expect(sessionCookie.set(value)).toBe(`__Host-portal=${value}; Max-Age=2592000; ${attributes}`)
  expect(sessionCookie.delete).toBe(`__Host-portal=; Max-Age=0; ${attributes}`)
})
