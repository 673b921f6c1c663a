import { expect, test } from 'vitest'
import { euroValue } from './programme.ts'

test.each([
  { points: 100, euros: 1 },
  { points: 4321, euros: 43.21 },
  { points: 0, euros: 0 },
])('the worth of $points points is $euros euros', ({ points, euros }) => {
  expect(euroValue(points)).toBe(euros)
})
