import { expect, test } from 'vitest'
import { activatedCoupons, missingParts, myDataJson, partsOf } from './my-data.ts'

const createdAt = '2026-11-22T11:00:00.000Z'

test('the file names what it contains and what could not be read', () => {
  const loaded = { profil: { loginName: 'a@b.de' }, karten: [] }
  const parts = partsOf(false)
  expect(missingParts(parts, loaded)).toEqual(['punkte', 'buchungen', 'aktivierteCoupons'])
  expect(missingParts(partsOf(true), loaded)).toEqual(['punkte', 'buchungen', 'aktivierteCoupons', 'wallets'])
  expect(JSON.parse(myDataJson(parts, loaded, createdAt))).toEqual({
    erstelltAm: createdAt,
    enthalten: ['profil', 'karten'],
    nichtGelesen: ['punkte', 'buchungen', 'aktivierteCoupons'],
    ...loaded,
  })
})

test.each([
  { title: 'an activated coupon', coupon: { couponId: '1', activation: { activated: true }, more: 1 }, kept: true },
  { title: 'one that is not activated', coupon: { couponId: '1', activation: { activated: false } }, kept: false },
  { title: 'one without activation', coupon: { couponId: '1' }, kept: false },
  { title: 'null', coupon: null, kept: false },
])('of the coupons $title is kept: $kept', ({ coupon, kept }) => {
  expect(activatedCoupons([coupon])).toEqual(kept ? [coupon] : [])
})
