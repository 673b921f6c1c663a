import { describe, expect, test } from 'vitest'
import { birthDateError, formatBirthDate, latestBirthDate, parseBirthDate } from './birth-date.ts'

// Rule: account-13
test.each([
  ['17.05.1980', '1980-05-17'],
  ['1.5.1980', '1980-05-01'],
  [' 17. 05. 1980 ', '1980-05-17'],
  ['17,05,1980', '1980-05-17'],
  ['17 05 1980', '1980-05-17'],
  ['17051980', '1980-05-17'],
  ['1980-05-17', '1980-05-17'],
  ['29.02.2004', '2004-02-29'],
  ['29.02.2000', '2000-02-29'],
  ['29.02.1900', null],
  ['29.02.2005', null],
  ['31.04.1980', null],
  ['32.01.1980', null],
  ['00.05.1980', null],
  ['17.13.1980', null],
  ['17.00.1980', null],
  ['17.05.80', null],
  ['170580', null],
  ['17.05.19800', null],
  ['17/05/1980', null],
  ['05/17/1980', null],
  ['17.05', null],
  ['17. Mai 1980', null],
  ['1980-5-17', null],
  ['heute', null],
  ['', null],
])('the typed date %j is the day %s', (typed, expected) => {
  expect(parseBirthDate(typed)).toBe(expected)
})

describe('the error of a birth date that', () => {
  // Rule: account-14
  test.each([
    ['17.05.1980', '2026-11-20', null],
    ['01.01.1900', '2026-11-20', null],
    ['31.12.1899', '2026-11-20', 'date.cannotBePast'],
    ['20.11.2008', '2026-11-20', null],
    ['21.11.2008', '2026-11-20', 'date.mustBeAdult'],
    ['21.11.2008', '2026-11-21', null],
    ['20.11.2026', '2026-11-20', 'date.mustBeAdult'],
    ['21.11.2026', '2026-11-20', 'date.mustBeAdult'],
    ['29.02.2008', '2026-02-28', 'date.mustBeAdult'],
    ['29.02.2008', '2026-03-01', null],
    ['28.02.2010', '2028-02-29', null],
    ['01.03.2010', '2028-02-29', 'date.mustBeAdult'],
    ['01.03.2010', '2028-03-01', null],
    ['31.12.2008', '2026-12-31', null],
    ['01.01.2009', '2026-12-31', 'date.mustBeAdult'],
    ['17.05.80', '2026-11-20', 'date.invalid'],
    ['30.02.1980', '2026-11-20', 'date.invalid'],
    ['', '2026-11-20', 'date.invalid'],
  ])('must be an adult’s: %s on %s is %s', (typed, today, expected) => {
    expect(birthDateError(typed, today, 18)).toBe(expected)
  })

  test.each([
    ['20.11.2026', null],
    ['21.11.2026', 'date.cannotBeFuture'],
    ['31.12.1899', 'date.cannotBePast'],
    ['31.11.2020', 'date.invalid'],
  ])('may be a child’s: %s on 20 November 2026 is %s', (typed, expected) => {
    expect(birthDateError(typed, '2026-11-20', 0)).toBe(expected)
  })
})

test('a day is written as DD.MM.YYYY', () => {
  expect(formatBirthDate('1980-05-17')).toBe('17.05.1980')
})

test.each([
  ['2026-11-20', 18, '2008-11-20'],
  ['2028-02-29', 18, '2010-02-28'],
  ['2028-02-29', 0, '2028-02-29'],
])('on %s the latest birth date (at least %s years) is %s', (today, minimumAge, expected) => {
  expect(latestBirthDate(today, minimumAge)).toBe(expected)
})
