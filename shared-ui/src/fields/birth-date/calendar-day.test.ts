import { expect, test } from 'vitest'
import { dayOf, daysBefore, daysOf } from './calendar-day.ts'

test.each([
  { year: 1980, month: 4, date: 17, day: '1980-05-17' },
  { year: 1981, month: 1, date: 29, day: '1981-02-28' },
  { year: 1980, month: 1, date: 31, day: '1980-02-29' },
])('the day $date of month $month in $year is $day', ({ year, month, date, day }) => {
  expect(dayOf(year, month, date)).toBe(day)
})

test.each([
  { year: 1980, month: 4, last: '1980-05-31', before: 3 },
  { year: 1982, month: 1, last: '1982-02-28', before: 0 },
  { year: 1982, month: 7, last: '1982-08-31', before: 6 },
])('month $month of $year ends on $last and begins $before days after a Monday', ({ year, month, last, before }) => {
  const days = daysOf(year, month)
  expect(days.at(-1)).toBe(last)
  expect(days).toHaveLength(Number(last.slice(8)))
  expect(daysBefore(days[0] ?? '')).toBe(before)
})
