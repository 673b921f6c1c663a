import { expect, test } from 'vitest'
import { createWindow, isSpent } from './version-stats.ts'

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

test('a window counts keys once and forgets them after its length', () => {
  const window = createWindow(1_000)
  expect([window.add('a', 0), window.add('a', 500), window.add('b', 600)]).toEqual([true, false, true])
  expect([window.size(1_499), window.size(1_500), window.size(1_600)]).toEqual([2, 1, 0])
})

test('a key counts once until it was not seen for the length of the window', () => {
  const window = createWindow(1_000)
  expect([window.add('a', 0), window.add('a', 900), window.add('a', 1_899), window.add('a', 2_899)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('a window keeps the newest keys when there are very many', () => {
  const window = createWindow(1_000)
  for (let key = 0; key < 60_000; key++) window.add(String(key), 0)
  expect(window.size(0)).toBe(50_000)
  expect([window.add('59999', 0), window.add('0', 0)]).toEqual([false, true])
})
