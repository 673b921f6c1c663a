import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  berlinDay,
  daysLeft,
  endOfBerlinDay,
  formatDate,
  formatLongDate,
  formatTime,
  parseCouponDate,
} from './berlin-time.ts'
import { couponDate } from './coupon-date.ts'

const before = process.env['TZ']
afterAll(() => {
  if (before === undefined) delete process.env['TZ']
  else process.env['TZ'] = before
})

describe.each([
  { zone: 'Europe/Berlin', hour: 0 },
  { zone: 'America/New_York', hour: 18 },
  { zone: 'Asia/Tokyo', hour: 8 },
])('in a browser in $zone', ({ zone, hour }) => {
  beforeAll(() => {
    process.env['TZ'] = zone
  })

  test('the test runs in that zone', () => {
    expect(new Date('2026-11-05T23:30:00Z').getHours()).toBe(hour)
  })

  test.each([
    { iso: '2026-11-05T23:30:00Z', date: '06.11.2026', long: 'Fr, 06.11.2026', time: '00:30', day: '2026-11-06' },
    { iso: '2026-11-19T22:59:59Z', date: '19.11.2026', long: 'Do, 19.11.2026', time: '23:59', day: '2026-11-19' },
    { iso: '2026-07-01T22:00:00.000Z', date: '02.07.2026', long: 'Do, 02.07.2026', time: '00:00', day: '2026-07-02' },
    { iso: '2026-11-19T23:30:00-05:00', date: '20.11.2026', long: 'Fr, 20.11.2026', time: '05:30', day: '2026-11-20' },
    // A time without an offset is in Berlin time, a date without a time is that day.
    { iso: '2019-02-18T13:45:23', date: '18.02.2019', long: 'Mo, 18.02.2019', time: '13:45', day: '2019-02-18' },
    { iso: '2026-11-05', date: '05.11.2026', long: 'Do, 05.11.2026', time: '00:00', day: '2026-11-05' },
    { iso: '1945-05-24', date: '24.05.1945', long: 'Do, 24.05.1945', time: '00:00', day: '1945-05-24' },
    { iso: 'gestern', date: '-', long: '-', time: '-', day: null },
    { iso: '', date: '-', long: '-', time: '-', day: null },
  ])('$iso is $long at $time', ({ iso, date, long, time, day }) => {
    expect([formatDate(iso), formatLongDate(iso), formatTime(iso), berlinDay(iso)]).toEqual([date, long, time, day])
  })

  test.each([
    { title: 'the end of today', iso: '2026-11-20T22:59:59Z', now: '2026-11-20T12:00:00Z', expected: 0 },
    { title: 'a minute ago, today', iso: '2026-11-20T11:59:00Z', now: '2026-11-20T12:00:00Z', expected: 0 },
    {
      title: 'three days ahead, late in the evening',
      iso: '2026-11-23T22:59:59Z',
      now: '2026-11-20T22:30:00Z',
      expected: 3,
    },
    {
      title: 'midnight in Berlin, which is still yesterday in London',
      iso: '2026-11-21T22:59:59Z',
      now: '2026-11-20T23:30:00Z',
      expected: 0,
    },
    { title: 'across the end of summer time', iso: '2026-10-26T22:59:59Z', now: '2026-10-24T22:30:00Z', expected: 1 },
    { title: 'a date without a time', iso: '2026-12-01', now: '2026-11-20T12:00:00Z', expected: 11 },
    { title: 'yesterday', iso: '2026-11-19T22:59:59Z', now: '2026-11-20T12:00:00Z', expected: -1 },
    { title: 'nothing', iso: '', now: '2026-11-20T12:00:00Z', expected: null },
    { title: 'nonsense', iso: 'bald', now: '2026-11-20T12:00:00Z', expected: null },
  ])('days until $title: $expected', ({ iso, now, expected }) => {
    expect(daysLeft(iso, new Date(now))).toBe(expected)
  })

  test.each([
    { now: '2026-11-05T08:07:03Z', text: '2026-11-5 9:7:3' },
    { now: '2026-06-30T22:00:00Z', text: '2026-07-1 0:0:0' },
    { now: '2026-12-31T23:59:59Z', text: '2027-01-1 0:59:59' },
    { now: '2026-01-15T11:45:30Z', text: '2026-01-15 12:45:30' },
    { now: '2026-03-29T00:59:59Z', text: '2026-03-29 1:59:59' },
    { now: '2026-03-29T01:00:00Z', text: '2026-03-29 3:0:0' },
    { now: '2026-10-25T02:00:00Z', text: '2026-10-25 3:0:0' },
  ])('$now is sent as "$text" and read back', ({ now, text }) => {
    expect(couponDate(new Date(now))).toBe(text)
    expect(parseCouponDate(text)).toEqual(new Date(now))
  })

  test('a day ends a second before midnight in Berlin', () => {
    expect(endOfBerlinDay(new Date('2026-11-20T23:30:00Z'), 0).toISOString()).toBe('2026-11-21T22:59:59.000Z')
    expect(endOfBerlinDay(new Date('2026-10-24T12:00:00Z'), 1).toISOString()).toBe('2026-10-25T22:59:59.000Z')
  })
})

test.each(['', '2026-11-5', '2026-1-5 1:1:1', '2026-11-31 1:1:1', '2026-11-5 24:0:0', '2026-11-5 1:60:0', '5.11.2026'])(
  '"%s" is no date of a coupon query',
  (text) => {
    expect(parseCouponDate(text)).toBeNull()
  },
)
