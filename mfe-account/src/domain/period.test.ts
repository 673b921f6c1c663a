import { expect, test } from 'vitest'
import { daysOf, periodOf } from './booking-filter.ts'

// Rule: account-31
test.each([
  { period: 'all', today: '2026-11-20', from: '', to: '' },
  { period: 'days30', today: '2026-11-20', from: '2026-10-22', to: '2026-11-20' },
  { period: 'days30', today: '2024-03-01', from: '2024-02-01', to: '2024-03-01' },
  { period: 'days30', today: '2026-01-01', from: '2025-12-03', to: '2026-01-01' },
  { period: 'thisYear', today: '2026-11-20', from: '2026-01-01', to: '2026-12-31' },
  { period: 'lastYear', today: '2026-01-01', from: '2025-01-01', to: '2025-12-31' },
] as const)('$period on $today is from "$from" to "$to", and is recognised', ({ period, today, from, to }) => {
  expect(daysOf(period, today)).toEqual({ from, to })
  expect(periodOf({ from, to }, today)).toBe(period)
})

test('other days are no period of the list', () => {
  expect(periodOf({ from: '2026-01-02', to: '' }, '2026-11-20')).toBeNull()
})
