import { describe, expect, test, vi } from 'vitest'
import { demoCard, openBrowser, openReview, toReview } from '../testing/browser.ts'
import { redeemDraftStorage } from './redeem-draft.ts'

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

  test('is no longer shown after a while, and the flow starts over', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const later = await browser.openPage({ now: () => Date.now() + 16 * 60_000 })
    later.chooseCard(demoCard)
    expect(later.$state.get()).toMatchObject({ status: 'editing', step: 'card' })
  })

  test('can be followed by a second order', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    await page.startOver()
    await (await toReview(page)).submit()
    expect(new Set(browser.keys()).size).toBe(2)
    expect(browser.orderCount()).toBe(2)
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
