import { memberCoupons } from '@delikaterie/shared-contracts/account-coupons'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { bus } from '@delikaterie/shared-contracts/bus'
import { accountIdOf, pointsOf, type UserData } from '@delikaterie/shared-contracts/calls'
import { loadDraft, removeDraft, saveDraft } from '@delikaterie/shared-contracts/drafts'
import { $userData } from '@delikaterie/shared-contracts/session'
import { onMount } from 'nanostores'
import { billingOf } from '../domain/delivery.ts'
import { inTurn } from './in-turn.ts'
import { loadCards, loadPoints, sendOrder } from './redeem-calls.ts'
import { redeemDraft, type DraftStorage } from './redeem-draft.ts'
import type { Member } from './redeem-state.ts'
import { createRedeemPage, type RedeemModel } from './redeem.ts'

/** An order's member as the session knows them; the guard lets nobody without an account id here. */
export function memberOf(user: UserData): Member {
  const { email, loginName, address } = user
  return {
    accountId: accountIdOf(user) ?? '',
    email: email || loginName || '',
    billing: billingOf(address),
    balance: pointsOf(user),
  }
}

const here = inTurn()

/** Over all tabs where the browser can, else within this one. */
const overTabs: DraftStorage['exclusive'] = (name, task) =>
  'locks' in navigator ? navigator.locks.request(`portal:${name}`, task) : here(name, task)

const portalDrafts: DraftStorage = { load: loadDraft, save: saveDraft, remove: removeDraft, exclusive: overTabs }

/** The redeem flow of the portal's member, opened as soon as somebody looks; null while nobody is signed in. */
export function redeemPage(couponId: string): RedeemModel | null {
  const user = $userData.get()
  if (user === null) return null
  const { accountId } = memberOf(user)
  const page = createRedeemPage({
    couponId,
    // The profile may change while the page is open.
    member: () => memberOf($userData.get() ?? user),
    loadCoupons: () => memberCoupons.load(accountId),
    loadCards: () => loadCards(portalApi),
    loadPoints: () => loadPoints(portalApi),
    sendOrder: (order, key) => memberCoupons.changing(() => sendOrder(portalApi, order, key)),
    draft: redeemDraft(portalDrafts, couponId, accountId),
    newKey: () => crypto.randomUUID(),
    now: Date.now,
    onOrdered: () => bus.emit('points:refresh', {}),
  })
  onMount(page.$state, () => {
    void page.open()
  })
  return page
}
