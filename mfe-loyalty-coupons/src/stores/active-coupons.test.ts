import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { offline } from '@portal/sandbox/testing/sandbox-portal'
import { placeText } from '@portal/shared-contracts/coupon/active-coupon-messages'
import { beforeEach, expect, test, vi } from 'vitest'
import { openPage, openPortal } from '../testing/coupons-portal.ts'

// The places of coupons are the first brand's.
vi.mock('@portal/shared-contracts/brand/brand', () => import('@portal/brands/testing/first-brand'))

const cheese = 'AC1-A1'

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(Date.now()))

/** The portal without active coupons at the provider. */
async function openWithoutActive() {
  const portal = await openPortal()
  portal.sandbox.state.db.exec('UPDATE accountCoupons SET activated = 0')
  await portal.page.refresh()
  const texts = async () => (await portal.device.stored.load())?.coupons.map(({ text }) => text)
  return { ...portal, texts }
}

// Rule: cards-43
test('the active coupons are stored with the list and after each change, with place, dates, time and mark', async () => {
  const { page, device, texts } = await openWithoutActive()
  expect(await texts()).toEqual([])
  await page.setActivated(cheese, true)
  const coupon = { text: '5-facher Punktewert im Laden', starts: expect.any(Number), ends: expect.any(Number) }
  expect(await device.stored.load()).toEqual({
    mark: 'M1',
    accountId: 'ACC-1',
    coupons: [coupon],
    savedAt: Date.now(),
  })
  await page.setActivated(cheese, false)
  expect(await texts()).toEqual([])
})

test('a gift is named by its title, and those for a till come first', async () => {
  const { page, sandbox, texts } = await openWithoutActive()
  sandbox.state.db.exec(
    "UPDATE accountCoupons SET activated = 1 WHERE accountCouponId IN ('AC1-A2', 'AC1-A3', 'AC1-A1')",
  )
  await page.refresh()
  expect(await texts()).toEqual([
    '5-facher Punktewert im Laden',
    `${titleOf('A2')} ${placeText('Gastronomie')}`,
    '15 % Rabatt im Online-Shop',
  ])
})

test('without a known place none is named', async () => {
  const { page, sandbox, texts } = await openWithoutActive()
  sandbox.state.db.exec(
    `UPDATE coupons SET definition = json_remove(definition, '$.pointsOfRedemption', '$.customProperties') WHERE couponId = 'A1'`,
  )
  await page.refresh()
  await page.setActivated(cheese, true)
  expect(await texts()).toEqual(['5-facher Punktewert'])
})

test('a run stores what it has activated', async () => {
  const { page, texts } = await openWithoutActive()
  const state = page.$state.get()
  await page.activateAll(state.status === 'ready' ? state.value.coupons.filter(({ id }) => id === cheese) : [])
  expect(await texts()).toEqual(['5-facher Punktewert im Laden'])
})

test('a list that could not be loaded again leaves what is stored', async () => {
  const { page, device, connection } = await openPage()
  const before = await device.stored.load()
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 60_000)
  connection.network = offline
  await page.refresh()
  expect(await device.stored.load()).toEqual(before)
})

// Rule: cards-43
test('a change after a list that could not be loaded again is stored', async () => {
  const { page, connection, texts } = await openWithoutActive()
  const online = connection.network
  connection.network = offline
  await page.refresh()
  expect(page.$state.get()).toMatchObject({ status: 'ready', refreshError: expect.any(String) })
  connection.network = online
  await page.setActivated(cheese, true)
  expect(await texts()).toEqual(['5-facher Punktewert im Laden'])
})

test.each([
  { title: 'a logout', change: { mark: '', loggedIn: false } },
  { title: 'a logout in another tab', change: { mark: '' } },
  { title: 'a lock of a card', change: { mark: 'M3' } },
])('a change that ends after $title is not stored', async ({ change }) => {
  const { page, device, changes } = await openWithoutActive()
  await device.stored.remove()
  changes.respond = async () => {
    Object.assign(device, change)
    return undefined
  }
  await page.setActivated(cheese, true)
  expect(await device.stored.load()).toBeNull()
})

test('a logout while the coupons are stored deletes them', async () => {
  const { page, device } = await openWithoutActive()
  const save = device.stored.save
  device.stored.save = async (value) => {
    await save(value)
    device.mark = ''
  }
  await page.setActivated(cheese, true)
  expect(await device.stored.load()).toBeNull()
})

test('a browser without storage keeps nothing', async () => {
  const { page, device } = await openPortal()
  Object.assign(device, { mark: '', newMark: '' })
  await page.refresh()
  expect(await device.stored.load()).toBeNull()
})
