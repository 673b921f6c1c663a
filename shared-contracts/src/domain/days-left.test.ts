import { expect, test } from 'vitest'
import { daysLeft } from './days-left.ts'

test.each([
  { title: 'the end of today', iso: '2026-11-20T22:59:59Z', now: '2026-11-20T12:00:00Z', expected: 0 },
  { title: 'a minute ago, today', iso: '2026-11-20T11:59:00Z', now: '2026-11-20T12:00:00Z', expected: 0 },
  {
    title: 'three days ahead, late in the evening',
    iso: '2026-11-23T22:59:59Z',
    now: '2026-11-20T22:30:00Z',
    expected: 3,
  },
  {
    title: 'midnight in Berlin, which is still yesterday in London',
    iso: '2026-11-21T22:59:59Z',
    now: '2026-11-20T23:30:00Z',
    expected: 0,
  },
  { title: 'across the end of summer time', iso: '2026-10-26T22:59:59Z', now: '2026-10-24T22:30:00Z', expected: 1 },
  { title: 'a date without a time', iso: '2026-12-01', now: '2026-11-20T12:00:00Z', expected: 11 },
  { title: 'yesterday', iso: '2026-11-19T22:59:59Z', now: '2026-11-20T12:00:00Z', expected: -1 },
  { title: 'nothing', iso: '', now: '2026-11-20T12:00:00Z', expected: null },
  { title: 'nonsense', iso: 'bald', now: '2026-11-20T12:00:00Z', expected: null },
])('days until $title: $expected', ({ iso, now, expected }) => {
  expect(daysLeft(iso, new Date(now))).toBe(expected)
})
