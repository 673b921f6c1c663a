import { UserData } from '@delikaterie/shared-contracts/calls'
import * as v from '@delikaterie/shared-contracts/schema'
import { rewardWith } from '@delikaterie/shared-contracts/testing/coupon'
import { describe, expect, test, vi } from 'vitest'
import { deliverTo, demoCard, openBrowser, openReview, toReview } from '../testing/browser.ts'
import { redeemDraftStorage } from './redeem-draft.ts'
import { memberOf } from './redeem-portal.ts'

describe('a placed order', () => {
  test('shows order number, e-mail address and the new balance', async () => {
    const browser = await openBrowser()
    const onOrdered = vi.fn<() => void>()
    const page = await toReview(browser.redeemPage({ onOrdered }))
    await page.submit()
    expect(page.$state.get()).toMatchObject({
      status: 'done',
      order: { orderNumber: expect.stringMatching(/^\d+$/), email: 'mitglied@delikaterie.example' },
      balance: { kind: 'known', points: 4321 - 900 },
    })
    expect(onOrdered).toHaveBeenCalledOnce()
    expect(browser.orders()).toHaveLength(1)
    const body = { cardcode: demoCard, lineItems: [{ sku: 'R2' }], disableAddressCheck: false }
    expect(browser.orders()[0]?.body).toMatchObject(body)
    expect(browser.orders()[0]?.body).not.toHaveProperty('shippingAddress')
  })

  test('is shown again after a reload without being sent again', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const again = await browser.openPage()
    expect(again.$state.get()).toMatchObject({ status: 'done' })
    expect(browser.orders()).toHaveLength(1)
  })

  test('is shown without a balance if that cannot be loaded', async () => {
    const { browser, page } = await openReview()
    browser.sandbox.state.faults.set('points', { kind: 'serverError', seconds: 0 })
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'done', balance: { kind: 'unavailable' } })
  })

  test('is shown by a reload however old it is', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const reloaded = await browser.openPage({ now: () => Date.now() + 24 * 60 * 60_000 })
    expect(reloaded.$state.get()).toMatchObject({ status: 'done' })
  })

  test.each([
    { minutes: 0, expected: { status: 'alreadyOrdered', order: { orderNumber: expect.stringMatching(/^\d+$/) } } },
    { minutes: 9, expected: { status: 'alreadyOrdered' } },
    { minutes: 10, expected: { status: 'editing', step: 'card', input: { cardCode: '' } } },
  ])('opened again $minutes minutes later shows $expected.status', async ({ minutes, expected }) => {
    const { browser, page } = await openReview()
    await page.submit()
    const later = await browser.openPage({ visit: () => 'later', now: () => Date.now() + minutes * 60_000 })
    expect(later.$state.get()).toMatchObject(expected)
    expect(browser.orders()).toHaveLength(1)
  })

  test('is asked about in another tab that has typed, which keeps its input', async () => {
    const browser = await openBrowser()
    const [one, two] = [
      await toReview(browser.redeemPage()),
      await toReview(browser.redeemPage({ visit: () => 'two' })),
    ]
    deliverTo(two, 'Büroweg')
    await one.submit()
    await two.submit()
    const input = { address: { street: 'Büroweg' } }
    expect(two.$state.get()).toMatchObject({ status: 'alreadyOrdered', input })
    await two.orderAgain()
    expect(two.$state.get()).toMatchObject({ status: 'editing', step: 'review', input })
    expect(browser.orderCount()).toBe(1)
  })

  test('can be followed by a second order after the question', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    await page.orderAgain()
    expect(page.$state.get()).toMatchObject({ status: 'alreadyOrdered' })
    await page.orderAgain()
    await (await toReview(page)).submit()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    expect(new Set(browser.keys()).size).toBe(2)
    expect(browser.orderCount()).toBe(2)
  })

  test('is asked about again after a storage that failed, and the page says so', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    await page.orderAgain()
    const { remove } = browser.drafts
    const refuse = () => Promise.reject(new DOMException('', 'UnknownError'))
    Object.assign(browser.drafts, { save: refuse, remove: refuse })
    await page.orderAgain()
    expect(page.$state.get()).toEqual({ status: 'failed', code: 'failed' })
    browser.drafts.remove = remove
    await page.open()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    expect(browser.orderCount()).toBe(1)
  })

  test('is asked about again if another tab has ordered since the question', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const [two, three] = [
      await browser.openPage({ visit: () => 'two' }),
      await browser.openPage({ visit: () => 'three' }),
    ]
    await three.orderAgain()
    await (await toReview(three)).submit()
    await two.orderAgain()
    expect(three.$state.get()).toMatchObject({ status: 'done' })
    expect(two.$state.get()).toMatchObject({ status: 'alreadyOrdered' })
    expect(browser.orderCount()).toBe(2)
  })

  test("stored without a visit by an older version is asked about, not shown as this visit's", async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const stored = browser.drafts.entries.get('redeem-R2') ?? ''
    browser.drafts.entries.set('redeem-R2', stored.replace(',"visit":"visit"', ''))
    expect((await browser.openPage()).$state.get()).toMatchObject({ status: 'alreadyOrdered' })
  })
})

describe('opening the flow', () => {
  test.each([
    { couponId: 'R10', expected: { status: 'notRedeemable', reason: { kind: 'soldOut', by: 'programme' } } },
    { couponId: 'R12', expected: { status: 'notRedeemable', reason: { kind: 'pointsMissing', points: 8900 - 4321 } } },
    { couponId: 'R99', expected: { status: 'notFound' } },
  ])('on $couponId shows $expected', async ({ couponId, expected }) => {
    const page = await (await openBrowser()).openPage({ couponId })
    expect(page.$state.get()).toMatchObject(expected)
  })

  test('with a single card leaves out the choice, and the history shows no step that is not reached yet', async () => {
    const browser = await openBrowser()
    const page = await browser.openPage()
    expect(page.showStep('review')).toBe('card')
    browser.changeShop("UPDATE cards SET status = 'LOCKED' WHERE cardCode <> '1234567890123456789'")
    const single = await browser.openPage()
    expect(single.$state.get()).toMatchObject({ status: 'editing', step: 'address', input: { cardCode: demoCard } })
    expect(single.showStep('review')).toBe('review')
    expect(single.showStep('card')).toBe('address')
    expect(single.$state.get()).toMatchObject({ step: 'address', attempt: 0 })
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
    expect(page.$state.get()).toMatchObject({ status: 'failed' })
    browser.sandbox.state.faults.clear()
    await page.open()
    expect(page.$state.get()).toMatchObject({ status: 'editing', step: 'card' })
  })

  test('of a member whose profile has only an e-mail address lets the address be typed, also for the bill', async () => {
    const browser = await openBrowser()
    const user = v.parse(UserData, {
      ...browser.user,
      address: null,
      loginName: null,
      email: 'mitglied@delikaterie.example',
    })
    const page = browser.redeemPage({ member: () => memberOf(user) })
    await page.open()
    page.chooseCard(demoCard)
    page.next()
    for (const [field, value] of [
      ['firstName', 'Marlene'],
      ['lastName', 'Abel'],
    ] as const)
      page.changeAddress(field, value)
    deliverTo(page, 'Hauptstraße')
    expect(page.$state.get()).toMatchObject({ status: 'editing', step: 'review', errors: [] })
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'done', order: { email: 'mitglied@delikaterie.example' } })
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

  test('restores the input after a reload', async () => {
    const { browser, page } = await openReview()
    page.goTo('address')
    page.changeAddress('street', 'Büroweg')
    const reloaded = browser.redeemPage()
    await vi.waitFor(() => expect(browser.drafts.entries.get('redeem-R2')).toContain('Büroweg'))
    await reloaded.open()
    const input = { cardCode: demoCard, address: { street: 'Büroweg' } }
    expect(reloaded.$state.get()).toMatchObject({ step: 'address', input })
  })

  test('does not restore the input of another member', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const other = await browser.openPage({ draft: redeemDraftStorage(browser.drafts, 'R2', 'ACC-9') })
    expect(other.$state.get()).toMatchObject({ status: 'editing', step: 'card', input: { cardCode: '' } })
  })
})
