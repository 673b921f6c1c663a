import { describe, expect, test } from 'vitest'
import {
  deliverTo,
  demoCard,
  errorResponse,
  mistyped,
  openBrowser,
  openReview,
  openUnknown,
  toReview,
  type Browser,
  type Page,
} from '../testing/browser.ts'

describe('an unknown outcome', () => {
  const fault = (kind: 'brokenJson' | 'serverError') => (browser: Browser) =>
    browser.sandbox.state.faults.set('order', { kind, seconds: 0 })
  // Rule: rewards-and-orders-41
  test.each<[string, (browser: Browser) => unknown]>([
    ['an invalid response', fault('brokenJson')],
    ['an error of the shop', fault('serverError')],
    ['outcomeUnknown from the edge', ({ network }) => (network.response = errorResponse(504, 'outcomeUnknown'))],
  ])('after %s is not a success and is not sent again', async (_, set) => {
    const { browser, page } = await openReview()
    set(browser)
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'unknown', checking: false })
    const reloaded = await browser.openPage()
    expect(reloaded.$state.get()).toMatchObject({ status: 'unknown', checking: false })
    expect(browser.orders()).toHaveLength(1)
  })

  test('after a lost response is not a success, and is sent again once under its key by a reload', async () => {
    const { browser, page } = await openReview()
    browser.network.order = 'loseResponse'
    await page.submit()
    expect(page.$state.get()).toMatchObject({ status: 'unknown', checking: false })
    for (const _ of ['first reload', 'second reload']) {
      const reloaded = await browser.openPage()
      expect(reloaded.$state.get()).toMatchObject({ status: 'unknown', checking: false })
      expect(browser.orders()).toHaveLength(2)
    }
    expect(new Set(browser.keys()).size).toBe(1)
    expect(browser.orderCount()).toBe(1)
  })

  // Rules: rewards-and-orders-42, account-51
  test('is resolved by a check under the same key', async () => {
    const { browser, page } = await openUnknown()
    expect(browser.listed).toEqual([])
    await page.check()
    expect(page.$state.get()).toMatchObject({ status: 'done' })
    expect(browser.listed).toHaveLength(1)
    expect(new Set(browser.keys()).size).toBe(1)
    expect(browser.orderCount()).toBe(1)
  })

  // Rule: promises-37
  test('is stored so that it survives an explicit logout, which typed input does not', async () => {
    const { browser, page } = await openReview()
    const isKept = () => JSON.parse(browser.drafts.entries.get('redeem-R2') ?? '{}').keptAtLogout
    await expect.poll(() => isKept()).toBe(false)
    browser.network.order = 'loseResponse'
    await page.submit()
    expect(isKept()).toBe(true)
  })

  test('stays unknown if the check fails before the shop', async () => {
    const { browser, page } = await openUnknown()
    for (const [status, code, error] of [
      [401, 'sessionInvalid', { code: 'sessionInvalid' }],
      [429, 'rateLimited', { code: 'rateLimited' }],
      [502, 'backendUnavailable', null],
    ] as const) {
      browser.network.response = errorResponse(status, code)
      await page.check()
      expect(page.$state.get()).toMatchObject({ status: 'unknown', error })
    }
  })

  // Rule: rewards-and-orders-44
  test('is not checked by a reload once it is old', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage({ now: () => Date.now() - 3 * 60_000 }))
    browser.network.waitFor = new Promise(() => {})
    void page.submit()
    await expect.poll(() => browser.orders()).toHaveLength(1)
    const reloaded = await browser.openPage()
    expect(reloaded.$state.get()).toMatchObject({ status: 'unknown', checking: false })
    expect(browser.orders()).toHaveLength(1)
  })

  // Rule: rewards-and-orders-42
  test('is not sent again once the edge may have forgotten it', async () => {
    const { browser } = await openUnknown()
    const later = await browser.openPage({ now: () => Date.now() + 31 * 24 * 60 * 60_000 })
    await later.check()
    expect(later.$state.get()).toMatchObject({ status: 'unknown' })
    expect(browser.orders()).toHaveLength(1)
  })

  test('can be discarded by the member, who starts over with the same input', async () => {
    const { browser, page } = await openReview()
    deliverTo(page, 'Büroweg')
    browser.network.order = 'loseRequest'
    await page.submit()
    browser.network.order = 'fine'
    await page.startOver()
    const input = { cardCode: demoCard, address: { street: 'Büroweg' } }
    expect(page.$state.get()).toMatchObject({ status: 'editing', input })
    await page.submit()
    expect(new Set(browser.keys()).size).toBe(2)
    expect(browser.orderCount()).toBe(1)
  })

  test.each([
    { title: 'the same reward', placed: 1, status: 'alreadyOrdered', act: (tab: Page) => tab.submit() },
    { title: 'nothing yet', placed: 0, status: 'editing', act: async () => {} },
  ])('is not sent by a tab after another one has started over and ordered $title', async ({ placed, status, act }) => {
    const { browser, page } = await openReview()
    browser.network.order = 'loseRequest'
    await page.submit()
    const other = await browser.openPage({ visitId: 'other' })
    browser.network.order = 'fine'
    await other.startOver()
    await act(other)
    await page.check()
    expect(browser.orderCount()).toBe(placed)
    expect(page.$state.get()).toMatchObject({ status })
  })

  test('is not sent again while the stored order cannot be read', async () => {
    const { browser, page } = await openUnknown()
    browser.drafts.load = () => Promise.reject(new Error('no storage'))
    await page.check()
    expect(page.$state.get()).toMatchObject({ status: 'unknown', error: { code: 'failed' }, checking: false })
    expect(browser.orders()).toHaveLength(1)
  })

  test('that cannot be discarded because nothing is stored says so and can be discarded later', async () => {
    const { browser, page } = await openUnknown()
    const { save } = browser.drafts
    browser.drafts.save = full
    await page.startOver()
    expect(page.shown()).toMatchObject({ status: 'unknown', error: { code: 'failed' }, checking: false })
    browser.drafts.save = save
    await page.startOver()
    expect(page.shown()).toMatchObject({ status: 'editing', step: 'review' })
  })

  test('becomes rejected if the shop rejects the check, also after a reload', async () => {
    const { browser } = await openUnknown(...mistyped)
    const reloaded = await browser.openPage()
    await reloaded.check()
    const suggestion = { suggested: { street: 'Hauptstraße' } }
    expect(reloaded.$state.get()).toMatchObject({ status: 'suggestion', suggestion })
  })
})

const full = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
