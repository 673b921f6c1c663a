import { expect, test } from 'vitest'
import { labelText } from '../messages/coupon-label.ts'
import { couponWith } from '../testing/coupon.ts'
import { labelsOf, redeemAction } from './coupon-label.ts'

const donated = (value: string) => [{ name: 'donatePoints', value }]
const action = (actionType: string, value: string | number = '') => [{ actionType, value }]

test.each([
  {
    title: 'fixed points are a price',
    fields: { redeemActions: action('FIXEDPOINTACTION', '1500') },
    expected: ['Für 1.500 Punkte'],
  },
  {
    title: 'fixed points on an EXTRAPOINT coupon are a benefit',
    fields: { usageType: 'EXTRAPOINT', redeemActions: action('FIXEDPOINTACTION', 300) },
    expected: ['300 Extrapunkte'],
  },
  {
    title: 'a multiplier',
    fields: { redeemActions: action('MULTIPLIERACTION', '5') },
    expected: ['5-facher Punktewert'],
  },
  { title: 'a discount', fields: { redeemActions: action('DISCOUNTACTION', '15') }, expected: ['15 % Rabatt'] },
  {
    title: 'a discount of 100 is a gift',
    fields: { redeemActions: action('DISCOUNTACTION', '100') },
    expected: ['geschenkt'],
  },
  {
    title: 'a discount of the number 100 is a gift',
    fields: { redeemActions: action('DISCOUNTACTION', 100) },
    expected: ['geschenkt'],
  },
  { title: 'an unknown action', fields: { redeemActions: action('SURPRISE', '7') }, expected: ['??? Punkte'] },
  {
    title: 'a donation replaces the fixed points',
    fields: { redeemActions: action('FIXEDPOINTACTION', '250'), customProperties: donated('250') },
    expected: ['Spenden Sie 250 Punkte'],
  },
  {
    title: 'a donation and a multiplier',
    fields: { redeemActions: action('MULTIPLIERACTION', '2'), customProperties: donated('1000') },
    expected: ['Spenden Sie 1.000 Punkte', '2-facher Punktewert'],
  },
  {
    title: 'an empty donation is ignored',
    fields: { redeemActions: action('FIXEDPOINTACTION', '250'), customProperties: donated(' ') },
    expected: ['Für 250 Punkte'],
  },
  {
    title: 'two actions in their order',
    fields: { redeemActions: [...action('DISCOUNTACTION', '10'), ...action('MULTIPLIERACTION', '2')] },
    expected: ['10 % Rabatt', '2-facher Punktewert'],
  },
  {
    title: 'a separate price',
    fields: { points: 500, redeemActions: action('DISCOUNTACTION', '100') },
    expected: ['geschenkt', 'Für 500 Punkte'],
  },
  {
    title: 'a price in both fields is shown once',
    fields: { points: 500, redeemActions: action('FIXEDPOINTACTION', '500') },
    expected: ['Für 500 Punkte'],
  },
  { title: 'no action and no price', fields: { points: 0 }, expected: [] },
])('$title: $expected', ({ fields, expected }) => {
  expect(labelsOf(couponWith(fields)).map(labelText)).toEqual(expected)
})

test.each([
  { actionType: 'FIXEDPOINTACTION', value: '500', usageType: 'REWARD', expected: { kind: 'price', points: '500' } },
  {
    actionType: 'FIXEDPOINTACTION',
    value: '500',
    usageType: 'EXTRAPOINT',
    expected: { kind: 'extraPoints', points: '500' },
  },
  { actionType: 'MULTIPLIERACTION', value: '5', usageType: 'INCENTIVE', expected: { kind: 'multiplier', factor: '5' } },
  { actionType: 'DISCOUNTACTION', value: '20', usageType: 'INCENTIVE', expected: { kind: 'discount', value: '20' } },
  { actionType: 'DISCOUNTACTION', value: '100', usageType: 'INCENTIVE', expected: { kind: 'gift' } },
  { actionType: 'SURPRISE', value: '1', usageType: 'REWARD', expected: { kind: 'unknown' } },
])('$actionType $value on $usageType means $expected.kind', ({ actionType, value, usageType, expected }) => {
  expect(redeemAction({ actionType, value }, usageType)).toEqual(expected)
})
