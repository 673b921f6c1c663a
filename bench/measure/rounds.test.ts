import { expect, test } from 'vitest'
import { interleaved, median, ratio, spread } from './rounds.ts'

test.each([
  { values: [3, 1, 2], expected: 2 },
  { values: [4, 1, 2, 3], expected: 2.5 },
  { values: [10, 9, 1], expected: 9 },
])('the median of $values is $expected', ({ values, expected }) => {
  expect(median(values)).toBe(expected)
})

test('the spread is relative to the median', () => {
  expect(spread([8, 10, 12])).toBeCloseTo(0.4)
})

test('a ratio is taken per round, so a machine that slows down does not change it', () => {
  expect(ratio([8, 4, 2], [10, 5, 2.5])).toBeCloseTo(0.8)
  expect(ratio([8, 4, 9], [10, 5, 3])).toBeCloseTo(0.8)
})

test('every candidate is measured once per round, in reversed order every other round', async () => {
  const order: string[] = []
  const samples = await interleaved(['edge', 'bare'], 3, async (name) => order.push(name))
  expect(order.join(' ')).toBe('edge bare edge bare bare edge edge bare')
  expect(samples).toEqual({ edge: [3, 6, 7], bare: [4, 5, 8] })
})
