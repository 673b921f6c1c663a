import { describe, expect, test } from 'vitest'
import { birthDateError, formatBirthDate, latestBirthDate, parseBirthDate, shownBirthDate } from './birth-date.ts'

// Rules: account-13, account-48
test.each([
  ['17.05.1980', '1980-05-17'],
  ['1.5.1980', '1980-05-01'],
  [' 17. 05. 1980 ', '1980-05-17'],
  ['17,05,1980', '1980-05-17'],
  ['17 05 1980', '1980-05-17'],
  ['17/05/1980', '1980-05-17'],
  ['3/4/1990', '1990-04-03'],
  ['3-4-1990', '1990-04-03'],
  ['17051980', '1980-05-17'],
  ['1980-05-17', '1980-05-17'],
  ['1980-5-7', '1980-05-07'],
  ['3. April 1990', '1990-04-03'],
  ['3. Apr. 1990', '1990-04-03'],
  ['03.April 1990', '1990-04-03'],
  ['3 apr 1990', '1990-04-03'],
  ['3-Apr-1990', '1990-04-03'],
  ['3.\u00a0April\u00a01990', '1990-04-03'],
  ['1. März 1990', '1990-03-01'],
  ['1. Ma\u0308rz 1990', '1990-03-01'],
  ['1. Maerz 1990', '1990-03-01'],
  ['1. Mrz. 1990', '1990-03-01'],
  ['1. Mai 1990', '1990-05-01'],
  ['1. Sept. 1990', '1990-09-01'],
  ['1. Jänner 1990', '1990-01-01'],
  ['1. Feber 1990', '1990-02-01'],
  ['31. Dezember 1990', '1990-12-31'],
  ['29.02.2004', '2004-02-29'],
  ['29.02.2000', '2000-02-29'],
  ['29.02.1900', null],
  ['29.02.2005', null],
  ['31.2.1990', null],
  ['31. Februar 1990', null],
  ['31.04.1980', null],
  ['32.01.1980', null],
  ['00.05.1980', null],
  ['17.13.1980', null],
  ['17.00.1980', null],
  ['17.05.198', null],
  ['17.05.19800', null],
  ['05/17/1980', null],
  ['17.05', null],
  ['3. Ap 1990', null],
  ['3. Brumaire 1990', null],
  ['April 1990', null],
  ['1980/05/17', null],
  ['heute', null],
  ['', null],
])('the typed date %j is the day %s', (typed, expected) => {
  expect(parseBirthDate(typed, '2008-11-20')).toBe(expected)
})

// Rule: account-49
test.each([
  ['3.4.90', '1990-04-03'],
  ['03.04.90', '1990-04-03'],
  ['3/4/90', '1990-04-03'],
  ["3.4.'90", '1990-04-03'],
  ['030490', '1990-04-03'],
  ['3.April 90', '1990-04-03'],
  ['3. Apr. 08', '2008-04-03'],
  ['20.11.08', '2008-11-20'],
  ['21.11.08', '1908-11-21'],
  ['3.4.09', '1909-04-03'],
  ['1.1.00', '2000-01-01'],
  ['29.2.00', '2000-02-29'],
  ['29.2.04', '2004-02-29'],
  ['29.2.05', null],
  ['31.2.90', null],
])('with two digits of the year, %j is the day %s of an adult', (typed, expected) => {
  expect(parseBirthDate(typed, '2008-11-20')).toBe(expected)
})

// Rule: account-49
test.each(['3.4.90', '030490', '3. April 90'])(
  'a stored %j is no date: years are stored with four digits',
  (stored) => {
    expect(shownBirthDate(stored)).toBe('')
  },
)

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
    ['17.05.80', '2026-11-20', null],
    ['21.11.08', '2026-11-20', null],
    ['30.02.1980', '2026-11-20', 'date.invalid'],
    ['', '2026-11-20', 'date.invalid'],
  ])('must be an adult’s: %s on %s is %s', (typed, today, expected) => {
    expect(birthDateError(typed, today, 18)).toBe(expected)
  })

  test.each([
    ['20.11.2026', null],
    ['20.11.26', null],
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
