import { openMemberPortal } from '@delikaterie/sandbox/testing'
import { atom } from 'nanostores'
import { describe, expect, test } from 'vitest'
import { createTransactionsPage } from './transactions.ts'

const card = '1234567890123456789'

async function openPage(sessionBalance = 4321) {
  const portal = await openMemberPortal()
  const changes = { count: 0 }
  const page = createTransactionsPage(portal.api, atom(sessionBalance), () => (changes.count += 1))
  return { ...portal, page, changes }
}

describe('the transactions page', () => {
  test('shows the balance, the locked points, and the bookings newest first', async () => {
    const { page, changes } = await openPage()
    expect(page.$balance.get()).toEqual({ available: 4321, locked: null })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4321, locked: 120 })
    expect(page.$visible.get()).toHaveLength(8)
    expect(page.$visible.get()[0]).toMatchObject({ kind: 'locked', booking: { points: 120 } })
    expect(page.$days.get().at(-1)?.bookings).toMatchObject([{ booking: { points: 500 } }])
    expect(changes.count).toBe(0)
  })

  test('counts a purchase only after its points are released', async () => {
    const { page, changes, control } = await openPage()
    await control('/control/purchase', { cardCode: card, amount: 80 })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4321, locked: 200 })
    const bookingId = page.$visible.get().find(({ booking }) => booking.points === 80)?.booking.bookingId
    await control('/control/release', { bookingId: Number(bookingId?.slice(1)) })
    await page.refresh()
    expect(page.$balance.get()).toEqual({ available: 4401, locked: 120 })
    expect(changes.count).toBe(1)
  })

  test('shows the bookings of the chosen filter', async () => {
    const { page } = await openPage()
    await page.refresh()
    page.choose('redeemed')
    expect(page.$visible.get()).toMatchObject([{ booking: { points: -1500 } }])
    page.choose('locked')
    expect(page.$days.get()).toHaveLength(1)
  })

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
