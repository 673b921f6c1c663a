import { expect, test } from 'vitest'
import { labelText } from './coupon-label-messages.ts'
import { sieOrDu } from '../brand/sie-or-du.ts'
import { couponWith } from '../testing/coupon.ts'
import { labelsOf } from './coupon-label.ts'

const fixed = (value: string | number) => ({ actionType: 'FIXEDPOINTACTION', value })
const multiplier = (value: string) => ({ actionType: 'MULTIPLIERACTION', value })
const discount = (value: string | number) => ({ actionType: 'DISCOUNTACTION', value })
const donationOf = (points: string) => sieOrDu(`Spenden Sie ${points} Punkte`, `Spende ${points} Punkte`)
const donated = (value: string) => [{ name: 'donatePoints', value }]

// Rules: coupons-13, coupons-14, coupons-15, coupons-16, coupons-17, coupons-18
test.each([
  { title: 'fixed points are a price', actions: [fixed('1500')], expected: ['Für 1.500 Punkte'] },
  { title: 'also on a reward', usageType: 'REWARD', actions: [fixed('500')], expected: ['Für 500 Punkte'] },
  { title: 'but not on EXTRAPOINT', usageType: 'EXTRAPOINT', actions: [fixed(300)], expected: ['300 Extrapunkte'] },
  { title: 'a multiplier', actions: [multiplier('5')], expected: ['5-facher Punktewert'] },
  { title: 'a discount', actions: [discount('15')], expected: ['15 % Rabatt'] },
  { title: 'a discount of 100 is a gift', actions: [discount('100')], expected: ['geschenkt'] },
  { title: 'a discount of the number 100 is a gift', actions: [discount(100)], expected: ['geschenkt'] },
  { title: 'an unknown action', actions: [{ actionType: 'SURPRISE', value: '7' }], expected: ['??? Punkte'] },
  {
    title: 'a donation replaces the fixed points',
    actions: [fixed('250')],
    customProperties: donated('250'),
    expected: [donationOf('250')],
  },
  {
    title: 'a donation replaces the field points',
    points: 500,
    actions: [],
    customProperties: donated('250'),
    expected: [donationOf('250')],
  },
  {
    title: 'a donation and a multiplier',
    actions: [multiplier('2')],
    customProperties: donated('1000'),
    expected: [donationOf('1.000'), '2-facher Punktewert'],
  },
  {
    title: 'an empty donation is ignored',
    actions: [fixed('250')],
    customProperties: donated(' '),
    expected: ['Für 250 Punkte'],
  },
  {
    title: 'two actions in their order',
    actions: [discount('10'), multiplier('2')],
    expected: ['10 % Rabatt', '2-facher Punktewert'],
  },
  { title: 'a separate price', points: 500, actions: [discount('100')], expected: ['geschenkt', 'Für 500 Punkte'] },
  { title: 'a price in both fields is shown once', points: 500, actions: [fixed('500')], expected: ['Für 500 Punkte'] },
  { title: 'points win over fixed points', points: 500, actions: [fixed('900')], expected: ['Für 500 Punkte'] },
  {
    title: 'points and extra points',
    usageType: 'EXTRAPOINT',
    points: 500,
    actions: [fixed('900')],
    expected: ['900 Extrapunkte', 'Für 500 Punkte'],
  },
  {
    title: 'equal actions are shown once',
    actions: [multiplier('5'), multiplier('5')],
    expected: ['5-facher Punktewert'],
  },
  {
    title: 'several unknown actions are shown once',
    actions: [{ actionType: 'SURPRISE', value: '7' }, discount('5'), { actionType: '' }],
    expected: ['??? Punkte', '5 % Rabatt'],
  },
  { title: 'a missing value', actions: [multiplier(''), discount('')], expected: ['Mehrfacher Punktewert', 'Rabatt'] },
  { title: 'no action and no price', points: 0, actions: [], expected: [] },
])('$title: $expected', ({ actions, expected, ...fields }) => {
  expect(labelsOf(couponWith({ redeemActions: actions, ...fields })).map(labelText)).toEqual(expected)
})
