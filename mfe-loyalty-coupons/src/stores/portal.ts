import { fetchAccountCoupons, memberCoupons } from '@delikaterie/shared-contracts/account-coupons'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { accountIdOf } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { onMount } from 'nanostores'
import { sendActivation } from './coupon-calls.ts'
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

  const page = createCouponsPage({
    load: () => memberCoupons.load(accountId),
    ask: () => fetchAccountCoupons(portalApi, accountId, new Date()),
    send: (id, activated) => memberCoupons.changing(() => sendActivation(portalApi, id, activated)),
    now: () => new Date(),
  })
  onMount(page.$state, () => {
    page.dismiss()
    void page.refresh()
  })
  kept = { accountId, page }
  return page
}
