import { clearDrafts, loadDraft, saveDraft } from '@portal/page-library/storage/drafts'
import * as v from '@portal/shared-contracts/schema'
import { beforeEach, expect, test } from 'vitest'
import { restoreSession, signOut } from '../session/write.ts'
import { testSession } from '../testing/member.ts'
import { keptOrders, loadDeviceOrders, recordDeviceOrder } from './device-orders.ts'

const order = (id: string, orderNumber = '') => ({ id, orderNumber, title: 'Feigensenf', points: 900, at: 1 })

beforeEach(async () => {
  await clearDrafts()
  restoreSession(testSession('ACC-1', 7))
})

const ids = async (accountId = 'ACC-1') => (await loadDeviceOrders(accountId)).map(({ id }) => id)

// Rule: account-50
test('orders are listed newest first, each once, also without a number', async () => {
  await Promise.all([recordDeviceOrder('ACC-1', order('a')), recordDeviceOrder('ACC-1', order('b', '100001'))])
  await recordDeviceOrder('ACC-1', order('a'))
  expect(await loadDeviceOrders('ACC-1')).toEqual([order('a'), order('b', '100001')])
})

// Rule: account-50
test('the newest fifty orders are kept', async () => {
  for (let index = 1; index <= keptOrders + 1; index++) await recordDeviceOrder('ACC-1', order(String(index)))
  const kept = await ids()
  expect([kept.length, kept[0], kept.at(-1)]).toEqual([50, '51', '2'])
})

// Rule: account-51
test('another member of the device has a list of their own', async () => {
  await recordDeviceOrder('ACC-1', order('a'))
  expect(await ids('ACC-2')).toEqual([])
  restoreSession(testSession('ACC-2', 7))
  await recordDeviceOrder('ACC-2', order('b'))
  expect([await ids('ACC-1'), await ids('ACC-2')]).toEqual([['a'], ['b']])
})

// Rules: account-51, promises-41
test('an explicit logout deletes the list, and an order whose response comes later is not stored', async () => {
  await recordDeviceOrder('ACC-1', order('a'))
  const late = recordDeviceOrder('ACC-1', order('b'))
  signOut()
  await clearDrafts()
  await late
  await recordDeviceOrder('ACC-1', order('c'))
  expect(await ids()).toEqual([])
})

test('one unreadable order does not hide the others', async () => {
  await saveDraft('device-orders', 'ACC-1', [{ id: 7 }, order('a')])
  expect(await ids()).toEqual(['a'])
  expect(await loadDraft('device-orders', 'ACC-1', v.array(v.unknown()))).toHaveLength(2)
})
