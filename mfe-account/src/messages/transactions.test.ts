import { figures } from '@portal/shared-contracts/programme/figures'
import { expect, test } from 'vitest'
import { noFilter } from '../domain/booking-filter.ts'
import { chart, t } from './transactions.ts'

test.each([
  { sums: { earned: 340, locked: 0, redeemed: 1500 }, expected: '+340 Punkte, −1.500 Punkte' },
  { sums: { earned: 1, locked: 0, redeemed: 0 }, expected: '+1 Punkt' },
  { sums: { earned: 0, locked: 1, redeemed: 1 }, expected: '−1 Punkt, 1 Punkt gesperrt' },
  { sums: { earned: 0, locked: 1207, redeemed: 0 }, expected: '1.207 Punkte gesperrt' },
  { sums: { earned: 0, locked: 0, redeemed: 0 }, expected: '' },
])('the sums of a month read $expected', ({ sums, expected }) => {
  // Only the spaces after the commas may end a line.
  expect(t.sums(sums)).toBe(expected.replaceAll(/(?<!,) /g, '\u00a0'))
})

test.each([
  { filter: {}, expected: 'Stand 20.11.2026' },
  { filter: { category: 'Eingelöst', text: ' Öl ' }, expected: 'Stand 20.11.2026 · Eingelöst · Suche: Öl' },
  { filter: { from: '2026-01-01', to: '2026-06-30' }, expected: 'Stand 20.11.2026 · 01.01.2026 bis 30.06.2026' },
  { filter: { from: '2026-01-01' }, expected: 'Stand 20.11.2026 · ab 01.01.2026' },
  { filter: { to: '2026-06-30' }, expected: 'Stand 20.11.2026 · bis 30.06.2026' },
] as const)('a print of the filter $filter is headed $expected', ({ filter, expected }) => {
  expect(t.printed({ ...noFilter, sort: 'newest', ...filter }, '2026-11-20', 'Marlene Abel')).toBe(
    `Marlene Abel · ${expected}`,
  )
})

test.each([
  { month: '2026-11', shown: 'Nov. 2026' },
  { month: '2026-09', shown: 'Sept. 2026' },
  { month: '2026-05', shown: 'Mai 2026' },
  { month: '2026-06', shown: 'Juni 2026' },
  { month: '2025-03', shown: 'März 2025' },
])('the month $month is "$shown" in the table', ({ month, shown }) => {
  expect(chart.shortMonth(month)).toBe(shown.replace(' ', '\u00a0'))
})

test.each([
  { day: '2026-12-03', text: 'gesperrt, frei ab 3.\u00a0Dezember' },
  { day: null, text: 'noch gesperrt' },
])('a locked booking that counts from $day reads "$text"', ({ day, text }) => {
  expect(t.notCounted(day, new Date('2026-11-20T12:00:00Z'))).toBe(text)
})

test('without bookings the page names the points of the brand for a euro', () => {
  expect(t.none).toContain(`für jeden Euro ${figures.earnedPerEuro}.`)
})
