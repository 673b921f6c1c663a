import { expect, test } from 'vitest'
import { createWindow } from './version-stats.ts'

test('a key counts once until it was not seen for the length of the window', () => {
  const seen = createWindow(1_000)
  expect([seen.add('a', 0), seen.add('a', 900), seen.add('a', 1_899), seen.add('a', 2_899)]).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test('at most fifty thousand keys are kept, the newest ones', () => {
  const seen = createWindow(1_000)
  for (let number = 0; number < 60_000; number++) seen.add(String(number), 0)
  expect(seen.size(0)).toBe(50_000)
  expect([seen.add('59999', 0), seen.add('0', 0)]).toEqual([false, true])
})
