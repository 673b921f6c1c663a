import type { Coupon } from '@portal/shared-contracts/calls'
import { createResource, mapInSlices } from '@portal/page-library/stores'
import { rewardsOf, uniqueRewards } from '../domain/reward.ts'

/** The list of rewards. */
export const createRewards = (load: () => Promise<readonly Coupon[]>) =>
  createResource(async () => uniqueRewards(await mapInSlices(await load(), rewardsOf)))
