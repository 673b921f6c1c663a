import { describe, expect, test, vi } from 'vitest'
import { failure, openBrowser, toReview } from '../testing/browser.ts'
import { sendOrder } from './redeem-calls.ts'

describe('one intent is one order', () => {
  test('a double click sends once', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    await Promise.all([page.submit(), page.submit(), page.submit()])
    expect(browser.orders()).toHaveLength(1)
  })

  test('the key is stored with the body before anything is sent', async () => {
    const browser = await openBrowser()
    const seen: string[] = []
    const page = await toReview(
      browser.redeemPage({
        sendOrder: (order, key) => {
          seen.push(browser.drafts.entries.get('redeem-R2') ?? '')
          return sendOrder(browser.api, order, key)
        },
      }),
    )
    await page.submit()
    expect(JSON.parse(seen[0] ?? '{}')).toMatchObject({
      value: { status: 'open', key: browser.keys()[0], order: browser.orders()[0]?.body },
    })
  })

  test('a reload while it is sent uses the same key and body', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    const hold = Promise.withResolvers<void>()
    browser.network.hold = hold.promise
    const first = page.submit()
    await vi.waitFor(() => expect(browser.orders()).toHaveLength(1))
    const reloaded = browser.redeemPage()
    const second = reloaded.open()
    await vi.waitFor(() => expect(browser.orders()).toHaveLength(2))
    expect(reloaded.$state.get()).toMatchObject({ status: 'unknown', checking: true })
    hold.resolve()
    await Promise.all([first, second])
    const [one, two] = browser.orders()
    expect(two).toEqual(one)
    expect(reloaded.$state.get()).toMatchObject({ status: 'done' })
    expect(browser.orderCount()).toBe(1)
  })

  test('two tabs that both stand at the button order once', async () => {
    const browser = await openBrowser()
    const [one, two] = [await toReview(browser.redeemPage()), await toReview(browser.redeemPage())]
    await Promise.all([one.submit(), two.submit()])
    expect(browser.orderCount()).toBe(1)
    expect(browser.orders()).toHaveLength(1)
  })

  test('a tab that types while another has ordered shows that order', async () => {
    const browser = await openBrowser()
    const [one, two] = [await toReview(browser.redeemPage()), await toReview(browser.redeemPage())]
    await one.submit()
    two.goTo('address')
    await vi.waitFor(() => expect(two.$state.get()).toMatchObject({ status: 'done' }))
  })

  test('an order that never left the edge is tried again under its key', async () => {
    const browser = await openBrowser()
    const page = await toReview(browser.redeemPage())
    browser.network.answer = failure(502, 'backendUnavailable')
    await page.submit()
    expect(page.$state.get()).toMatchObject({
      status: 'editing',
      step: 'review',
      problems: [{ code: 'backendUnavailable' }],
    })
    browser.network.answer = null
    await page.submit()
    const [one, two] = browser.keys()
    expect(two).toBe(one)
    expect(browser.orderCount()).toBe(1)
  })
})
