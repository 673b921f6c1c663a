import type { Coupon } from '@portal/shared-contracts/calls'
import { createResource, mapInSlices } from '@portal/shared-stores'
import type { ReadableAtom } from 'nanostores'
import { rewardsOf, uniqueRewards } from '../domain/reward.ts'

/** The list of rewards. `$balance`: the member's points, null while unknown. */
export const createRewardsPage = (load: () => Promise<readonly Coupon[]>, $balance: ReadableAtom<number | null>) => ({
  ...createResource(async () => uniqueRewards(await mapInSlices(await load(), rewardsOf))),
  $balance,
})
export type RewardsModel = ReturnType<typeof createRewardsPage>
