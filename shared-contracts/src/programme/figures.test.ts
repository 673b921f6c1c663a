import { expect, test, vi } from 'vitest'
import { figuresOf } from './figures.ts'

const programme = {
  welcomeBonusPoints: 500,
  pointsPerEuro: 1,
  pointsPerEuroOfValue: 100,
  minimumPointsToPay: 1000,
  minimumAge: 18,
}

// Rule: formats-62
test.each([
  { points: 500, forOneEuro: 100, euros: '5' },
  { points: 250, forOneEuro: 100, euros: '2,50' },
  { points: 50, forOneEuro: 100, euros: '0,50' },
  { points: 1234, forOneEuro: 100, euros: '12,34' },
  { points: 100_000, forOneEuro: 100, euros: '1.000' },
  { points: 750, forOneEuro: 150, euros: '5' },
  { points: 500, forOneEuro: 150, euros: '3,33' },
  { points: 1, forOneEuro: 200, euros: '0,01' },
])('$points points are worth $euros euros if $forOneEuro are worth one', ({ points, forOneEuro, euros }) => {
  const figures = figuresOf({ ...programme, welcomeBonusPoints: points, pointsPerEuroOfValue: forOneEuro })
  expect(figures.bonusInEuro).toBe(euros)
})

test.each([
  { pointsPerEuro: 1, perEuro: '1\u00a0Punkt', earned: 'einen Punkt' },
  { pointsPerEuro: 2, perEuro: '2\u00a0Punkte', earned: '2\u00a0Punkte' },
  { pointsPerEuro: 0.5, perEuro: '0,5\u00a0Punkte', earned: '0,5\u00a0Punkte' },
])('$pointsPerEuro points for a euro are $perEuro', ({ pointsPerEuro, perEuro, earned }) => {
  expect(figuresOf({ ...programme, pointsPerEuro })).toMatchObject({ perEuro, earnedPerEuro: earned })
})

test('figures with decimals need no language data, because the start page shows them at its first paint', () => {
  const format = vi.spyOn(Intl, 'NumberFormat')
  figuresOf({ ...programme, welcomeBonusPoints: 250, pointsPerEuro: 1.5, pointsPerEuroOfValue: 150 })
  expect(format).not.toHaveBeenCalled()
})
