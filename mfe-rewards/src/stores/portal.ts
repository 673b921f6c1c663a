import { memberCoupons } from '@delikaterie/shared-contracts/account-coupons'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { pointsOf } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { computed, onMount, type Store } from 'nanostores'
import {
  createHighlights,
  createTopPage,
  loadPublicCoupons,
  type HighlightsModel,
  type TopModel,
} from './highlights.ts'
import { memberOf } from './redeem-portal.ts'
import { createRewardsPage, type RewardsModel } from './rewards.ts'

/** The member's points; null while nobody is signed in or they are not known. */
export const $balance = computed($userData, (user) => (user === null ? null : pointsOf(user)))

/** Loads as soon as somebody looks. */
function whenSeen<M extends { $state: Store; refresh: () => Promise<void> }>(page: M): M {
  onMount(page.$state, () => {
    void page.refresh()
  })
  return page
}

const publicCoupons = () => loadPublicCoupons(portalApi, new Date())

let rewards: { accountId: string; page: RewardsModel } | null = null

/** The list of the signed-in member. Coming back to it finds it, and its filters, as they were left. */
export function rewardsPage(): RewardsModel {
  const user = $userData.get()
  const accountId = user === null ? '' : memberOf(user).accountId
  if (rewards?.accountId !== accountId) {
    const load = () => memberCoupons.load(accountId)
    rewards = { accountId, page: whenSeen(createRewardsPage(load, $balance)) }
  }
  return rewards.page
}

let highlights: HighlightsModel | null = null

/** The highlights of the page, kept while the member goes about. */
export const highlightsWidget = (): HighlightsModel => (highlights ??= whenSeen(createHighlights(publicCoupons)))

export const topPage = (couponId: string): TopModel => whenSeen(createTopPage(couponId, publicCoupons))
