import { openMemberPortal, type MemberPortal } from '@delikaterie/sandbox/testing'
import type { Booking } from '@delikaterie/shared-contracts/calls'
import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { loadBookings, loadPoints } from './account-calls.ts'
import { createTransactionsPage } from './transactions.ts'

const card = '1234567890123456789'

function pageOf({ api }: MemberPortal, known: number | null = 4321) {
  const moved: number[] = []
  const page = createTransactionsPage({
    loadBookings: () => loadBookings(api),
    loadPoints: () => loadPoints(api),
    $known: atom(known),
    onBalanceMoved: () => moved.push(1),
  })
  return { page, moved }
}

describe('the transactions', () => {
  test('show the balance, what is locked, and the bookings newest first', async () => {
    const { page, moved } = pageOf(await openMemberPortal())
    expect(page.$balance.get()).toEqual({ available: 4321, locked: null })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4321, locked: 120 })
    expect(page.$visible.get()).toHaveLength(8)
    expect(page.$visible.get()[0]).toMatchObject({ kind: 'locked', booking: { points: 120 } })
    expect(page.$days.get().at(-1)?.bookings).toMatchObject([{ booking: { points: 500 } }])
    expect(moved).toEqual([])
  })

  test('count a purchase only when its points are released', async () => {
    const portal = await openMemberPortal()
    const { page, moved } = pageOf(portal)
    await portal.control('/control/purchase', { cardCode: card, amount: 80 })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4321, locked: 200 })
    const bookingId = page.$visible.get().find(({ booking }) => booking.points === 80)?.booking.bookingId
    await portal.control('/control/release', { bookingId: Number(bookingId?.slice(1)) })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4401, locked: 120 })
    expect(moved).toHaveLength(1)
  })

  test('follow the filter', async () => {
    const { page } = pageOf(await openMemberPortal())
    await page.refresh()
    page.choose('redeemed')
    expect(page.$visible.get()).toMatchObject([{ booking: { points: -1500 } }])
    page.choose('locked')
    expect(page.$days.get()).toHaveLength(1)
  })

  test("keep the session's balance when the shop does not tell", async () => {
    const portal = await openMemberPortal()
    portal.sandbox.state.faults.set('points', { kind: 'serverError', seconds: 0 })
    const { page } = pageOf(portal, 77)
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 77, locked: 120 })
    expect(page.$state.get()).toMatchObject({ status: 'ready' })
  })

  test('fail with a code and come back on another try', async () => {
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

  test('let only the newest answer count', async () => {
    const late = Promise.withResolvers<Booking[]>()
    const answers = [late.promise, Promise.resolve([])]
    const page = createTransactionsPage({
      loadBookings: async () => (await answers.shift()) ?? [],
      loadPoints: async () => 1,
      $known: atom(1),
      onBalanceMoved: () => {},
    })
    const first = page.refresh()
    await page.refresh()
    late.resolve([{ bookingId: 'B1', bookingTime: '2026-11-19T10:12:00Z', points: 1, locked: false, reason: '' }])
    await first
    expect(page.$visible.get()).toEqual([])
  })
})
