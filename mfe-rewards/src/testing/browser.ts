import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { knownCountries } from '@portal/shared-contracts/address/countries'
import { loadAccountCoupons } from '@portal/page-library/api/account-coupons'
import type { DeviceOrder } from '@portal/page-library/stores/device-orders'
import { expect } from 'vitest'
import type { Step } from '../domain/redeem-steps.ts'
import { memberOf, redeemCalls } from '../stores/redeem-portal.ts'
import { redeemDraftStorage } from '../stores/redeem-draft.ts'
import type { RedeemDependencies } from '../stores/redeem-state.ts'
import { createRedeemStore } from '../stores/redeem.ts'
import { memoryDrafts } from './memory-drafts.ts'
import { openPortal } from './rewards-portal.ts'

/** The first card of the demo member. */
export const demoCard = '1234567890123456789'

/** The member with a mistyped address and the card. */
export const mistyped = [demoEmail('tippfehler'), '1234567890123450028'] as const

/** A member's browser with its drafts, connected to a portal in memory. */
export async function openBrowser(loginName?: string) {
  const portal = await openPortal(loginName)
  const drafts = memoryDrafts()
  /** The orders that pages have listed on this device. */
  const listed: DeviceOrder[] = []
  const member = memberOf(portal.user)
  /**
   * A page on these drafts; a second one simulates a reload, or with another `visitId` another tab or a later opening.
   */
  const redeemPage = (part: Partial<RedeemDependencies> = {}) => {
    const couponId = part.couponId ?? 'R2'
    let step: Step | null = null
    const calls = redeemCalls(portal.api)
    const page = createRedeemStore({
      ...calls,
      couponId,
      member: () => member,
      loadCoupons: () => loadAccountCoupons(portal.api, member.accountId, new Date()),
      loadCountries: async () => knownCountries,
      draft: redeemDraftStorage(drafts, couponId, member.accountId),
      visitId: 'visit',
      now: Date.now,
      loadNewBalance: calls.loadPoints,
      showStep: (next) => void (step = next),
      returnToFirstEntry: async () => {},
      listOrder: async (order) => void listed.push(order),
      ...part,
    })
    /** The state, and the step to which it has led. */
    return { ...page, shown: () => ({ ...page.$state.get(), step }) }
  }
  const openPage = async (part?: Partial<RedeemDependencies>) => {
    const page = redeemPage(part)
    await page.open()
    return page
  }
  const { db } = portal.sandbox.state
  /** Changes the shop's data. */
  const changeShop = (sql: string): void => db.exec(sql)
  /** Number of orders in the shop. */
  const orderCount = () => Number(db.prepare('SELECT count(*) AS n FROM orders').get()?.['n'])
  /** The idempotency keys of all sent orders. */
  const keys = () => portal.orders().map(({ key }) => key)
  return { ...portal, drafts, listed, redeemPage, openPage, changeShop, orderCount, keys }
}
export type Page = ReturnType<Browser['redeemPage']>
export type Browser = Awaited<ReturnType<typeof openBrowser>>

/** Opens the reward and goes to the review step. */
export async function toReview(page: Page, cardCode = demoCard): Promise<Page> {
  await page.open()
  page.chooseCard(cardCode)
  page.next('card')
  page.next('address')
  expect(page.shown()).toMatchObject({ status: 'editing', step: 'review' })
  return page
}

/** A browser that shows the review step; of another member with one of its cards. */
export async function openReview(loginName?: string, cardCode?: string) {
  const browser = await openBrowser(loginName)
  return { browser, page: await toReview(browser.redeemPage(), cardCode) }
}

/** A browser whose order has reached the shop, but its response was lost. */
export async function openUnknown(loginName?: string, cardCode?: string) {
  const { browser, page } = await openReview(loginName, cardCode)
  browser.network.order = 'loseResponse'
  await page.submit()
  browser.network.order = 'fine'
  expect(page.$state.get()).toMatchObject({ status: 'unknown', checking: false })
  return { browser, page }
}

/** Types another delivery address and goes to the review step. */
export function deliverTo(page: Page, street: string): void {
  page.editStep('address')
  page.changeAddress('street', street)
  page.changeAddress('streetNumber', '12')
  page.changeAddress('zipCode', '80331')
  page.changeAddress('city', 'München')
  page.next('address')
}

/** A failed response of the edge or the shop. */
export const errorResponse = (status: number, code: string): Response =>
  Response.json({ meta: { success: false }, errorMessage: [{ code }] }, { status })
