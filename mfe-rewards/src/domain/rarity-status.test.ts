import { expect, test } from 'vitest'
import { isScarce, rarityStatus } from './rarity-status.ts'

const unit = ['Flasche', 'Flaschen'] as const
// Berlin is one hour ahead of UTC in winter.
const dayBefore = '2026-12-04T22:59:00Z'
const firstMoment = '2026-12-04T23:00:00Z'

// Rule: public-pages-62
test.each([
  { stock: { left: 24, unit }, now: firstMoment, status: { kind: 'left', count: 24, unit } },
  { stock: { left: 2 }, now: firstMoment, status: { kind: 'left', count: 2, unit: ['Stück', 'Stück'] } },
  { stock: { left: 0, unit }, now: firstMoment, status: { kind: 'soldOut' } },
  { stock: {}, now: firstMoment, status: { kind: 'available' } },
  { stock: { from: '2026-12-05' }, now: dayBefore, status: { kind: 'upcoming', from: '2026-12-05' } },
  { stock: { from: '2026-12-05' }, now: firstMoment, status: { kind: 'available' } },
  { stock: { from: '2026-12-05', left: 0 }, now: dayBefore, status: { kind: 'soldOut' } },
  { stock: { from: '2026-12-05', left: 9, unit }, now: dayBefore, status: { kind: 'upcoming', from: '2026-12-05' } },
  { stock: { until: '2026-12-04' }, now: dayBefore, status: { kind: 'until', until: '2026-12-04' } },
  { stock: { until: '2026-12-04' }, now: firstMoment, status: { kind: 'soldOut' } },
])('a product with $stock is at $now: $status', ({ stock, now, status }) => {
  expect(rarityStatus(stock, new Date(now))).toEqual(status)
})

test.each([
  { stock: { left: 9 }, scarce: true },
  { stock: { left: 10 }, scarce: false },
  { stock: { left: 0 }, scarce: false },
  { stock: { from: '2026-12-05', left: 9 }, scarce: false },
  { stock: { until: '2026-12-04' }, scarce: false },
  { stock: {}, scarce: false },
])('a product with $stock is scarce: $scarce', ({ stock, scarce }) => {
  expect(isScarce(rarityStatus(stock, new Date(dayBefore)))).toBe(scarce)
})
