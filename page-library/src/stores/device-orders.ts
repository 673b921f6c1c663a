import { $userData } from '@portal/page-library/session'
import { loadDraft, saveDraft } from '@portal/page-library/storage/drafts'
import { accountIdOf } from '@portal/shared-contracts/calls/user-data'
import * as v from '@portal/shared-contracts/schema'
import { lockAcrossTabs } from '../storage/lock-across-tabs.ts'

/** A reward that was ordered on this device. Stored in members' browsers: a new field must be optional. */
const DeviceOrder = v.object({
  /** The idempotency key, which names the order also if the shop sent no number. */
  id: v.string(),
  /** Empty if the shop sent none. */
  orderNumber: v.string(),
  title: v.string(),
  points: v.number(),
  /** ms since 1970. */
  at: v.number(),
})
export type DeviceOrder = v.InferOutput<typeof DeviceOrder>

const name = 'device-orders'
/** One unreadable order does not hide the others. */
const DeviceOrders = v.array(v.fallback(v.nullable(DeviceOrder), null))

/** How many orders are kept; each account has its own. */
export const keptOrders = 50

/** The orders that the member placed on this device, newest first; none if the browser stores nothing. */
export const loadDeviceOrders = (accountId: string): Promise<readonly DeviceOrder[]> =>
  loadDraft(name, accountId, DeviceOrders).then(
    (orders) => orders?.filter((order) => order !== null) ?? [],
    () => [],
  )

/**
 * Adds a placed order to the member's list, once. Nothing is stored after the member has logged out, because the logout
 * has deleted the list. Never rejects.
 */
export async function recordDeviceOrder(accountId: string, order: DeviceOrder): Promise<void> {
  const isSignedIn = (): boolean => {
    const user = $userData.get()
    return user !== null && accountIdOf(user) === accountId
  }
  try {
    await lockAcrossTabs(name, async () => {
      const others = (await loadDeviceOrders(accountId)).filter(({ id }) => id !== order.id)
      // Checked after the last wait, so that a logout deletes what is saved here.
      if (isSignedIn()) await saveDraft(name, accountId, [order, ...others].slice(0, keptOrders))
    })
  } catch (error) {
    console.warn('A placed order could not be added to the list of this device', error)
  }
}
