import { welcomeBonusPoints } from '@portal/shared-contracts/programme/programme'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { openMemberPortal } from '@portal/sandbox/testing/sandbox-portal'
import { refreshOnMount } from '@portal/page-library/stores'
import { atom } from 'nanostores'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createTransactions } from './transactions.ts'

const card = '1234567890123456789'

async function openPage(sessionBalance = 4321) {
  const portal = await openMemberPortal()
  const changes = { count: 0 }
  const $updated = atom<number | null>(null)
  const shown = new Set<() => void>()
  const page = createTransactions(portal.api, {
    $balance: atom(sessionBalance),
    $updated,
    onBalanceChanged: () => (changes.count += 1),
    onShown: (listener) => {
      shown.add(listener)
      return () => shown.delete(listener)
    },
  })
  const bookings = () => {
    const state = page.$state.get()
    return state.status === 'ready' ? state.value : []
  }
  const show = () => shown.forEach((listener) => listener())
  return { ...portal, page, bookings, changes, $updated, show }
}

afterEach(() => void vi.useRealTimers())

describe('the transactions page', () => {
  // Rule: account-1
  test('shows the balance, the locked points, and the bookings newest first', async () => {
    const { page, bookings, changes } = await openPage()
    expect(page.$balance.get()).toEqual({ available: 4321, locked: null })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4321, locked: 120 })
    expect(bookings()).toHaveLength(8)
    expect(bookings()[0]).toMatchObject({ kind: 'locked', booking: { points: 120 } })
    expect(bookings().at(-1)).toMatchObject({ booking: { points: welcomeBonusPoints } })
    expect(changes.count).toBe(0)
  })

  test('counts a purchase only after its points are released', async () => {
    const { page, bookings, changes, control } = await openPage()
    await control('/control/purchase', { cardCode: card, amount: 80 })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4321, locked: 200 })
    const bookingId = bookings().find(({ booking }) => booking.points === 80)?.booking.bookingId
    await control('/control/release', { bookingId: Number(bookingId?.slice(1)) })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4401, locked: 120 })
    expect(changes.count).toBe(1)
  })

  test('says when locked points count, if the shop does', async () => {
    const { page, bookings } = await openPage()
    await page.refresh()
    expect(bookings().map(({ countsFrom }) => countsFrom)).toEqual([
      expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      ...Array.from({ length: 7 }, () => null),
    ])
  })

  // Rule: account-36
  test('loads the bookings again while it is shown and the session has loaded its balance', async () => {
    const { page, bookings, control, sent, $updated } = await openPage()
    const loads = () => sent.filter(({ call }) => call === 'GET shop/bookings').length
    $updated.set(1)
    expect(loads()).toBe(0)
    const leave = page.$state.listen(() => {})
    await page.refresh()
    const before = bookings()
    $updated.set(2)
    await expect.poll(() => page.$state.get()).toMatchObject({ refreshing: false })
    expect(loads()).toBe(2)
    expect(bookings()).toEqual(before)

    await control('/control/purchase', { cardCode: card, amount: 80 })
    $updated.set(3)
    await expect.poll(() => bookings()).toHaveLength(9)
    expect(bookings()[0]).toMatchObject({ kind: 'locked', booking: { points: 80 } })
    expect(bookings().slice(1)).toEqual(before)

    await expect.poll(() => page.$state.get()).toMatchObject({ refreshing: false })
    // After a logout the shop would reject the calls.
    $updated.set(null)
    expect(page.$state.get()).toMatchObject({ refreshing: false })
    leave()
  })

  test('loads once if it is left while a slow network loads it', async () => {
    const { page, sent, connection } = await openPage()
    connection.network = async (_, forward) => {
      await new Promise((resolve) => setTimeout(resolve, 1500))
      return forward()
    }
    vi.useFakeTimers()
    refreshOnMount(page).$state.listen(() => {})()
    await vi.advanceTimersByTimeAsync(20_000)
    expect(sent.filter(({ call }) => call === 'GET shop/bookings')).toHaveLength(1)
  })

  test('loads the bookings again when its hidden tab is shown, as long as the page is', async () => {
    const { page, bookings, control, sent, show } = await openPage()
    const leave = page.$state.listen(() => {})
    await page.refresh()
    await control('/control/purchase', { cardCode: card, amount: 80 })
    show()
    show()
    await expect.poll(() => bookings()).toHaveLength(9)
    expect(sent.filter(({ call }) => call === 'GET shop/bookings')).toHaveLength(2)
    leave()
  })

  test('recovers from a failure as soon as the session has loaded its balance', async () => {
    const { page, bookings, sandbox, $updated } = await openPage()
    const leave = page.$state.listen(() => {})
    await page.refresh()
    sandbox.state.faults.set('bookings', { kind: 'html', seconds: 0 })
    await page.refresh()
    expect(page.$state.get()).toMatchObject({ status: 'failed' })
    sandbox.state.faults.clear()
    $updated.set(1)
    await expect.poll(() => bookings()).toHaveLength(8)
    leave()
  })

  test('five thousand bookings are read, each once', async () => {
    const { api } = await openMemberPortal(demoEmail('stammgast'))
    const session = { $balance: atom(null), $updated: atom(null), onBalanceChanged: () => {}, onShown: () => () => {} }
    const page = createTransactions(api, session)
    await page.refresh()
    const state = page.$state.get()
    const keys = state.status === 'ready' ? state.value.map(({ key }) => key) : []
    expect(new Set(keys).size).toBe(5000)
  })

  // Rule: account-6
  test("shows the session's balance when loading the points fails", async () => {
    const { page, sandbox } = await openPage(77)
    sandbox.state.faults.set('points', { kind: 'serverError', seconds: 0 })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 77, locked: 120 })
    expect(page.$state.get()).toMatchObject({ status: 'ready' })
  })

  test('fails with a code and recovers on the next refresh', async () => {
    const { page, sandbox } = await openPage()
    sandbox.state.faults.set('bookings', { kind: 'html', seconds: 0 })
    await page.refresh()
    expect(page.$state.get()).toMatchObject({ status: 'failed' })
    expect(page.$balance.get()).toEqual({ available: 4321, locked: null })
    sandbox.state.faults.clear()
    await page.refresh()
    expect(page.$state.get()).toMatchObject({ status: 'ready', refreshing: false })
  })
})
