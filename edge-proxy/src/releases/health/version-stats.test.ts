import { expect, test } from 'vitest'
import { createRecentKeys, isSpent } from './version-stats.ts'

test.each([
  { role: 'canary', loads: 0, failed: 0, spent: false },
  { role: 'canary', loads: 4, failed: 4, spent: false },
  { role: 'canary', loads: 5, failed: 5, spent: true },
  { role: 'canary', loads: 49, failed: 5, spent: true },
  { role: 'canary', loads: 50, failed: 5, spent: false },
  { role: 'canary', loads: 1_000, failed: 100, spent: false },
  { role: 'canary', loads: 1_000, failed: 101, spent: true },
  { role: 'current', loads: 9, failed: 9, spent: false },
  { role: 'current', loads: 10, failed: 10, spent: true },
  { role: 'current', loads: 49, failed: 10, spent: true },
  { role: 'current', loads: 50, failed: 10, spent: false },
  { role: 'current', loads: 1_000, failed: 200, spent: false },
  { role: 'current', loads: 1_000, failed: 201, spent: true },
] as const)('$failed of $loads networks spend the budget of a $role version: $spent', ({ role, spent, ...counts }) => {
  expect(isSpent(counts, role)).toBe(spent)
})

test('keys count once and are forgotten after the time', () => {
  const recent = createRecentKeys(1_000)
  expect([recent.add('a', 0), recent.add('a', 500), recent.add('b', 600)]).toEqual([true, false, true])
  expect([recent.size(1_499), recent.size(1_500), recent.size(1_600)]).toEqual([2, 1, 0])
})

test('a key counts once until it was not seen for the time', () => {
  const recent = createRecentKeys(1_000)
  expect([recent.add('a', 0), recent.add('a', 900), recent.add('a', 1_899), recent.add('a', 2_899)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('the newest keys are kept when there are very many', () => {
  const recent = createRecentKeys(1_000)
  for (let key = 0; key < 60_000; key++) recent.add(String(key), 0)
  expect(recent.size(0)).toBe(50_000)
  expect([recent.add('59999', 0), recent.add('0', 0)]).toEqual([false, true])
})
