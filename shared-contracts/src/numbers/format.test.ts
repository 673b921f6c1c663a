import { expect, test, vi } from 'vitest'
import { formatDate } from '../dates/berlin-time.ts'
import { couponDate } from '../coupon/coupon-date.ts'
import { formatAmount, formatEuro, formatNumber, formatPoints } from './format.ts'

// Rule: formats-1
test.each([
  { value: 1500, expected: '1.500' },
  { value: 0, expected: '0' },
  { value: -1500, expected: '-1.500' },
  { value: 12.5, expected: '12,5' },
  { value: 0.1 + 0.2, expected: '0,3' },
  { value: 1234.567, expected: '1.234,567' },
  { value: undefined, expected: '-' },
  { value: Number.NaN, expected: '-' },
  { value: null, expected: '-' },
])('the number $value is shown as $expected', ({ value, expected }) => {
  expect(formatNumber(value)).toBe(expected)
})

test('numbers are shown as Intl shows them', () => {
  const intl = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 10 })
  const whole = [1, 12, 999, 1000, 12_345, 100_000, 1_234_567, 9_007_199_254_740_991, 1e21, -999, -1_000_000]
  const parts = [0.5, 1234.5, -1234.5678, 1_234_567.891, 0.123456, 123_456.123456, 1e-7, 12.345678901234, 2 / 3]
  for (const value of [...whole, ...parts]) expect(formatNumber(value)).toBe(intl.format(value))
})

// Rule: formats-3
test.each([
  { points: 1500, expected: '1.500 Punkte' },
  { points: 1, expected: '1 Punkt' },
  { points: 0, expected: '0 Punkte' },
  { points: 12.5, expected: '12,5 Punkte' },
  { points: null, expected: '- Punkte' },
])('$points points are shown as $expected', ({ points, expected }) => {
  expect(formatPoints(points)).toBe(expected)
})

// Rule: formats-4
test('euros are German', () => {
  expect(formatEuro(43.21)).toBe('43,21\u00a0€')
})

test('euros are shown as Intl shows them', () => {
  const intl = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' })
  for (let cents = -200; cents < 100_000; cents += 7) expect(formatEuro(cents / 100)).toBe(intl.format(cents / 100))
  for (const value of [0, 0.005, 1.005, 0.1 + 0.2, 999_999.99, 1e15, -1234.5, Number.NaN])
    expect(formatEuro(value)).toBe(intl.format(value))
})

// Rule: formats-62
test.each([
  { euros: 5, expected: '5' },
  { euros: 2.5, expected: '2,50' },
  { euros: 0.5, expected: '0,50' },
  { euros: 7.07, expected: '7,07' },
  { euros: 1000, expected: '1.000' },
  { euros: 1234.5, expected: '1.234,50' },
  { euros: 0, expected: '0' },
])('in texts $euros euros are $expected', ({ euros, expected }) => {
  expect(formatAmount(euros)).toBe(expected)
})

test('points, prices and dates of these years need no language data', () => {
  const formats = [vi.spyOn(Intl, 'NumberFormat'), vi.spyOn(Intl, 'DateTimeFormat')]
  formatPoints(4321)
  formatPoints(12.5)
  formatEuro(43.21)
  formatAmount(2.5)
  formatDate('2026-11-23T10:00:00Z')
  formatDate('')
  couponDate(new Date())
  for (const format of formats) expect(format).not.toHaveBeenCalled()
})
