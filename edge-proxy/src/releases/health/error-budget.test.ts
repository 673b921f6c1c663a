import { expect, test } from 'vitest'
import { createWindow, isSpent } from './version-stats.ts'

test.each([
  { loads: 0, failed: 0, spent: false },
  { loads: 4, failed: 4, spent: false },
  { loads: 5, failed: 5, spent: true },
  { loads: 49, failed: 5, spent: true },
  { loads: 50, failed: 5, spent: false },
  { loads: 1_000, failed: 100, spent: false },
  { loads: 1_000, failed: 101, spent: true },
])('$failed of $loads networks: budget spent $spent', ({ loads, failed, spent }) => {
  expect(isSpent({ loads, failed })).toBe(spent)
})

test('a window counts keys once and forgets them after its length', () => {
  const window = createWindow(1_000)
  expect([window.add('a', 0), window.add('a', 500), window.add('b', 600)]).toEqual([true, false, true])
  expect([window.size(1_499), window.size(1_500), window.size(1_600)]).toEqual([2, 1, 0])
})

test('a window keeps the newest keys when there are very many', () => {
  const window = createWindow(1_000)
  for (let key = 0; key < 60_000; key++) window.add(String(key), 0)
  expect(window.size(0)).toBe(50_000)
  expect([window.add('59999', 0), window.add('0', 0)]).toEqual([false, true])
})
