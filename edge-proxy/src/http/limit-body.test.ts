import { expect, test } from 'vitest'
import { isAllowed } from './edge-server.ts'

test.each([
  { title: 'one piece', pieces: 1, bytes: 1, ms: 0, allowed: true },
  { title: 'a login in pieces of one byte', pieces: 64, bytes: 64, ms: 100, allowed: true },
  { title: 'more pieces of one byte', pieces: 65, bytes: 65, ms: 100, allowed: false },
  { title: 'the longest body in pieces of 256 bytes', pieces: 128, bytes: 32_768, ms: 100, allowed: true },
  { title: 'the longest body in pieces of 64 bytes', pieces: 512, bytes: 32_768, ms: 100, allowed: false },
  { title: '5 MB in the segments of a network', pieces: 3_425, bytes: 5_000_000, ms: 20_000, allowed: true },
  { title: 'a second piece after nine seconds', pieces: 2, bytes: 200, ms: 9_000, allowed: true },
  { title: 'a byte a second', pieces: 11, bytes: 11, ms: 10_012, allowed: false },
  { title: 'the longest body in 29 seconds', pieces: 24, bytes: 32_768, ms: 29_000, allowed: true },
  { title: 'half of it in 29 seconds', pieces: 12, bytes: 16_384, ms: 29_000, allowed: false },
])('a body that is $title is allowed: $allowed', ({ allowed, ...arrived }) => {
  expect(isAllowed(arrived)).toBe(allowed)
})
