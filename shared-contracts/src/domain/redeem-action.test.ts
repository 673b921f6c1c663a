import { expect, test } from 'vitest'
import { redeemAction } from './redeem-action.ts'

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
