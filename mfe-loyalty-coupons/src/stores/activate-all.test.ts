import { offline } from '@portal/sandbox/testing/sandbox-portal'
import { expect, test } from 'vitest'
import { matchingCoupons } from '../domain/coupon-list.ts'
import { couponsOf, openPage } from '../testing/coupons-portal.ts'

const notActivatable = () => Response.json({ code: 'COUPON_NOT_ACTIVATABLE' }, { status: 409 })
const noResponse = () => Promise.reject(new TypeError('fetch failed'))
const activatable = ['AC1-A1', 'AC1-A3', 'AC1-A4', 'AC1-A5']

/** The page with `activateAll` for the first coupons of the catalogue; `active` lists those active in the sandbox. */
async function openAll() {
  const portal = await openPage()
  const ids = [...activatable, 'AC1-A2', 'AC1-A6'].toSorted()
  const shown = () => couponsOf(portal.page).filter(({ id }) => ids.includes(id))
  const active = () => ids.filter(portal.isActive)
  return { ...portal, shown, active, activateAll: () => portal.page.activateAll(shown()) }
}

/** The same, interrupted at the coupon A3. */
async function openInterrupted() {
  const portal = await openAll()
  portal.changes.respond = async (id) => (id === 'AC1-A3' ? noResponse() : undefined)
  await portal.activateAll()
  portal.changes.respond = null
  return portal
}

// Rule: coupons-34
test('activates every activatable coupon with one request each', async () => {
  const { page, shown, activateAll, active, patches } = await openAll()
  await activateAll()
  const counts = { total: 4, changed: activatable, failed: [], remaining: 0 }
  expect(page.$bulk.get()).toEqual({ kind: 'finished', activated: true, ...counts, canResume: false })
  expect(page.activatable(shown())).toEqual([])
  expect(active()).toEqual([...activatable, 'AC1-A2'].toSorted())
  expect(patches()).toHaveLength(4)
})

// Rule: coupons-35
test('undoing deactivates exactly what was activated', async () => {
  const { page, activateAll, active } = await openAll()
  await activateAll()
  await page.setActivated('AC1-A4', false)
  await page.setActivated('AC1-A4', true)
  await page.undo()
  expect(page.$bulk.get()).toMatchObject({ activated: false, total: 3, failed: [], remaining: 0 })
  // A2 was active before, and A4 was switched by the member afterwards.
  expect(active()).toEqual(['AC1-A2', 'AC1-A4'])
})

test('activates only the coupons that are shown', async () => {
  const { page, shown } = await openAll()
  await page.activateAll(matchingCoupons(shown(), { category: 'Discounts', text: '' }))
  expect(page.$bulk.get()).toMatchObject({ total: 1, changed: ['AC1-A3'] })
})

// Rule: coupons-60
test('reports a rejected coupon with its error in the result only, and continues', async () => {
  const { page, changes, activateAll, active } = await openAll()
  const kinds = new Set<string>()
  page.$switches.listen((switches) => kinds.add(switches['AC1-A3']?.kind ?? ''))
  changes.respond = async (id) => (id === 'AC1-A3' ? notActivatable() : undefined)
  await activateAll()
  const failed = [{ id: 'AC1-A3', code: 'COUPON_NOT_ACTIVATABLE' }]
  expect(page.$bulk.get()).toMatchObject({ total: 4, failed, remaining: 0 })
  expect(page.$switches.get()['AC1-A3']).toEqual({ kind: 'saved', activated: false })
  expect([...kinds]).toEqual(['saved'])
  expect(active()).toEqual(['AC1-A1', 'AC1-A2', 'AC1-A4', 'AC1-A5'])
  page.dismiss()
  expect(page.$bulk.get()).toEqual({ kind: 'idle' })
})

// Rule: coupons-36
test('stops at a missing response, says how many remain and resumes with them', async () => {
  const { page, patches } = await openInterrupted()
  const failed = [{ id: 'AC1-A3', code: 'unknown' }]
  expect(page.$bulk.get()).toMatchObject({ total: 4, changed: ['AC1-A1'], failed, remaining: 2, canResume: true })
  expect(patches()).toHaveLength(2)
  await page.resume()
  expect(page.$bulk.get()).toMatchObject({ total: 4, changed: activatable, failed: [], remaining: 0 })
  expect(patches()).toHaveLength(5)
})

test('a run that stops at its last coupon has none untried and can be resumed', async () => {
  const { page, changes, activateAll } = await openAll()
  changes.respond = async (id) => (id === 'AC1-A5' ? noResponse() : undefined)
  await activateAll()
  changes.respond = null
  const failed = [{ id: 'AC1-A5', code: 'unknown' }]
  expect(page.$bulk.get()).toMatchObject({ total: 4, failed, remaining: 0, canResume: true })
  await page.resume()
  expect(page.$bulk.get()).toMatchObject({ changed: activatable, failed: [], remaining: 0, canResume: false })
})

test('a run that was interrupted by a reload says how many remain, resumes with them and can be undone', async () => {
  const { reload, active } = await openInterrupted()
  const page = reload()
  await page.refresh()
  expect(page.$bulk.get()).toMatchObject({ kind: 'finished', total: 4, changed: ['AC1-A1'], failed: [], remaining: 3 })
  await page.resume()
  expect(page.$bulk.get()).toMatchObject({ total: 4, changed: activatable, remaining: 0 })
  await page.undo()
  expect(active()).toEqual(['AC1-A2'])
})

test('an interrupted run is still offered after a reload whose list did not load at first', async () => {
  const { reload, connection } = await openInterrupted()
  const online = connection.network
  const page = reload()
  connection.network = offline
  await page.refresh()
  expect(page.$state.get()).toMatchObject({ status: 'failed' })
  connection.network = online
  await page.refresh()
  expect(page.$bulk.get()).toMatchObject({ kind: 'finished', total: 4, changed: ['AC1-A1'], remaining: 3 })
})

test('a coupon the member switched after an interruption is not switched by resuming', async () => {
  const { page, reload, active } = await openInterrupted()
  await page.setActivated('AC1-A5', true)
  await page.setActivated('AC1-A5', false)
  const reloaded = reload()
  await reloaded.refresh()
  await reloaded.resume()
  expect(active()).toEqual(['AC1-A1', 'AC1-A2', 'AC1-A3', 'AC1-A4'])
})

test.each([
  { title: 'has ended', end: () => {} },
  { title: 'was given up', end: (page: { discard: () => Promise<void> }) => page.discard() },
])('after a reload nothing is offered of a run that $title', async ({ title, end }) => {
  const { page, reload, activateAll } = title === 'has ended' ? await openAll() : await openInterrupted()
  if (title === 'has ended') await activateAll()
  await end(page)
  const reloaded = reload()
  await reloaded.refresh()
  expect(reloaded.$bulk.get()).toEqual({ kind: 'idle' })
})

test('a coupon the member switches after it failed is no longer listed as failed', async () => {
  const { page, changes, activateAll } = await openAll()
  changes.respond = async (id) => (id === 'AC1-A3' ? notActivatable() : undefined)
  await activateAll()
  changes.respond = null
  await page.setActivated('AC1-A3', true)
  expect(page.$bulk.get()).toMatchObject({ kind: 'finished', changed: ['AC1-A1', 'AC1-A4', 'AC1-A5'], failed: [] })
})

test('a run stays to be resumed when the filter or the list changes', async () => {
  const { page } = await openInterrupted()
  page.dismiss()
  await page.refresh()
  expect(page.$bulk.get()).toMatchObject({ kind: 'finished', remaining: 2, canResume: true })
})

// Rule: coupons-37
test('skips coupons the member switched during the run', async () => {
  const { page, changes, activateAll, isActive } = await openAll()
  const first = Promise.withResolvers<undefined>()
  changes.respond = async (id) => (id === 'AC1-A1' ? first.promise : undefined)
  const all = activateAll()
  expect(page.$bulk.get()).toEqual({ kind: 'running', activated: true, done: 0, total: 4 })
  await page.setActivated('AC1-A4', true)
  await page.setActivated('AC1-A4', false)
  first.resolve(undefined)
  await all
  expect(isActive('AC1-A4')).toBe(false)
  expect(page.$bulk.get()).toMatchObject({ changed: ['AC1-A1', 'AC1-A3', 'AC1-A5'], failed: [], remaining: 0 })
})

test('the latest choice wins over the run for the coupon that is being saved', async () => {
  const { page, changes, activateAll, isActive } = await openAll()
  const first = Promise.withResolvers<undefined>()
  changes.respond = async (id) => (id === 'AC1-A1' ? first.promise : undefined)
  const all = activateAll()
  await Promise.resolve()
  const own = page.setActivated('AC1-A1', false)
  first.resolve(undefined)
  await Promise.all([all, own])
  expect(isActive('AC1-A1')).toBe(false)
  expect(page.$bulk.get()).toMatchObject({ changed: ['AC1-A3', 'AC1-A4', 'AC1-A5'] })
})

test('the coupon itself shows why a change of the member failed during the run', async () => {
  const { page, changes, activateAll } = await openAll()
  const first = Promise.withResolvers<undefined>()
  changes.respond = async (id) => (id === 'AC1-A1' ? first.promise : id === 'AC1-A4' ? notActivatable() : undefined)
  const all = activateAll()
  await page.setActivated('AC1-A4', true)
  first.resolve(undefined)
  await all
  expect(page.$switches.get()['AC1-A4']).toMatchObject({ kind: 'rejected', code: 'COUPON_NOT_ACTIVATABLE' })
  expect(page.$bulk.get()).toMatchObject({ failed: [] })
})

test('sends nothing a second time', async () => {
  const { page, activateAll, patches } = await openAll()
  await Promise.all([activateAll(), activateAll()])
  await activateAll()
  expect(page.$bulk.get()).toMatchObject({ kind: 'finished', total: 0 })
  expect(patches()).toHaveLength(4)
})
