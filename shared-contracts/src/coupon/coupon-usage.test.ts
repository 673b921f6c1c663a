import { expect, test } from 'vitest'
import { isReward } from './coupon-usage.ts'

// Rule: coupons-2
test.each([
  ['REWARD', true],
  ['EXTRAPOINT', false],
  ['INCENTIVE', false],
  ['', false],
])('usage type %s is a reward: %s', (usageType, expected) => {
  expect(isReward({ usageType })).toBe(expected)
})
