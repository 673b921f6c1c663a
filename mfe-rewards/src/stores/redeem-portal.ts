import { memberCoupons } from '@portal/page-library/api/account-coupons'
import { postalAddressOf } from '@portal/shared-contracts/address'
import { portalApi, send } from '@portal/page-library/api'
import { bus } from '@portal/page-library/session/bus'
import { accountIdOf, cards, order, points, type UserData } from '@portal/shared-contracts/calls'
import { loadCountries } from '@portal/page-library/stores/countries'
import { loadDraft, removeDraft, saveDraft } from '@portal/page-library/storage/drafts'
import { lockAcrossTabs } from '@portal/page-library/storage/lock-across-tabs'
import * as paths from '@portal/shared-contracts/paths'
import { $state, $userData } from '@portal/page-library/session'
import { recordDeviceOrder } from '@portal/page-library/stores/device-orders'
import { stepOfSearch, stepPath } from '../domain/redeem-steps.ts'
import { redeemDraftStorage, type DraftStorage } from './redeem-draft.ts'
import type { Member, RedeemDependencies } from './redeem-state.ts'
import { currentVisitId, returnToFirstEntry } from './visit.ts'

/*
 * Connects the redeem store to the page: its API, session, bus, drafts and history. A file of its own, so that lists of
 * rewards, also those in elements, load nothing of orders.
 */

/** The member of an order; the route guard ensures an account id. */
export const memberOf = (user: UserData): Member => ({
  accountId: accountIdOf(user) ?? '',
  email: user.email,
  billing: postalAddressOf(user.address),
  balance: user.loyaltyPoints,
})

/** The calls that redeem a reward; sending the same key again does not order again. */
export const redeemCalls = (api: typeof portalApi) => ({
  loadCards: async () => (await send(api, cards, {})).content,
  loadPoints: async () => (await send(api, points, {})).content.summary.loyaltyPoints,
  sendOrder: (async (body, idempotencyKey) =>
    (await send(api, order, { body, idempotencyKey })).content.orderNumber) satisfies RedeemDependencies['sendOrder'],
})

/** ms after which a new balance is no longer waited for: as long as a call may take. */
const balanceWithin = 15_000

/** The balance after an order. The session loads it, once for all of the page; rejects if it does not arrive. */
export async function loadNewBalance(): Promise<number> {
  const { pointUpdateTime: before } = $state.get()
  let end = (): void => {}
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await new Promise<number>((resolve, reject) => {
      end = $state.listen(({ pointUpdateTime, userData }) => {
        const balance = userData && userData.loyaltyPoints
        if (pointUpdateTime !== before && balance !== null) resolve(balance)
      })
      timer = setTimeout(() => reject(new Error('The balance did not arrive')), balanceWithin)
      bus.emit('points:refresh', {})
    })
  } finally {
    end()
    clearTimeout(timer)
  }
}

const portalDrafts: DraftStorage = { load: loadDraft, save: saveDraft, remove: removeDraft, lockAcrossTabs }

/**
 * What the redeem store of the signed-in member works with; null without a session. Placed orders are listed on the
 * device only by the portal: an embedding page has no page that shows them, and no logout that deletes them.
 */
export function redeemDependencies(
  couponId: string,
  navigate: (to: string) => void,
  isEmbedded: boolean,
): RedeemDependencies | null {
  const user = $userData.get()
  if (user === null) return null
  const { accountId } = memberOf(user)
  // Read once, because an order may end after the member has gone to another page.
  const visitId = currentVisitId()
  const calls = redeemCalls(portalApi)
  return {
    ...calls,
    couponId,
    // Read at each use, because the profile may change while the page is open.
    member: () => memberOf($userData.get() ?? user),
    loadCoupons: () => memberCoupons.load(accountId),
    loadCountries,
    sendOrder: (body, key) => memberCoupons.invalidateAround(() => calls.sendOrder(body, key)),
    draft: redeemDraftStorage(portalDrafts, couponId, accountId),
    visitId,
    now: Date.now,
    showStep(step) {
      const isShown = paths.isReward(location.pathname, couponId)
      if (isShown && stepOfSearch(location.search) !== step) navigate(stepPath(couponId, step))
    },
    returnToFirstEntry: () => returnToFirstEntry(visitId),
    loadNewBalance,
    listOrder: (order) => (isEmbedded ? Promise.resolve() : recordDeviceOrder(accountId, order)),
  }
}
