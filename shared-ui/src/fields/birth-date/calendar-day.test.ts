import { expect, test } from 'vitest'
import { dayAfterKey, dayOf, weeksOf } from './calendar-day.ts'

test.each([
  { year: 1980, month: 4, date: 17, day: '1980-05-17' },
  { year: 1981, month: 1, date: 29, day: '1981-02-28' },
  { year: 1980, month: 1, date: 31, day: '1980-02-29' },
  { year: 1980, month: 12, date: 5, day: '1981-01-05' },
  { year: 1980, month: -1, date: 31, day: '1979-12-31' },
])('the day $date of month $month in $year is $day', ({ year, month, date, day }) => {
  expect(dayOf(year, month, date)).toBe(day)
})

test.each([
  { key: 'ArrowLeft', day: '1980-03-01', next: '1980-02-29' },
  { key: 'ArrowRight', day: '1980-12-31', next: '1981-01-01' },
  { key: 'ArrowUp', day: '1980-05-07', next: '1980-04-30' },
  { key: 'ArrowDown', day: '1980-05-07', next: '1980-05-14' },
  { key: 'PageUp', day: '1980-03-31', next: '1980-02-29' },
  { key: 'PageDown', day: '1980-12-31', next: '1981-01-31' },
  { key: 'Home', day: '1980-05-17', next: '1980-05-01' },
  { key: 'End', day: '1980-05-17', next: '1980-05-31' },
  { key: 'Enter', day: '1980-05-17', next: null },
])('$key leads from $day to $next', ({ key, day, next }) => {
  expect(dayAfterKey(day, key)).toBe(next)
})

test.each([
  { day: '1980-05-17', weeks: 5, first: '1980-04-28', last: '1980-06-01' },
  { day: '1982-02-01', weeks: 4, first: '1982-02-01', last: '1982-02-28' },
  { day: '1982-08-24', weeks: 6, first: '1982-07-26', last: '1982-09-05' },
])('the month of $day has $weeks weeks from $first to $last', ({ day, weeks, first, last }) => {
  const found = weeksOf(day)
  expect(found).toHaveLength(weeks)
  expect([found[0]?.[0], found.at(-1)?.at(-1)]).toEqual([first, last])
})
