import { describe, expect, test, vi } from 'vitest'
import { demoCard, errorResponse, openBrowser, toReview, typeStreet, type Browser } from '../testing/browser.ts'

describe('an unknown outcome', () => {
  test.each([
    { title: 'a lost response', set: (browser: Browser) => (browser.network.order = 'loseResponse') },
    {
      title: 'an invalid response',
      set: (browser: Browser) => browser.sandbox.state.faults.set('order', { kind: 'brokenJson', seconds: 0 }),
    },
    {
      title: 'an error of the shop',
      set: (browser: Browser) => browser.sandbox.state.faults.set('order', { kind: 'serverError', seconds: 0 }),
    },
    {
      title: 'outcomeUnknown from the edge',
      set: (browser: Browser) => (browser.network.response = errorResponse(504, 'outcomeUnknown')),
    },
  ])('after $title is not a success and is not sent again', async ({ set }) => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    set(browser)
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'unknown', checking: false })
    const reloaded = browser.redeemPage()
    await reloaded.open()
    expect(reloaded.$state.get()).toMatchObject({ status: 'unknown', checking: false })
    expect(browser.orders()).toHaveLength(1)
  })

  test('is resolved by a check under the same key', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    browser.network.order = 'loseResponse'
    await page.submit()
    browser.network.order = 'fine'
    await page.check()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    expect(new Set(browser.keys()).size).toBe(1)
    expect(browser.orderCount()).toBe(1)
  })

  test('stays unknown if the check fails before the shop', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    browser.network.order = 'loseResponse'
    await page.submit()
    browser.network.order = 'fine'
    for (const [status, code] of [
      [401, 'sessionInvalid'],
      [429, 'rateLimited'],
      [502, 'backendUnavailable'],
    ] as const) {
      browser.network.response = errorResponse(status, code)
      await page.check()
      expect(page.$state.get()).toMatchObject({ status: 'unknown', code })
    }
  })

  test('is not checked by a reload once it is old', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage({ now: () => Date.now() - 3 * 60_000 }))
    browser.network.waitFor = new Promise(() => {})
    void page.submit()
    await vi.waitFor(() => expect(browser.orders()).toHaveLength(1))
    const reloaded = browser.redeemPage()
    await reloaded.open()
    expect(reloaded.$state.get()).toMatchObject({ status: 'unknown', checking: false })
    expect(browser.orders()).toHaveLength(1)
  })

  test('can be discarded by the member, who starts over with the same input', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    page.goTo('address')
    typeStreet(page, 'Büroweg')
    page.next()
    browser.network.order = 'loseRequest'
    await page.submit()
    browser.network.order = 'fine'
    await page.startOver()
    expect(page.$state.get()).toMatchObject({
      status: 'editing',
      input: { cardCode: demoCard, address: { street: 'Büroweg' } },
    })
    await page.submit()
    expect(new Set(browser.keys()).size).toBe(2)
    expect(browser.orderCount()).toBe(1)
  })

  test('becomes rejected if the shop rejects the check, also after a reload', async () => {
    const browser = await openBrowser('tippfehler@delikaterie.example')
    const page = await toReview(browser.redeemPage(), '1234567890123450028')
    browser.network.order = 'loseResponse'
    await page.submit()
    browser.network.order = 'fine'
    const reloaded = browser.redeemPage()
    await reloaded.open()
    await reloaded.check()
    expect(reloaded.$state.get()).toMatchObject({
      status: 'suggestion',
      suggestion: { suggested: { street: 'Hauptstraße' } },
    })
  })
})
