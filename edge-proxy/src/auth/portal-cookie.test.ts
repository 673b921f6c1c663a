import { expect, test } from 'vitest'
import { dropCookie, keepCookie, mintCookie, portalCookie } from './portal-cookie.ts'

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
  expect(portalCookie(header)).toBe(found)
})

test('mints 32 random bytes that it accepts itself', () => {
  const [one, two] = [mintCookie(), mintCookie()]
  expect(one).not.toBe(two)
  expect(Buffer.from(one, 'base64url')).toHaveLength(32)
  expect(portalCookie(keepCookie(one).split(';')[0])).toBe(one)
})

test('keeps and drops the cookie out of reach of scripts and other hosts', () => {
  const attributes = 'Path=/; Secure; HttpOnly; SameSite=Lax'
  expect(keepCookie(value)).toBe(`__Host-portal=${value}; Max-Age=2592000; ${attributes}`)
  expect(dropCookie).toBe(`__Host-portal=; Max-Age=0; ${attributes}`)
})
