import { expect, test } from 'vitest'
import { brand } from '@portal/shared-contracts/brand'
import * as programme from './programme.ts'
import { euroValue } from './programme.ts'

test.each([
  { points: 100, euros: 1 },
  { points: 4321, euros: 43.21 },
  { points: 0, euros: 0 },
])('the worth of $points points is $euros euros', ({ points, euros }) => {
  expect(euroValue(points)).toBe(euros)
})

test('the figures of the programme are those of its conditions', () => {
  expect(programme).toMatchObject({
    pointsPerEuro: 1,
    welcomeBonusPoints: 500,
    minimumPointsToPay: 1000,
    minimumAge: 18,
  })
  expect(programme.euroValue(programme.welcomeBonusPoints)).toBe(5)
})

test('support is reached Monday to Friday, 8 to 18', () => {
  expect(brand.contact.hours).toBe('Montag bis Freitag, 8\u00a0bis\u00a018\u00a0Uhr')
})
