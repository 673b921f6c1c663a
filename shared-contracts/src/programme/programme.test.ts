import { expect, test, vi } from 'vitest'
import { brand } from '@portal/shared-contracts/brand/brand'
import { formatEuro } from '../numbers/format.ts'
import { euroValue, worthOf } from './programme.ts'

const pointsForOneEuro = brand.figures.pointsPerEuroOfValue

test.each([
  { points: pointsForOneEuro, euros: 1 },
  { points: 43.21 * pointsForOneEuro, euros: 43.21 },
  { points: 0, euros: 0 },
])('the worth of $points points is $euros euros', ({ points, euros }) => {
  expect(euroValue(points)).toBe(euros)
})

// Rule: formats-62
test.each([
  { points: 250, forOneEuro: 100, shown: '2,50\u00a0€' },
  { points: 4321, forOneEuro: 150, shown: '28,81\u00a0€' },
  { points: -4321, forOneEuro: 150, shown: '-28,81\u00a0€' },
  { points: 1, forOneEuro: 200, shown: '0,01\u00a0€' },
  { points: -1, forOneEuro: 200, shown: '-0,01\u00a0€' },
  { points: 0, forOneEuro: 100, shown: '0,00\u00a0€' },
])('$points points are shown as $shown, without language data', ({ points, forOneEuro, shown }) => {
  const format = vi.spyOn(Intl, 'NumberFormat')
  expect(formatEuro(worthOf(points, forOneEuro))).toBe(shown)
  expect(format).not.toHaveBeenCalled()
})
