import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { couponOfHighlight } from '@delikaterie/shared-contracts/paths'
import { createResource } from '@delikaterie/shared-contracts/stores'
import { toRewardDetail, type RewardDetail } from '../domain/reward-detail.ts'

/** The page of the highlighted coupon that a path's `:slug` names; its value is null if there is no such coupon. */
export const createTopPage = (slug: string, load: () => Promise<readonly Coupon[]>) =>
  createResource(async (): Promise<RewardDetail | null> => {
    const coupon = couponOfHighlight(slug, await load())
    return coupon === undefined ? null : toRewardDetail(coupon)
  })
export type TopModel = ReturnType<typeof createTopPage>
