import { describe, expect, test } from 'vitest'
import { errorResponse, openBrowser, openReview, toReview } from '../testing/browser.ts'
import { redeemCalls } from './redeem-portal.ts'

describe('an order attempt', () => {
  test('is sent once on a double click', async () => {
    const { browser, page } = await openReview()
    await Promise.all([page.submit(), page.submit(), page.submit()])
    expect(browser.orders()).toHaveLength(1)
  })

  test('is not sent if it cannot be stored, and is sent once it can', async () => {
    const { browser, page } = await openReview()
    const { save } = browser.drafts
    browser.drafts.save = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
    await page.submit()
    const errors = [{ code: 'failed' }]
    expect(page.shown()).toMatchObject({ status: 'editing', step: 'review', errors, isRejected: false })
    expect(browser.orders()).toEqual([])
    browser.drafts.save = save
    await page.submit()
    expect([page.$state.get().status, browser.orderCount()]).toEqual(['done', 1])
  })

  test('stores key and body before it is sent', async () => {
    const browser = await openBrowser()
    const seen: string[] = []
    const page = await toReview(
      browser.redeemPage({
        sendOrder: (order, key) => {
          seen.push(browser.drafts.entries.get('redeem-R2') ?? '')
          return redeemCalls(browser.api).sendOrder(order, key)
        },
      }),
    )
    await page.submit()
    expect(JSON.parse(seen[0] ?? '{}')).toMatchObject({
      value: { status: 'open', key: browser.keys()[0], order: browser.orders()[0]?.body },
    })
  })

  test('is repeated with the same key and body by a reload while it is being sent', async () => {
    const { browser, page } = await openReview()
    const gate = Promise.withResolvers<void>()
    browser.network.waitFor = gate.promise
    const first = page.submit()
    await expect.poll(() => browser.orders()).toHaveLength(1)
    const reloaded = browser.redeemPage()
    const second = reloaded.open()
    await expect.poll(() => browser.orders()).toHaveLength(2)
    expect(reloaded.$state.get()).toMatchObject({ status: 'unknown', checking: true })
    gate.resolve()
    await Promise.all([first, second])
    const [one, two] = browser.orders()
    expect(two).toEqual(one)
    expect(reloaded.$state.get()).toMatchObject({ status: 'done' })
    expect(browser.orderCount()).toBe(1)
  })

  test('from five tabs in the review step is placed once, and only one shows it as its success', async () => {
    const browser = await openBrowser()
    const visits = ['a', 'b', 'c', 'd', 'e']
    const tabs = await Promise.all(visits.map((visitId) => browser.openPage({ visitId })))
    for (const tab of tabs) await toReview(tab)
    await Promise.all(tabs.map((tab) => tab.submit()))
    const shown = tabs.map((tab) => tab.$state.get().status)
    expect(shown.filter((status) => status === 'done')).toHaveLength(1)
    expect(browser.orderCount()).toBe(1)
    expect(browser.orders()).toHaveLength(1)
  })

  test('is shown in another tab as soon as that tab changes its form', async () => {
    const browser = await openBrowser()
    const [one, two] = [await toReview(browser.redeemPage()), await toReview(browser.redeemPage({ visitId: 'two' }))]
    await one.submit()
    two.changeAddress('street', 'Büroweg')
    await expect.poll(() => two.$state.get()).toMatchObject({ status: 'alreadyOrdered' })
  })

  test('keeps its key if the edge sent nothing to the shop', async () => {
    const { browser, page } = await openReview()
    browser.network.response = errorResponse(502, 'backendUnavailable')
    await page.submit()
    const errors = [{ code: 'backendUnavailable' }]
    expect(page.shown()).toMatchObject({ status: 'editing', step: 'review', errors, isRejected: false })
    browser.network.response = null
    await page.submit()
    const [one, two] = browser.keys()
    expect(two).toBe(one)
    expect(browser.orderCount()).toBe(1)
  })
})
