import { openMemberPortal, type MemberPortal } from '@delikaterie/sandbox/testing'
import type { Booking } from '@delikaterie/shared-contracts/calls'
import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { loadBookings, loadPoints } from './account-calls.ts'
import { createTransactionsPage } from './transactions.ts'

const card = '1234567890123456789'

function pageOf({ api }: MemberPortal, sessionBalance: number | null = 4321) {
  let changes = 0
  const page = createTransactionsPage({
    loadBookings: () => loadBookings(api),
    loadPoints: () => loadPoints(api),
    $sessionBalance: atom(sessionBalance),
    onBalanceChanged: () => (changes += 1),
  })
  return { page, changes: () => changes }
}

describe('the transactions page', () => {
  test('shows the balance, the locked points, and the bookings newest first', async () => {
    const { page, changes } = pageOf(await openMemberPortal())
    expect(page.$balance.get()).toEqual({ available: 4321, locked: null })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4321, locked: 120 })
    expect(page.$visible.get()).toHaveLength(8)
    expect(page.$visible.get()[0]).toMatchObject({ kind: 'locked', booking: { points: 120 } })
    expect(page.$days.get().at(-1)?.bookings).toMatchObject([{ booking: { points: 500 } }])
    expect(changes()).toBe(0)
  })

  test('counts a purchase only after its points are released', async () => {
    const portal = await openMemberPortal()
    const { page, changes } = pageOf(portal)
    await portal.control('/control/purchase', { cardCode: card, amount: 80 })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4321, locked: 200 })
    const bookingId = page.$visible.get().find(({ booking }) => booking.points === 80)?.booking.bookingId
    await portal.control('/control/release', { bookingId: Number(bookingId?.slice(1)) })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4401, locked: 120 })
    expect(changes()).toBe(1)
  })

  test('shows the bookings of the chosen filter', async () => {
    const { page } = pageOf(await openMemberPortal())
    await page.refresh()
    page.choose('redeemed')
    expect(page.$visible.get()).toMatchObject([{ booking: { points: -1500 } }])
    page.choose('locked')
    expect(page.$days.get()).toHaveLength(1)
  })

  test("shows the session's balance when loading the points fails", async () => {
    const portal = await openMemberPortal()
    portal.sandbox.state.faults.set('points', { kind: 'serverError', seconds: 0 })
    const { page } = pageOf(portal, 77)
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 77, locked: 120 })
    expect(page.$state.get()).toMatchObject({ status: 'ready' })
  })

  test('fails with a code and recovers on the next refresh', async () => {
    const portal = await openMemberPortal()
    portal.sandbox.state.faults.set('bookings', { kind: 'html', seconds: 0 })
    const { page } = pageOf(portal)
    await page.refresh()
    expect(page.$state.get()).toMatchObject({ status: 'failed' })
    expect(page.$balance.get()).toEqual({ available: 4321, locked: null })
    portal.sandbox.state.faults.clear()
    await page.refresh()
    expect(page.$state.get()).toMatchObject({ status: 'ready', refreshing: false })
  })

  test('ignores the response of a superseded request', async () => {
    const late = Promise.withResolvers<Booking[]>()
    const responses = [late.promise, Promise.resolve([])]
    const page = createTransactionsPage({
      loadBookings: async () => (await responses.shift()) ?? [],
      loadPoints: async () => 1,
      $sessionBalance: atom(1),
      onBalanceChanged: () => {},
    })
    const first = page.refresh()
    await page.refresh()
    late.resolve([{ bookingId: 'B1', bookingTime: '2026-11-19T10:12:00Z', points: 1, locked: false, reason: '' }])
    await first
    expect(page.$visible.get()).toEqual([])
  })
})
