import { couponFetch, portalApi, type LoyaltyTokenOf } from '@delikaterie/shared-contracts/api'
import { accountIdOf } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { onMount } from 'nanostores'
import { fetchAccountCoupons, sendActivation } from './coupon-calls.ts'
import { createCouponsPage, type CouponsModel } from './coupons.ts'

let kept: { accountId: string; page: CouponsModel } | null = null

/**
 * The Aktionen of the signed-in member, loaded as soon as somebody looks. Coming back finds
 * the filters as they were left, and changes that are still under way.
 */
export function couponsPage(): CouponsModel {
  const user = $userData.get()
  const accountId = (user && accountIdOf(user)) ?? ''
  if (kept?.accountId === accountId) return kept.page

  const ask = (loyaltyTokenOf?: LoyaltyTokenOf) => fetchAccountCoupons(portalApi, accountId, new Date(), loyaltyTokenOf)
  const page = createCouponsPage({
    ask,
    load: () => couponFetch(ask),
    send: (id, activated) => sendActivation(portalApi, id, activated),
    now: () => new Date(),
  })
  onMount(page.$state, () => {
    page.dismiss()
    void page.refresh()
  })
  kept = { accountId, page }
  return page
}
