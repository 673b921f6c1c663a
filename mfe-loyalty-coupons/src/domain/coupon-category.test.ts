import { expect, test } from 'vitest'
import { couponPlaceOf } from '@portal/shared-contracts/coupon/coupon-place'
import { couponWith } from '@portal/shared-contracts/testing/coupon'
import { categoriesOf, placesOf } from './coupon-category.ts'

const at = (...values: string[]) => values.map((value) => ({ unitType: 'PROGRAM', value }))

// Rule: coupons-22
test.each([
  { fields: { redeemActions: [{ actionType: 'MULTIPLIERACTION', value: '5' }] }, expected: ['Multiplikatoren'] },
  { fields: { redeemActions: [{ actionType: 'DISCOUNTACTION', value: '100' }] }, expected: ['Discounts'] },
  { fields: { redeemActions: [{ actionType: 'FIXEDPOINTACTION', value: '100' }] }, expected: [] },
  { fields: { pointsOfRedemption: at('Im Laden', 'Gastronomie') }, expected: ['Im Laden', 'Gastronomie'] },
  { fields: { pointsOfRedemption: at('im laden, Academy') }, expected: ['Im Laden', 'Academy'] },
  { fields: { customProperties: [{ name: 'category', value: ' im online-shop ' }] }, expected: ['Im Online-Shop'] },
  { fields: { customProperties: [{ name: 'colour', value: 'Academy' }] }, expected: [] },
  { fields: { pointsOfRedemption: at('Multiplikatoren', 'Filiale 7') }, expected: [] },
  {
    fields: { redeemActions: [{ actionType: 'MULTIPLIERACTION', value: '2' }], pointsOfRedemption: at('Im Laden') },
    expected: ['Multiplikatoren', 'Im Laden'],
  },
])('a coupon with $fields is in $expected', ({ fields, expected }) => {
  // Another brand may have other names for the provider's places, or not have the place.
  const names = expected.flatMap((category) =>
    ['Multiplikatoren', 'Discounts'].includes(category) ? [category] : (couponPlaceOf(category) ?? []),
  )
  expect(categoriesOf(couponWith(fields))).toEqual(names)
})

test('places are listed without duplicates', () => {
  expect(placesOf(couponWith({ pointsOfRedemption: at('Im Laden', 'Filiale 7, Im Laden', '') }))).toEqual([
    'Im Laden',
    'Filiale 7',
  ])
})
