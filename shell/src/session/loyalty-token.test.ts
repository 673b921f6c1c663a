import { wire } from '@portal/shared-contracts/testing/wire'
import { storedState } from '@portal/page-library/session/persistence'
import { testSession } from '@portal/page-library/testing/member'
import { expect, test, vi } from 'vitest'
import { browser, flush, memberPage, openPage, useBrowser } from '../testing/session-page.ts'

useBrowser()

test('asks for coupons every 30 s during maintenance, which only coupons end', async () => {
  const { start, bus, session } = await openPage()
  await start()
  bus.emit('loyalty:unavailable', {})
  browser.responses = { [`${wire.prefix}/auth/login`]: () => 'L' }
  const seen: string[] = []
  session.$loyalty.subscribe((availability) => void seen.push(availability))
  await vi.advanceTimersByTimeAsync(180_000)
  expect(browser.calls.filter((call) => call === `${wire.prefix}/coupons`)).toHaveLength(6)
  expect(seen).toEqual(['unavailable'])
  browser.responses = { ...browser.responses, [`${wire.prefix}/coupons`]: () => [] }
  await vi.advanceTimersByTimeAsync(30_000)
  expect(seen).toEqual(['unavailable', 'available'])
})

test.each([
  { persisted: true, availability: 'available' },
  { persisted: false, availability: 'unavailable' },
])('a page shown again (from the page cache: $persisted) is $availability', async ({ persisted, availability }) => {
  const { start, bus, session } = await openPage()
  await start()
  bus.emit('loyalty:unavailable', {})
  browser.responses = { [`${wire.prefix}/auth/login`]: () => 'L', [`${wire.prefix}/coupons`]: () => [] }
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  await vi.advanceTimersByTimeAsync(0)
  expect(session.$loyalty.get()).toBe(availability)
})

// Rule: session-42
test('a coupon fetch of a page that succeeds ends maintenance', async () => {
  const { start, bus, session } = await openPage()
  await start()
  bus.emit('loyalty:unavailable', {})
  bus.emit('loyalty:available', {})
  expect(session.$loyalty.get()).toBe('available')
})

// Rule: session-18
test('fetches a loyalty token while none is held, also after a failure and after a logout', async () => {
  const { start, bus, session } = await openPage()
  const token = () => session.sessionTokens().loyaltyToken
  const logins = () => browser.calls.filter((call) => call === `${wire.prefix}/auth/login`).length
  await start()
  expect(logins()).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  expect([token(), logins()]).toEqual([null, 1])
  browser.responses = { [`${wire.prefix}/auth/login`]: () => 'L' }
  await vi.advanceTimersByTimeAsync(60_000)
  expect([token(), logins()]).toEqual(['L', 2])
  bus.emit('logout', { reason: 'idle' })
  await vi.advanceTimersByTimeAsync(30_000)
  expect([token(), logins()]).toEqual(['L', 3])
})

test('fetches no loyalty token while one is held', async () => {
  browser.memory.entries.set(
    'state',
    JSON.stringify(storedState({ ...testSession('ACC-1', Date.now()), loyaltyToken: 'L' })),
  )
  await (await openPage()).start()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(browser.calls).not.toContain(`${wire.prefix}/auth/login`)
})

test('stores a new loyalty token before the page reloads', async () => {
  const { bus } = await memberPage()
  browser.responses = { [`${wire.prefix}/auth/login`]: () => 'L2' }
  bus.emit('loyalty:rejected', {})
  await flush()
  await flush()
  expect(browser.calls.at(-1)).toBe('reload')
  expect(JSON.parse(browser.memory.entries.get('state') ?? '')).toMatchObject({ [wire.token]: 'L2' })
})

const login = `${wire.prefix}/auth/login`
const minimumReloadInterval = 60_000

// Rule: session-38
test.each([
  { title: 'the first time', events: [login, 'reload'] },
  { title: 'a minute after a reload', last: -minimumReloadInterval, events: [login, 'reload'] },
  { title: 'within a minute of a reload', last: -minimumReloadInterval + 1, events: ['unavailable'] },
  {
    title: 'with a last reload in the future, because the clock was set back',
    last: 3600_000,
    events: [login, 'reload'],
  },
  { title: 'if the browser does not store the time', keeps: false, events: ['unavailable'] },
  { title: 'when no new token is issued', fails: true, events: [login, 'unavailable'] },
])('a rejected loyalty token $title leads to $events', async ({ last, keeps = true, fails = false, events }) => {
  const { bus, session } = await memberPage()
  if (last !== undefined) browser.local.set('loyalty-reload', String(Date.now() + last))
  if (!keeps) vi.stubGlobal('localStorage', { ...localStorage, setItem: () => {} })
  browser.responses = fails ? {} : { [login]: () => 'L2' }
  browser.calls = []
  session.$loyalty.listen((availability) => void browser.calls.push(availability))
  bus.emit('loyalty:rejected', {})
  await flush()
  await flush()
  expect(browser.calls).toEqual(events)
})
