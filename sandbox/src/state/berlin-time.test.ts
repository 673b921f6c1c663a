import { couponDate } from '@delikaterie/shared-contracts/domain/coupon-date'
import { expect, test } from 'vitest'
import { endOfBerlinDay, parseValidTo } from './berlin-time.ts'

test.each([
  ['2026-11-5 9:7:3', '2026-11-05T08:07:03.000Z'],
  ['2026-07-15 0:0:0', '2026-07-14T22:00:00.000Z'],
  ['2026-03-29 1:59:59', '2026-03-29T00:59:59.000Z'],
  ['2026-03-29 3:0:0', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25 3:0:0', '2026-10-25T02:00:00.000Z'],
  ['2026-11-05', '2026-11-05T00:00:00.000Z'],
  ['2026-11-05T09:00:00+01:00', '2026-11-05T08:00:00.000Z'],
])('"%s" is %s', (text, expected) => {
  expect(parseValidTo(text)?.toISOString()).toBe(expected)
})

test.each(['', '2026-11-5', '2026-1-5 1:1:1', '2026-11-31 1:1:1', '2026-11-5 24:0:0', '2026-11-5 1:60:0', '5.11.2026'])(
  '"%s" is nothing',
  (text) => {
    expect(parseValidTo(text)).toBeUndefined()
  },
)

test.each(['2026-01-31T22:59:59Z', '2026-06-05T03:04:05Z'])('reads what the client writes at %s', (iso) => {
  expect(parseValidTo(couponDate(new Date(iso)))).toEqual(new Date(iso))
})

test('a day ends a second before midnight in Berlin', () => {
  expect(endOfBerlinDay(new Date('2026-11-20T23:30:00Z'), 0).toISOString()).toBe('2026-11-21T22:59:59.000Z')
})
