import { loadAccountCoupons } from '@delikaterie/shared-contracts/account-coupons'
import { expect } from 'vitest'
import { loadCards, loadPoints, sendOrder } from '../stores/redeem-calls.ts'
import { redeemDraft } from '../stores/redeem-draft.ts'
import { memberOf } from '../stores/redeem-portal.ts'
import { createRedeemPage, type RedeemModel, type RedeemSources } from '../stores/redeem.ts'
import { memoryDrafts } from './memory-drafts.ts'
import { openPortal, type RewardsPortal } from './rewards-portal.ts'

/** The first card of the demo member. */
export const demoCard = '1234567890123456789'

export type Browser = RewardsPortal & {
  drafts: ReturnType<typeof memoryDrafts>
  /** Opens the page; a second one is a reload or another tab. */
  redeemPage: (part?: Partial<RedeemSources>) => RedeemModel
  /** How many orders the shop has. */
  orderCount: () => number
  /** The keys of all orders that were sent. */
  keys: () => (string | undefined)[]
}

let keyCount = 0

/** One member's browser with its drafts, on a portal in memory. */
export async function openBrowser(loginName?: string): Promise<Browser> {
  const portal = await openPortal(loginName)
  const drafts = memoryDrafts()
  const member = memberOf(portal.user)
  const redeemPage = (part: Partial<RedeemSources> = {}): RedeemModel => {
    const couponId = part.couponId ?? 'R2'
    return createRedeemPage({
      couponId,
      member: () => member,
      loadCoupons: () => loadAccountCoupons(portal.api, member.accountId, new Date()),
      loadCards: () => loadCards(portal.api),
      loadPoints: () => loadPoints(portal.api),
      sendOrder: (order, key) => sendOrder(portal.api, order, key),
      draft: redeemDraft(drafts, couponId, member.accountId),
      newKey: () => `key-${++keyCount}`,
      now: Date.now,
      onOrdered: () => {},
      ...part,
    })
  }
  const orderCount = () => Number(portal.sandbox.state.db.prepare('SELECT count(*) AS n FROM orders').get()?.['n'])
  return { ...portal, drafts, redeemPage, orderCount, keys: () => portal.orders().map(({ key }) => key) }
}

/** Opens the flow and goes to its review. */
export async function toReview(page: RedeemModel, cardCode = demoCard): Promise<RedeemModel> {
  await page.open()
  page.chooseCard(cardCode)
  page.next()
  page.next()
  expect(page.$state.get()).toMatchObject({ status: 'editing', step: 'review' })
  return page
}

/** Types another delivery address. */
export function typeStreet(page: RedeemModel, street: string): void {
  page.changeAddress('street', street)
  page.changeAddress('streetNumber', '12')
  page.changeAddress('zipCode', '80331')
  page.changeAddress('city', 'München')
}

/** An envelope with which the edge or the shop says no. */
export const failure = (status: number, code: string): Response =>
  Response.json({ meta: { success: false }, errorMessage: [{ code }] }, { status })
