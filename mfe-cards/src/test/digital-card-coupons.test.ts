import { expect, test } from 'vitest'
import type { StoredCoupons } from '@portal/page-library/storage/active-coupons'
import { copy, openDevice } from '../testing/device.ts'

const active: StoredCoupons = {
  mark: 'M1',
  accountId: 'ACC-1',
  coupons: [{ text: '5-facher Punktewert im Laden', starts: null, ends: null }],
  savedAt: 2,
}

// Rule: cards-43
test.each([
  { title: 'while the card is loaded again', device: {} },
  { title: 'without a network', device: { online: false } },
  { title: 'after an idle logout, without a network', device: { loggedIn: false, online: false } },
])('the digital card shows the stored coupons $title', async ({ device }) => {
  const { card } = await openDevice(copy, device, active)
  await card.open()
  expect(card.$state.get()).toMatchObject({ status: 'card', coupons: active })
})

// Rule: cards-44
test.each([
  { title: 'of before a logout', left: { mark: 'M0' }, device: {} },
  { title: 'of another member', left: { accountId: 'ACC-OTHER' }, device: {} },
  { title: 'of before a logout, without a login', left: { mark: 'M0' }, device: { loggedIn: false } },
])('the digital card deletes the coupons $title', async ({ left, device }) => {
  const { card, coupons } = await openDevice(copy, device, { ...active, ...left })
  await card.open()
  expect(card.$state.get()).toMatchObject({ status: 'card', coupons: null })
  expect(await coupons.load()).toBeNull()
})

test('the digital card of an idle logout shows no coupons of another member', async () => {
  const { card } = await openDevice(copy, { loggedIn: false }, { ...active, accountId: 'ACC-OTHER' })
  await card.open()
  expect(card.$state.get()).toEqual({ status: 'card', card: copy, coupons: null })
})
