import { couponFetch, freshLoyaltyToken, send, toApiError, type Api } from '@delikaterie/shared-contracts/api'
import { coupons, type Coupon } from '@delikaterie/shared-contracts/calls'
import { couponDate } from '@delikaterie/shared-contracts/domain/coupon-date'
import { isReward } from '@delikaterie/shared-contracts/domain/coupon-usage'
import { atom } from 'nanostores'
import { highlightsOf } from '../domain/highlights.ts'
import { toReward, type Reward } from '../domain/reward.ts'

/** All coupons that are valid now, for everybody, with a fresh loyalty token (spec §7, coupons). */
export const loadPublicCoupons = (api: Api, now: Date): Promise<Coupon[]> =>
  couponFetch(async () =>
    send(api, coupons, { query: { validTo: couponDate(now) }, loyaltyToken: await freshLoyaltyToken(api) }),
  )

export type HighlightsState =
  { status: 'loading' } | { status: 'failed' } | { status: 'empty' } | { status: 'ready'; rewards: readonly Reward[] }

/** Up to three reward highlights (spec §7). */
export function createHighlights(load: () => Promise<readonly Coupon[]>) {
  const $state = atom<HighlightsState>({ status: 'loading' })

  /** Keeps what is on screen while it asks again. */
  async function refresh(): Promise<void> {
    if ($state.get().status !== 'ready') $state.set({ status: 'loading' })
    try {
      const rewards = highlightsOf(await load()).map(toReward)
      $state.set(rewards.length === 0 ? { status: 'empty' } : { status: 'ready', rewards })
    } catch {
      if ($state.get().status !== 'ready') $state.set({ status: 'failed' })
    }
  }

  return { $state, refresh }
}
export type HighlightsModel = ReturnType<typeof createHighlights>

export type TopState =
  | { status: 'loading' }
  | { status: 'failed'; code: string }
  | { status: 'notFound' }
  | { status: 'ready'; reward: Reward; redeemable: boolean }

/** One highlighted reward by its id (spec §2, Reward highlight detail). */
export function createTopPage(couponId: string, load: () => Promise<readonly Coupon[]>) {
  const $state = atom<TopState>({ status: 'loading' })

  async function refresh(): Promise<void> {
    $state.set({ status: 'loading' })
    try {
      const coupon = (await load()).find((candidate) => candidate.couponId === couponId)
      $state.set(
        coupon ? { status: 'ready', reward: toReward(coupon), redeemable: isReward(coupon) } : { status: 'notFound' },
      )
    } catch (error) {
      $state.set({ status: 'failed', code: toApiError(error).code })
    }
  }

  return { $state, refresh }
}
export type TopModel = ReturnType<typeof createTopPage>
