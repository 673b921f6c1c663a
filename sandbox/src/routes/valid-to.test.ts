import { expect, test } from 'vitest'
import { parseValidTo } from './loyalty.ts'

test.each([
  ['2026-11-5 9:7:3', '2026-11-05T08:07:03.000Z'],
  ['2026-10-25 2:30:0', '2026-10-25T01:30:00.000Z'],
  ['2026-11-05', '2026-11-05T00:00:00.000Z'],
  ['2026-11-05T09:00:00+01:00', '2026-11-05T08:00:00.000Z'],
])('"%s" is %s', (text, expected) => {
  expect(parseValidTo(text)?.toISOString()).toBe(expected)
})

test.each(['', '2026-13-01', '2026-11-5', '5.11.2026'])('"%s" is no date', (text) => {
  expect(parseValidTo(text)).toBeNull()
})
