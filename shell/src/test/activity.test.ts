import { expect, test, vi } from 'vitest'
import {
  browser,
  flush,
  logIn,
  memberPage,
  openPage,
  refreshed,
  storeMember,
  tokenLogin,
  useBrowser,
} from '../testing/session-page.ts'

useBrowser()

// Rule: session-17
test('a login after a longer pause than the idle time starts the idle time anew, for every tab', async () => {
  const { start, session } = await openPage()
  await start()
  await vi.advanceTimersByTimeAsync(3600_000)
  await logIn()
  expect(browser.local.get('activity')).toBe(String(Date.now()))
  window.dispatchEvent(new Event('pointermove'))
  await vi.advanceTimersByTimeAsync(30_000)
  expect(session.$status.get()).toBe('member')
})

test('a login by session token after a stored session has idled starts the idle time anew', async () => {
  storeMember(3600)
  browser.responses = tokenLogin('ACC-2')
  const { start, session } = await openPage({ sessionToken: 'T' })
  await start()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(session.$status.get()).toBe('member')
})

// Rule: session-29
test('activity is recorded 500 ms after its last event', async () => {
  await memberPage()
  const before = browser.local.get('activity')
  for (let events = 0; events < 4; events++) {
    await vi.advanceTimersByTimeAsync(400)
    window.dispatchEvent(new Event('pointermove'))
  }
  const last = Date.now()
  await vi.advanceTimersByTimeAsync(499)
  expect(browser.local.get('activity')).toBe(before)
  await vi.advanceTimersByTimeAsync(1)
  expect(browser.local.get('activity')).toBe(String(last))
})

test('activity without a pause keeps a member logged in for longer than the idle time', async () => {
  const { session } = await memberPage()
  browser.responses = refreshed
  for (let seconds = 0; seconds < 2000; seconds += 0.4) {
    window.dispatchEvent(new Event('pointermove'))
    await vi.advanceTimersByTimeAsync(400)
  }
  expect(session.$status.get()).toBe('member')
})

test('a hidden tab that is shown again checks at once', async () => {
  const { start, session } = await openPage()
  storeMember(0)
  await start()
  // Timers of a hidden tab may rest while the time passes.
  vi.setSystemTime(Date.now() + 3600_000)
  document.dispatchEvent(new Event('visibilitychange'))
  await flush()
  expect(session.$status.get()).toBe('anonymous')
})

test('activity after the computer slept does not undo the idle time that passed', async () => {
  const { session } = await memberPage()
  window.dispatchEvent(new Event('pointermove'))
  // Timers rest while the computer sleeps; the first event after it may come before they run.
  vi.setSystemTime(Date.now() + 3600_000)
  window.dispatchEvent(new Event('pointermove'))
  await flush()
  expect(session.$status.get()).toBe('anonymous')
})

// Rule: session-31
test.each(['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'])(
  'activity in the last minute counts: the warning goes away 500 ms after a %s',
  async (name) => {
    const { session } = await memberPage()
    const { $pageState } = await import('../session/page-state.ts')
    browser.responses = refreshed
    await vi.advanceTimersByTimeAsync(1_750_000)
    expect($pageState.get().secondsLeft).toBeGreaterThan(0)
    window.dispatchEvent(new Event(name))
    expect($pageState.get().secondsLeft).toBeGreaterThan(0)
    await vi.advanceTimersByTimeAsync(500)
    expect($pageState.get().secondsLeft).toBeNull()
    await vi.advanceTimersByTimeAsync(1_700_000)
    expect(session.$status.get()).toBe('member')
  },
)

test('closes the idle warning when the session ends', async () => {
  const { bus } = await memberPage()
  const { $pageState } = await import('../session/page-state.ts')
  browser.responses = refreshed
  await vi.advanceTimersByTimeAsync(1_750_000)
  expect($pageState.get().secondsLeft).toBeGreaterThan(0)
  bus.emit('logout', { reason: 'refreshFailed' })
  await flush()
  expect($pageState.get().secondsLeft).toBeNull()
})
