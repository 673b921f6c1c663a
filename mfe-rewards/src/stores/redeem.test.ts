import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { describe, expect, test } from 'vitest'
import { deliverTo, demoCard, openBrowser, openReview, toReview } from '../testing/browser.ts'

describe('a placed order', () => {
  // Rule: rewards-and-orders-27
  test('shows order number, e-mail address and the new balance', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    await page.submit()
    await expect
      .poll(() => page.$state.get())
      .toMatchObject({
        status: 'done',
        order: {
          orderNumber: expect.stringMatching(/^\d+$/),
          email: demoEmail('mitglied'),
          offer: { category: 'Produkte' },
          delivery: { street: 'Hauptstraße' },
        },
        cards: expect.any(Array),
        balance: { kind: 'known', points: 4321 - 900 },
      })
    expect(browser.orders()).toHaveLength(1)
    const body = { cardcode: demoCard, lineItems: [{ sku: 'R2' }], disableAddressCheck: false }
    expect(browser.orders()[0]?.body).toMatchObject(body)
    expect(browser.orders()[0]?.body).not.toHaveProperty('shippingAddress')
  })

  // Rule: account-50
  test('is listed on this device under its key', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    expect(browser.listed).toEqual([
      {
        id: browser.keys()[0],
        orderNumber: expect.stringMatching(/^\d+$/),
        title: expect.any(String),
        points: 900,
        at: expect.any(Number),
      },
    ])
  })

  test('is shown once the steps are left', async () => {
    const browser = await openBrowser()
    const left = Promise.withResolvers<void>()
    const page = await toReview(browser.redeemPage({ returnToFirstEntry: () => left.promise }))
    const submitted = page.submit()
    await expect.poll(() => browser.orderCount()).toBe(1)
    expect(page.$sending.get()).toBe(true)
    left.resolve()
    await submitted
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    expect(page.$sending.get()).toBe(false)
  })

  test('is shown again after a reload without being sent again', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const again = await browser.openPage()
    expect(again.$state.get()).toMatchObject({ status: 'done', order: { delivery: { street: 'Hauptstraße' } } })
    expect(browser.orders()).toHaveLength(1)
  })

  test('stored by an older version, without category and address, is shown', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const stored = browser.drafts.entries.get('redeem-R2') ?? ''
    const older = stored.replace(/,"category":"[^"]*"/, '').replace(/,"delivery":\{[^}]*\}/, '')
    expect(older).not.toMatch(/category|delivery/)
    browser.drafts.entries.set('redeem-R2', older)
    const order = (await browser.openPage()).$state.get()
    expect(order).toMatchObject({ status: 'done', order: { offer: { category: null } } })
  })

  test('stored by a newer version, with an unknown category and address, is shown and still asked about', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const stored = browser.drafts.entries.get('redeem-R2') ?? ''
    const newer = stored
      .replace(/"category":"[^"]*"/, '"category":"Reisen"')
      .replace(/"delivery":\{[^}]*\}/, '"delivery":{"street":7}')
    expect(newer).toMatch(/Reisen.*"street":7\}/s)
    browser.drafts.entries.set('redeem-R2', newer)
    const order = (await browser.openPage()).$state.get()
    expect(order).toMatchObject({ status: 'done', order: { offer: { category: null } } })
    browser.drafts.entries.set('redeem-R2', newer.replace(',"visit":"visit"', ''))
    expect((await browser.openPage()).$state.get()).toMatchObject({ status: 'alreadyOrdered' })
  })

  test('is shown without a balance if that cannot be loaded', async () => {
    const { browser, page } = await openReview()
    browser.sandbox.state.faults.set('points', { kind: 'serverError', seconds: 0 })
    await page.submit()
    const unavailable = { status: 'done', balance: { kind: 'unavailable' } }
    await expect.poll(() => page.$state.get()).toMatchObject(unavailable)
  })

  test('is shown by a reload however old it is', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const reloaded = await browser.openPage({ now: () => Date.now() + 24 * 60 * 60_000 })
    expect(reloaded.$state.get()).toMatchObject({ status: 'done' })
  })

  // Rule: rewards-and-orders-29
  test.each([
    { minutes: 0, expected: { status: 'alreadyOrdered', order: { orderNumber: expect.stringMatching(/^\d+$/) } } },
    { minutes: 9, expected: { status: 'alreadyOrdered' } },
    { minutes: 10, expected: { status: 'editing', input: { cardCode: '' } } },
  ])('opened again $minutes minutes later shows $expected.status', async ({ minutes, expected }) => {
    const { browser, page } = await openReview()
    await page.submit()
    const later = await browser.openPage({ visitId: 'later', now: () => Date.now() + minutes * 60_000 })
    expect(later.$state.get()).toMatchObject(expected)
    expect(browser.orders()).toHaveLength(1)
  })

  test('is asked about in another tab that has typed, which keeps its input', async () => {
    const browser = await openBrowser()
    const [one, two] = [await toReview(browser.redeemPage()), await toReview(browser.redeemPage({ visitId: 'two' }))]
    deliverTo(two, 'Büroweg')
    await one.submit()
    await two.submit()
    const input = { address: { street: 'Büroweg' } }
    expect(two.shown()).toMatchObject({ status: 'alreadyOrdered', input })
    await two.orderAgain()
    expect(two.shown()).toMatchObject({ status: 'editing', step: 'review', input })
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

  test('can be followed by a second one while the page still waits for the balance after a reload', async () => {
    const { browser, page } = await openReview()
    await page.submit()
    const reloaded = browser.redeemPage({ loadNewBalance: () => new Promise(() => {}) })
    await reloaded.open()
    await reloaded.orderAgain()
    // A double click.
    void reloaded.orderAgain()
    void reloaded.orderAgain()
    await expect.poll(() => reloaded.shown()).toMatchObject({ status: 'editing', step: 'card' })
    expect(browser.orderCount()).toBe(1)
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
    const [two, three] = [await browser.openPage({ visitId: 'two' }), await browser.openPage({ visitId: 'three' })]
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
