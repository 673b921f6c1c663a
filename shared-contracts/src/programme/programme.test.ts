import { expect, test } from 'vitest'
import { brand } from '@portal/shared-contracts/brand/brand'
import { euroValue } from './programme.ts'

const pointsForOneEuro = brand.figures.pointsPerEuroOfValue

test.each([
  { points: pointsForOneEuro, euros: 1 },
  { points: 43.21 * pointsForOneEuro, euros: 43.21 },
  { points: 0, euros: 0 },
])('the worth of $points points is $euros euros', ({ points, euros }) => {
  expect(euroValue(points)).toBe(euros)
})
