import { expect, test } from 'vitest'
import { secondsBeforeReset } from './kiosk-idle.ts'

// Rule: kiosk-4
test.each([
  { idle: 0, left: null },
  { idle: 44.9, left: null },
  { idle: 45, left: 15 },
  { idle: 59.2, left: 1 },
  { idle: 60, left: 0 },
  { idle: 4000, left: 0 },
])('after $idle seconds without input $left seconds are left before the kiosk starts again', ({ idle, left }) => {
  expect(secondsBeforeReset(idle)).toBe(left)
})
