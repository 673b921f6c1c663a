import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { toReward } from './reward.ts'

/** A reward with what only its own page shows: the custom property `description`, one paragraph per line. */
export const toRewardDetail = (coupon: Coupon) => ({
  ...toReward(coupon),
  description: (coupon.customProperties.find(({ name }) => name === 'description')?.value ?? '')
    .split('\n')
    .map((paragraph) => paragraph.trim())
    .filter(Boolean),
})
export type RewardDetail = ReturnType<typeof toRewardDetail>
