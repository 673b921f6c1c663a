import { expect, test } from 'vitest'
import { countedPoints, countingTime } from './points-balance.tsx'

test.each([
  { title: 'the former value at first', from: 4321, to: 3421, elapsed: 0, shown: 4321 },
  { title: 'most of the way after half the time', from: 4321, to: 3421, elapsed: countingTime / 2, shown: 3534 },
  { title: 'the new value at the end', from: 4321, to: 3421, elapsed: countingTime, shown: 3421 },
  { title: 'the new value after a late frame', from: 4321, to: 3421, elapsed: 5_000, shown: 3421 },
  { title: 'the former value in a frame that began before the change', from: 100, to: 200, elapsed: -4, shown: 100 },
  { title: 'a balance that grows', from: 0, to: 500, elapsed: countingTime / 2, shown: 438 },
  { title: 'whole points', from: 1, to: 2, elapsed: countingTime / 3, shown: 2 },
])('a balance that counts shows $title', ({ from, to, elapsed, shown }) => {
  expect(countedPoints(from, to, elapsed)).toBe(shown)
})

test('a balance never counts back or beyond its new value', () => {
  const shown = Array.from({ length: countingTime + 1 }, (_, elapsed) => countedPoints(1000, 7, elapsed))
  expect(shown).toEqual(shown.toSorted((a, b) => b - a))
})
