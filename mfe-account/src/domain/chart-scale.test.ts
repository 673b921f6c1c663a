import { expect, test } from 'vitest'
import { chartBars, yearLabels } from './booking-sums.ts'

const month = (earned: number, locked: number, redeemed: number) => ({ month: '2026-11', earned, locked, redeemed })

test.each([
  { title: 'only earned points', months: [month(50, 0, 0), month(100, 0, 0)], above: 1, last: [1, 0, 0] },
  { title: 'locked points on earned ones', months: [month(60, 40, 0)], above: 1, last: [0.6, 0.4, 0] },
  { title: 'only redeemed points', months: [month(0, 0, 9)], above: 0, last: [0, 0, 1] },
  { title: 'both on one scale', months: [month(300, 0, 0), month(100, 0, 100)], above: 0.75, last: [0.25, 0, 0.25] },
  { title: 'no points', months: [month(0, 0, 0)], above: 0, last: [0, 0, 0] },
  { title: 'a month with more returned than earned points', months: [month(-5, 0, 10)], above: 0, last: [0, 0, 1] },
])('bars of $title are shares of the chart', ({ months, above, last }) => {
  const chart = chartBars(months)
  expect(chart.above).toBe(above)
  const { earned, locked, redeemed } = chart.bars.at(-1) ?? {}
  expect([earned, locked, redeemed]).toEqual(last)
})

test.each([
  { first: '2025-12', years: { 1: '2026' } },
  { first: '2025-11', years: { 2: '2026' } },
  { first: '2025-10', years: { 0: '2025', 3: '2026' } },
  { first: '2026-01', years: { 0: '2026' } },
  { first: '2025-02', years: { 0: '2025', 11: '2026' } },
])('the years of twelve months from $first stand at their first months, where there is room', ({ first, years }) => {
  const months = Array.from({ length: 12 }, (_, index) => {
    const date = new Date(`${first}-01T00:00Z`)
    date.setUTCMonth(date.getUTCMonth() + index)
    return date.toISOString().slice(0, 7)
  })
  expect(yearLabels(months)).toEqual(months.map((_, index) => (years as Record<number, string>)[index] ?? ''))
})
