import { withLoyaltyToken, fetchLoyaltyToken, send, type Api } from '@portal/page-library/api'
import { coupons, type Coupon } from '@portal/shared-contracts/calls'
import { couponDate } from '@portal/shared-contracts/coupon/coupon-date'
import { couponOfHighlight } from '@portal/shared-contracts/paths'
import { createResource } from '@portal/page-library/stores'
import { highlightsOf, toReward, toRewardDetail, type RewardDetail } from '../domain/reward.ts'

/** All currently valid public coupons; needs no session, but a fresh loyalty token. */
export const loadPublicCoupons = (api: Api, now: Date): Promise<Coupon[]> =>
  withLoyaltyToken(async () => {
    const loyaltyToken = await fetchLoyaltyToken(api)
    // After the token: formatting the first date takes 50 ms on a slow phone, and this call begins while a page is
    // drawn.
    return send(api, coupons, { query: { validTo: couponDate(now) }, loyaltyToken })
  })

/** Up to three highlighted rewards. */
export const createHighlights = (load: () => Promise<readonly Coupon[]>) =>
  createResource(async () => highlightsOf(await load()).map(toReward))

/** The highlighted coupon that a path's `:slug` names; its value is null if there is no such coupon. */
export const createHighlight = (slug: string, load: () => Promise<readonly Coupon[]>) =>
  createResource(async (): Promise<RewardDetail | null> => {
    const coupon = couponOfHighlight(slug, await load())
    return coupon === undefined ? null : toRewardDetail(coupon)
  })
export type HighlightStore = ReturnType<typeof createHighlight>
