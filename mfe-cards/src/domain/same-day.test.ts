import { expect, test } from 'vitest'
import { isSameDay } from './same-day.ts'

// Rule: cards-43
test.each([
  { one: '2026-11-08T13:05:00Z', expected: true },
  { one: '2026-11-07T23:00:00Z', expected: true },
  { one: '2026-11-07T22:59:59Z', expected: false },
  { one: '2026-11-08T22:59:59Z', expected: true },
  { one: '2026-11-08T23:00:00Z', expected: false },
  { one: '2025-11-08T13:05:00Z', expected: false },
  { one: '2026-07-01T22:00:00Z', other: '2026-07-02T21:59:59Z', expected: true },
  { one: '2026-07-01T21:59:59Z', other: '2026-07-02T21:59:59Z', expected: false },
])('$one is on the same day in Berlin: $expected', ({ one, other = '2026-11-08T14:00:00Z', expected }) => {
  expect(isSameDay(Date.parse(one), Date.parse(other))).toBe(expected)
})
