import { wire } from '@portal/shared-contracts/testing/wire'
import { expect, test, vi } from 'vitest'
import { browser, flush, memberPage, useBrowser } from '../testing/session-page.ts'

useBrowser()

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
