import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { UserData } from '@portal/shared-contracts/calls'
import * as v from '@portal/shared-contracts/schema'
import { rewardWith } from '@portal/shared-contracts/testing/coupon'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  deliverTo,
  demoCard,
  errorResponse,
  openBrowser,
  openReview,
  type Browser,
  type Page,
} from '../testing/browser.ts'
import { redeemDraftStorage } from '../stores/redeem-draft.ts'
import { memberOf } from '../stores/redeem-portal.ts'

afterEach(() => void vi.useRealTimers())

describe('opening a reward', () => {
  // Rule: rewards-and-orders-20
  test.each([
    { couponId: 'R10', expected: { status: 'notRedeemable', reason: { kind: 'soldOut', by: 'programme' } } },
    { couponId: 'R12', expected: { status: 'notRedeemable', reason: { kind: 'pointsMissing', points: 8900 - 4321 } } },
    { couponId: 'R99', expected: { status: 'notFound' } },
  ])('on $couponId shows $expected', async ({ couponId, expected }) => {
    const page = await (await openBrowser()).openPage({ couponId })
    expect(page.$state.get()).toMatchObject(expected)
  })

  // Rule: rewards-and-orders-21
  test('with a single card leaves out the choice', async () => {
    const browser = await openBrowser()
    browser.changeShop("UPDATE cards SET status = 'LOCKED' WHERE cardCode <> '1234567890123456789'")
    const single = await browser.openPage()
    expect(single.$state.get()).toMatchObject({ status: 'editing', input: { cardCode: demoCard } })
  })

  test('without a usable card shows that there is none', async () => {
    const browser = await openBrowser()
    browser.changeShop("UPDATE cards SET status = 'LOCKED'")
    const page = await browser.openPage()
    expect(page.$state.get()).toMatchObject({ status: 'noCard' })
  })

  test('can be repeated after a failure', async () => {
    const browser = await openBrowser()
    browser.sandbox.state.faults.set('cards', { kind: 'serverError', seconds: 0 })
    const page = await browser.openPage()
    expect(page.shown()).toMatchObject({ status: 'failed' })
    browser.sandbox.state.faults.clear()
    await page.open()
    expect(page.$state.get()).toMatchObject({ status: 'editing' })
  })

  test('of a member whose profile has only an e-mail address lets the address be typed, also for the bill', async () => {
    const browser = await openBrowser()
    const user = v.parse(UserData, {
      ...browser.user,
      address: null,
      loginName: null,
      email: demoEmail('mitglied'),
    })
    const page = browser.redeemPage({ member: () => memberOf(user) })
    await page.open()
    page.chooseCard(demoCard)
    page.next('card')
    for (const [field, value] of [
      ['firstName', 'Marlene'],
      ['lastName', 'Abel'],
    ] as const)
      page.changeAddress(field, value)
    deliverTo(page, 'Hauptstraße')
    expect(page.shown()).toMatchObject({ status: 'editing', step: 'review', errors: [] })
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'done', order: { email: demoEmail('mitglied') } })
    const body = browser.orders()[0]?.body
    expect(body).toMatchObject({ billingAddress: { firstName: 'Marlene', street: 'Hauptstraße', countryId: 'DE' } })
    expect(body).not.toHaveProperty('shippingAddress')
  })

  test('shows the price of a reward whose only price is its fixed points', async () => {
    const browser = await openBrowser()
    const coupon = rewardWith({
      couponId: 'R2',
      points: null,
      redeemActions: [{ actionType: 'FIXEDPOINTACTION', value: '900' }],
    })
    const page = await browser.openPage({ loadCoupons: async () => [coupon] })
    expect(page.$state.get()).toMatchObject({ status: 'editing', context: { offer: { price: 900 } } })
    const unpriced = await browser.openPage({ loadCoupons: async () => [{ ...coupon, redeemActions: [] }] })
    expect(unpriced.$state.get()).toMatchObject({ status: 'notRedeemable', reason: { kind: 'unpriced' } })
  })

  // Rule: rewards-and-orders-28
  test('restores the input after a reload', async () => {
    const { browser, page } = await openReview()
    page.editStep('address')
    page.changeAddress('street', 'Büroweg')
    const reloaded = browser.redeemPage()
    await expect.poll(() => browser.drafts.entries.get('redeem-R2')).toContain('Büroweg')
    await reloaded.open()
    const input = { cardCode: demoCard, address: { street: 'Büroweg' } }
    expect(reloaded.$state.get()).toMatchObject({ input })
  })

  describe("after the profile's address has changed", () => {
    const openChanged = (browser: Browser) => {
      const address = { ...browser.user.address, street: 'Seeweg' }
      return browser.openPage({ member: () => memberOf({ ...browser.user, address }) })
    }

    test.each([
      { title: 'left', leave: async () => {} },
      {
        title: 'rejected',
        leave: async (page: Page, { network }: Browser) => {
          network.response = errorResponse(429, 'rateLimited')
          await page.submit()
          network.response = null
        },
      },
    ])('an order that was $title before goes to the new one', async ({ leave }) => {
      const { browser, page } = await openReview()
      await expect.poll(() => browser.drafts.entries.get('redeem-R2')).toBeDefined()
      await leave(page, browser)
      const later = await openChanged(browser)
      await later.submit()
      expect(later.$state.get()).toMatchObject({ status: 'done' })
      const body = browser.orders().at(-1)?.body
      expect(body).toMatchObject({ billingAddress: { street: 'Seeweg' } })
      expect(body).not.toHaveProperty('shippingAddress')
    })

    test('an address that was changed in the form stays', async () => {
      const { browser, page } = await openReview()
      page.changeAddress('street', 'Büroweg')
      await expect.poll(() => browser.drafts.entries.get('redeem-R2')).toContain('Büroweg')
      const later = await openChanged(browser)
      expect(later.$state.get()).toMatchObject({ input: { address: { street: 'Büroweg' } } })
    })
  })

  test('does not restore the input of another member', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const other = await browser.openPage({ draft: redeemDraftStorage(browser.drafts, 'R2', 'ACC-9') })
    expect(other.$state.get()).toMatchObject({ status: 'editing', input: { cardCode: '' } })
  })
})
