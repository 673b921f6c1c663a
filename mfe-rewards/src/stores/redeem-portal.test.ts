import { bus } from '@portal/page-library/session/bus'
import { restoreSession, setPoints, signOut } from '@portal/page-library/session/write'
import { clearDrafts } from '@portal/page-library/storage/drafts'
import { loadDeviceOrders } from '@portal/page-library/stores/device-orders'
import { testSession } from '@portal/page-library/testing/member'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadNewBalance, redeemDependencies } from './redeem-portal.ts'

let requests = 0
const listening = bus.on('points:refresh', () => void (requests += 1))

beforeEach(() => {
  vi.useFakeTimers()
  requests = 0
  restoreSession(testSession('ACC-1', 7))
})
afterEach(() => void vi.useRealTimers())

// Rule: rewards-and-orders-27
test('the balance after an order is the one that the session loads, which asks the shop once', async () => {
  const balance = loadNewBalance()
  setPoints(50, 9)
  expect(await balance).toBe(50)
  expect(requests).toBe(1)
})

test.each([
  { title: 'does not arrive', meanwhile: () => {} },
  { title: 'is of a session that has ended', meanwhile: () => signOut() },
])('a balance that $title is not waited for longer than a call', async ({ meanwhile }) => {
  const outcome = loadNewBalance().catch(String)
  meanwhile()
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await outcome).toContain('did not arrive')
  listening()
})

// Rule: account-51
test.each([
  { where: 'the portal', isEmbedded: false, listed: 1 },
  { where: 'an element of another page', isEmbedded: true, listed: 0 },
])('an order in $where adds $listed orders to the list of this device', async ({ isEmbedded, listed }) => {
  await clearDrafts()
  const dependencies = redeemDependencies('R2', () => {}, isEmbedded)
  await dependencies?.listOrder({ id: 'key', orderNumber: '100001', title: 'Hauskaffee', points: 900, at: 1 })
  expect(await loadDeviceOrders('ACC-1')).toHaveLength(listed)
})
