import { expect, test } from 'vitest'
import { brand } from './brand.ts'

// Rules: public-pages-24, public-pages-25, public-pages-26, public-pages-28
test('the figures of the programme are those of its conditions', () => {
  expect(brand.figures).toEqual({
    welcomeBonusPoints: 500,
    pointsPerEuro: 1,
    pointsPerEuroOfValue: 100,
    minimumPointsToPay: 1000,
    minimumAge: 18,
  })
})

// Rule: public-pages-29
test('support is reached Monday to Friday, 8 to 18', () => {
  expect(brand.contact.hours).toBe('Montag bis Freitag, 8\u00a0bis\u00a018\u00a0Uhr')
})
