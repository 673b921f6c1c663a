import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  berlinDay,
  daysLeft,
  endOfBerlinDay,
  formatDate,
  formatDayAndMonth,
  formatLongDate,
  formatMonth,
  formatTime,
  formatWeekday,
  parseCouponDate,
  validityMoment,
} from './berlin-time.ts'
import { couponDate } from '../coupon/coupon-date.ts'

const before = process.env['TZ']
afterAll(() => {
  if (before === undefined) delete process.env['TZ']
  else process.env['TZ'] = before
})

// Rule: formats-8
describe.each([
  { zone: 'Europe/Berlin', hour: 0 },
  { zone: 'America/New_York', hour: 18 },
  { zone: 'Asia/Tokyo', hour: 8 },
  { zone: 'America/Godthab', hour: 21 },
  { zone: 'Atlantic/Azores', hour: 22 },
  { zone: 'UTC', hour: 23 },
  { zone: 'Pacific/Kiritimati', hour: 13 },
])('in a browser in $zone', ({ zone, hour }) => {
  beforeAll(() => {
    process.env['TZ'] = zone
  })

  test('the test runs in that zone', () => {
    expect(new Date('2026-11-05T23:30:00Z').getHours()).toBe(hour)
  })

  // Rules: formats-5, formats-9
  test.each([
    { iso: '2026-11-05T23:30:00Z', date: '06.11.2026', long: 'Fr, 06.11.2026', time: '00:30', day: '2026-11-06' },
    { iso: '2026-11-19T22:59:59Z', date: '19.11.2026', long: 'Do, 19.11.2026', time: '23:59', day: '2026-11-19' },
    { iso: '2026-07-01T22:00:00.000Z', date: '02.07.2026', long: 'Do, 02.07.2026', time: '00:00', day: '2026-07-02' },
    { iso: '2026-11-19T23:30:00-05:00', date: '20.11.2026', long: 'Fr, 20.11.2026', time: '05:30', day: '2026-11-20' },
    // A time without an offset is in Berlin time, a date without a time is that day.
    { iso: '2019-02-18T13:45:23', date: '18.02.2019', long: 'Mo, 18.02.2019', time: '13:45', day: '2019-02-18' },
    { iso: '2026-11-05', date: '05.11.2026', long: 'Do, 05.11.2026', time: '00:00', day: '2026-11-05' },
    { iso: '1945-05-24', date: '24.05.1945', long: 'Do, 24.05.1945', time: '00:00', day: '1945-05-24' },
    { iso: '1900-01-01', date: '01.01.1900', long: 'Mo, 01.01.1900', time: '00:00', day: '1900-01-01' },
    { iso: '1890-07-04', date: '04.07.1890', long: 'Fr, 04.07.1890', time: '00:00', day: '1890-07-04' },
    // The clock changes in Berlin.
    { iso: '2026-03-29T00:30:00Z', date: '29.03.2026', long: 'So, 29.03.2026', time: '01:30', day: '2026-03-29' },
    { iso: '2026-03-29T01:00:00Z', date: '29.03.2026', long: 'So, 29.03.2026', time: '03:00', day: '2026-03-29' },
    { iso: '2026-03-29T02:30', date: '29.03.2026', long: 'So, 29.03.2026', time: '03:30', day: '2026-03-29' },
    { iso: '2026-10-25T00:30:00Z', date: '25.10.2026', long: 'So, 25.10.2026', time: '02:30', day: '2026-10-25' },
    { iso: '2026-10-25T01:30:00Z', date: '25.10.2026', long: 'So, 25.10.2026', time: '02:30', day: '2026-10-25' },
    { iso: '2026-10-25T02:30+0200', date: '25.10.2026', long: 'So, 25.10.2026', time: '02:30', day: '2026-10-25' },
    { iso: '2026-10-25T02:30+01', date: '25.10.2026', long: 'So, 25.10.2026', time: '02:30', day: '2026-10-25' },
    // The clock changes in New York, Greenland and the Azores.
    { iso: '2026-03-08T02:30:00', date: '08.03.2026', long: 'So, 08.03.2026', time: '02:30', day: '2026-03-08' },
    { iso: '2026-03-28T23:30:00', date: '28.03.2026', long: 'Sa, 28.03.2026', time: '23:30', day: '2026-03-28' },
    { iso: '2026-03-29', date: '29.03.2026', long: 'So, 29.03.2026', time: '00:00', day: '2026-03-29' },
    { iso: '2026-03-29T00:30:00', date: '29.03.2026', long: 'So, 29.03.2026', time: '00:30', day: '2026-03-29' },
    { iso: '2026-03-29T01:00:00', date: '29.03.2026', long: 'So, 29.03.2026', time: '01:00', day: '2026-03-29' },
    { iso: '2026-03-29 01:00:00.5', date: '29.03.2026', long: 'So, 29.03.2026', time: '01:00', day: '2026-03-29' },
    { iso: '1945-04-21', date: '21.04.1945', long: 'Sa, 21.04.1945', time: '00:00', day: '1945-04-21' },
    { iso: '2026-02-29', date: '-', long: '-', time: '-', day: null },
    { iso: '12:30', date: '-', long: '-', time: '-', day: null },
    { iso: 'gestern', date: '-', long: '-', time: '-', day: null },
    { iso: '', date: '-', long: '-', time: '-', day: null },
  ])('$iso is $long at $time', ({ iso, date, long, time, day }) => {
    expect([formatDate(iso), formatLongDate(iso), formatTime(iso), berlinDay(iso)]).toEqual([date, long, time, day])
  })

  test.each([
    {
      iso: '2026-12-05',
      now: '2026-11-21T12:00:00Z',
      day: '5.\u00a0Dezember',
      weekday: 'Samstag, 5.\u00a0Dezember\u00a02026',
    },
    {
      iso: '2026-12-31T23:30:00Z',
      now: '2026-11-21T12:00:00Z',
      day: '1.\u00a0Januar\u00a02027',
      weekday: 'Freitag, 1.\u00a0Januar\u00a02027',
    },
    {
      iso: '2027-01-06',
      now: '2026-12-31T23:00:00Z',
      day: '6.\u00a0Januar',
      weekday: 'Mittwoch, 6.\u00a0Januar\u00a02027',
    },
    { iso: 'bald', now: '2026-12-31T23:00:00Z', day: '-', weekday: '-' },
  ])('$iso in words is $weekday', ({ iso, now, day, weekday }) => {
    expect([formatDayAndMonth(iso, new Date(now)), formatWeekday(iso)]).toEqual([day, weekday])
  })

  test('months and weekdays have the names of the language data', () => {
    const names = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', month: 'long', year: 'numeric', ...options })
    const [month, weekday] = [names({}), names({ weekday: 'long', day: 'numeric' })]
    for (let day = 0; day < 365; day++) {
      const date = new Date(Date.UTC(2026, 0, 1 + day, 12))
      const shown = formatWeekday(date.toISOString()).replaceAll('\u00a0', ' ')
      expect([formatMonth(date.toISOString().slice(0, 7)), shown]).toEqual([month.format(date), weekday.format(date)])
    }
  })

  test.each(['', '2026', '2026-13'])('"%s" is no month', (text) => {
    expect(formatMonth(text)).toBe('-')
  })

  // Berlin had its first summer time in 1916 and three offsets in 1945.
  test.each([1900, 1916, 1945, 2026])('every date of %i is that day', (year) => {
    for (let day = 1; day <= 365; day++) {
      const iso = new Date(Date.UTC(year, 0, day)).toISOString().slice(0, 10)
      expect(berlinDay(iso)).toBe(iso)
    }
  })

  test.each([
    { title: 'New York, in spring', day: '2026-03-08', missing: [] },
    { title: 'Greenland, in spring', day: '2026-03-28', missing: [] },
    { title: 'Berlin and the Azores, in spring', day: '2026-03-29', missing: ['02:00', '02:30'] },
    { title: 'Greenland, in autumn', day: '2026-10-24', missing: [] },
    { title: 'Berlin and the Azores, in autumn', day: '2026-10-25', missing: [] },
    { title: 'New York, in autumn', day: '2026-11-01', missing: [] },
  ])('a time without an offset is in Berlin time on the day of a clock change in $title', ({ day, missing }) => {
    for (let halfHour = 0; halfHour < 48; halfHour++) {
      const time = new Date(halfHour * 30 * 60_000).toISOString().slice(11, 16)
      const shown = missing.some((one) => one === time) ? time.replace('02', '03') : time
      expect([berlinDay(`${day}T${time}`), formatTime(`${day}T${time}`)]).toEqual([day, shown])
    }
  })

  test.each([
    { title: 'the end of today', iso: '2026-11-20T22:59:59Z', now: '2026-11-20T12:00:00Z', expected: 0 },
    { title: 'a minute ago, today', iso: '2026-11-20T11:59:00Z', now: '2026-11-20T12:00:00Z', expected: 0 },
    { title: 'three days ahead, at night', iso: '2026-11-23T22:59:59Z', now: '2026-11-20T22:30:00Z', expected: 3 },
    {
      title: 'today, still yesterday in London',
      iso: '2026-11-21T22:59:59Z',
      now: '2026-11-20T23:30:00Z',
      expected: 0,
    },
    { title: 'across the end of summer time', iso: '2026-10-26T22:59:59Z', now: '2026-10-24T22:30:00Z', expected: 1 },
    { title: 'a date without a time', iso: '2026-12-01', now: '2026-11-20T12:00:00Z', expected: 11 },
    { title: 'the start of summer time', iso: '2026-03-29', now: '2026-03-18T12:00:00Z', expected: 11 },
    { title: 'the day after, on its start', iso: '2026-03-30', now: '2026-03-29T01:30:00Z', expected: 1 },
    { title: 'the end of summer time', iso: '2026-10-25', now: '2026-10-23T22:00:00Z', expected: 1 },
    { title: 'the doubled hour', iso: '2026-10-25T02:30:00', now: '2026-10-25T22:59:59Z', expected: 0 },
    { title: 'yesterday', iso: '2026-11-19T22:59:59Z', now: '2026-11-20T12:00:00Z', expected: -1 },
    { title: 'nothing', iso: '', now: '2026-11-20T12:00:00Z', expected: null },
    { title: 'nonsense', iso: 'bald', now: '2026-11-20T12:00:00Z', expected: null },
  ])('days until $title: $expected', ({ iso, now, expected }) => {
    expect(daysLeft(iso, new Date(now))).toBe(expected)
  })

  // Rule: coupons-4
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

  test('the doubled hour at the end of summer time is sent alike and read back as the second one', () => {
    expect(couponDate(new Date('2026-10-25T00:30:00Z'))).toBe('2026-10-25 2:30:0')
    expect(couponDate(new Date('2026-10-25T01:30:00Z'))).toBe('2026-10-25 2:30:0')
    expect(parseCouponDate('2026-10-25 2:30:0')).toEqual(new Date('2026-10-25T01:30:00Z'))
  })

  test.each([
    { title: 'the hour skipped in spring is later', text: '2026-03-29 2:30:0', moment: '2026-03-29T01:30:00Z' },
    { title: 'leading zeros are allowed', text: '2026-11-05 09:07:03', moment: '2026-11-05T08:07:03Z' },
  ])('in the date of a coupon query, $title', ({ text, moment }) => {
    expect(parseCouponDate(text)).toEqual(new Date(moment))
  })

  test('a day ends a second before midnight in Berlin', () => {
    expect(endOfBerlinDay(new Date('2026-11-20T23:30:00Z'), 0).toISOString()).toBe('2026-11-21T22:59:59.000Z')
    expect(endOfBerlinDay(new Date('2026-10-24T12:00:00Z'), 1).toISOString()).toBe('2026-10-25T22:59:59.000Z')
    expect(endOfBerlinDay(new Date('2026-03-27T23:30:00Z'), 1).toISOString()).toBe('2026-03-29T21:59:59.000Z')
    expect(endOfBerlinDay(new Date('2026-03-29T12:00:00Z'), -1).toISOString()).toBe('2026-03-28T22:59:59.000Z')
  })
})

test.each([
  '',
  '2026-11-5',
  '2026-1-5 1:1:1',
  '2026-11-31 1:1:1',
  '2026-11-5 24:0:0',
  '2026-11-5 1:60:0',
  '2026-11-5 1:0:60',
  '5.11.2026',
])('"%s" is no date of a coupon query', (text) => {
  expect(parseCouponDate(text)).toBeNull()
})

test.each([
  { iso: '2026-11-20T10:00:00Z', start: '2026-11-20T10:00:00.000Z', end: '2026-11-20T10:00:00.000Z' },
  { iso: '2026-11-20T10:00:00', start: '2026-11-20T09:00:00.000Z', end: '2026-11-20T09:00:00.000Z' },
  { iso: '2026-07-20 10:00:00', start: '2026-07-20T08:00:00.000Z', end: '2026-07-20T08:00:00.000Z' },
  { iso: '2026-11-20', start: '2026-11-19T23:00:00.000Z', end: '2026-11-20T22:59:59.000Z' },
  { iso: '', start: null, end: null },
  { iso: 'bald', start: null, end: null },
])('a validity of "$iso" starts at $start and ends at $end', ({ iso, start, end }) => {
  const moment = (side: 'start' | 'end') => {
    const found = validityMoment(iso, side)
    return found === null ? null : new Date(found).toISOString()
  }
  expect([moment('start'), moment('end')]).toEqual([start, end])
})
