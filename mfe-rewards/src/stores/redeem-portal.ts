import { memberCoupons } from '@delikaterie/shared-contracts/account-coupons'
import { billingAddressOf } from '@delikaterie/shared-contracts/address'
import { portalApi } from '@delikaterie/shared-contracts/api'
import { bus } from '@delikaterie/shared-contracts/bus'
import { accountIdOf, pointsOf, type UserData } from '@delikaterie/shared-contracts/calls'
import { loadCountries } from '@delikaterie/shared-contracts/countries'
import { loadDraft, removeDraft, saveDraft } from '@delikaterie/shared-contracts/drafts'
import { $userData } from '@delikaterie/shared-contracts/session'
import { createSerialQueue } from '@delikaterie/shared-contracts/stores'
import { onMount } from 'nanostores'
import { loadCards, loadPoints, sendOrder } from './redeem-calls.ts'
import { redeemDraftStorage, type DraftStorage } from './redeem-draft.ts'
import type { Member } from './redeem-state.ts'
import { createRedeemPage, type RedeemModel } from './redeem.ts'
import { currentVisit, isNewEntry, leaveVisit, nameEntry, visitDepth } from './visit.ts'

/*
 * Connects the redeem flow to the portal. Separate from portal.ts, so that the landing page loads its
 * highlights without the redeem flow.
 */

/** The member of an order; the route guard ensures an account id. */
export function memberOf(user: UserData): Member {
  const { email, address } = user
  return {
    accountId: accountIdOf(user) ?? '',
    email,
    billing: billingAddressOf(address),
    balance: pointsOf(user),
  }
}

const queue = createSerialQueue()

/** Across all tabs if the browser has Web Locks, else within this one. */
const runExclusive: DraftStorage['runExclusive'] = (name, task) =>
  'locks' in navigator ? navigator.locks.request(`portal:${name}`, task) : queue(task)

const portalDrafts: DraftStorage = { load: loadDraft, save: saveDraft, remove: removeDraft, runExclusive }

/** The redeem flow in the portal, whose steps stand in the browser's history. */
export type RedeemPage = RedeemModel & {
  /** Called when the query of the address has changed. */
  onQuery: (search: string) => void
  /** Adds the entry of a step, which belongs to the visit at once: the page follows its address in a later task. */
  pushStep: (to: string, navigate: (to: string) => void) => void
  /** Replaces the entry of a step by that of another one. */
  replaceStep: (replace: () => void) => void
  /** Goes back to the step before; false if the entry before this one does not belong to the visit. */
  goBack: () => boolean
  /** Goes back to the first entry of the visit, so that the steps of a finished order are not passed again. */
  leaveSteps: () => Promise<void>
}

/** The redeem flow of the signed-in member, opened at its first listener; null without a session. */
export function redeemPage(couponId: string): RedeemPage | null {
  const user = $userData.get()
  if (user === null) return null
  const { accountId } = memberOf(user)
  let visit = ''
  let depth = 0
  let leaving: Promise<void> | null = null
  /** Shared while the browser goes back: asked again before, it would go as far once more. */
  const leaveSteps = (): Promise<void> => (leaving ??= leaveVisit(visit).finally(() => (leaving = null)))
  const page = createRedeemPage({
    couponId,
    // Read at each use, because the profile may change while the page is open.
    member: () => memberOf($userData.get() ?? user),
    loadCoupons: () => memberCoupons.load(accountId),
    loadCards: () => loadCards(portalApi),
    loadPoints: () => loadPoints(portalApi),
    loadCountries,
    sendOrder: (order, key) => memberCoupons.invalidateAround(() => sendOrder(portalApi, order, key)),
    draft: redeemDraftStorage(portalDrafts, couponId, accountId),
    newKey: () => crypto.randomUUID(),
    visit: () => visit,
    now: Date.now,
    leaveSteps,
    onOrdered: () => bus.emit('points:refresh', {}),
  })
  async function open(): Promise<void> {
    // After a login on this page the shell replaces the entry in the task in which the page appears.
    await Promise.resolve()
    // Read once, because an order may end after the member has gone to another page.
    visit ||= currentVisit()
    depth = visitDepth()
    await page.open()
  }
  let isOpened = false
  onMount(page.$state, () => {
    // A state that is read after the page was left mounts again.
    if (!isOpened) void open()
    isOpened = true
  })
  function onQuery(search: string): void {
    if (visit !== '' && isNewEntry(search)) nameEntry(visit, depth + 1)
    depth = visitDepth()
  }
  function pushStep(to: string, navigate: (to: string) => void): void {
    navigate(to)
    onQuery(to.slice(to.indexOf('?')))
  }
  function replaceStep(replace: () => void): void {
    const kept = visitDepth()
    replace()
    nameEntry(visit, kept)
  }
  function goBack(): boolean {
    if (visitDepth() === 0) return false
    history.back()
    return true
  }
  return { ...page, onQuery, pushStep, replaceStep, goBack, leaveSteps }
}
