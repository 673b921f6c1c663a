import { headerNames } from '@portal/shared-contracts/calls/header-names'
import { digitalCardMark } from '@portal/page-library/storage/digital-card'
import { testLogin } from '@portal/page-library/testing/member'
import * as v from '@portal/shared-contracts/schema'
import { expect, test, vi } from 'vitest'
import {
  browser,
  flush,
  logIn,
  memberPage,
  openPage,
  storeMember,
  tokenLogin,
  useBrowser,
} from '../testing/session-page.ts'

useBrowser()

// Rule: session-1
test('restores a stored member and sets the cookie for the edge', async () => {
  storeMember()
  const { start, session } = await openPage()
  expect(session.$status.get()).toBe('restoring')
  await start()
  expect(session.$status.get()).toBe('member')
  expect(document.cookie).toBe(`portal-member=1; Path=/; SameSite=Lax; Max-Age=${30 * 24 * 3600}`)
})

test('the cookie of a user without a loyalty account is another one, until the upgrade and after a logout', async () => {
  browser.responses = tokenLogin('ACC-1', true)
  const { start, bus } = await openPage({ sessionToken: 'T' })
  await start()
  expect(document.cookie).toContain('portal-member=shop; ')
  const { joinProgramme } = await import('@portal/page-library/session/write')
  joinProgramme(testLogin('ACC-1').content, 'A-joined')
  expect(document.cookie).toContain('portal-member=1; ')
  bus.emit('logout', { reason: 'member' })
  await flush()
  expect(document.cookie).toContain('Max-Age=0')
})

test('a member who was idle too long is logged out in the task that restores the session, before a paint', async () => {
  storeMember(1800)
  const { start, session } = await openPage()
  const painted: string[] = []
  session.$status.listen((status) => {
    if (status === 'member') setTimeout(() => painted.push(session.$status.get()))
  })
  await start()
  await flush()
  expect(painted).toEqual(['anonymous'])
})

test.each(['member', 'visitor'])('the page of a %s is painted before what else the session starts', async (user) => {
  if (user === 'member') storeMember()
  // Left by another visit long ago.
  else browser.local.set('activity', String(Date.now() - 3600_000))
  const { start, session } = await openPage()
  const painted: string[] = []
  session.$status.listen(() => setTimeout(() => painted.push(document.cookie)))
  await start()
  await flush()
  expect(painted).toEqual([''])
  expect(document.cookie).not.toBe('')
})

test('a logout after the restored session is painted, before the rest is started, takes effect', async () => {
  storeMember()
  const { start, session, bus } = await openPage()
  session.$status.listen((status) => {
    if (status === 'member') setTimeout(() => bus.emit('logout', { reason: 'member' }))
  })
  await start()
  await flush()
  expect(session.$status.get()).toBe('anonymous')
  expect(browser.calls).toContain('/api/session/end')
})

test('a logout while the session is being restored takes effect afterwards', async () => {
  storeMember()
  const reading = Promise.withResolvers<void>()
  browser.memory.hooks.beforeRead = () => reading.promise
  const { start, bus, session } = await openPage()
  const starting = start()
  await flush()
  bus.emit('logout', { reason: 'member' })
  reading.resolve()
  await starting
  await flush()
  expect(session.$status.get()).toBe('anonymous')
  expect(browser.memory.entries.get('state')).not.toContain('A-ACC-1')
  expect(browser.calls).toContain('/api/session/end')
  expect(document.cookie).toContain('Max-Age=0')
})

test('a login while the session is being restored is kept and stored', async () => {
  const reading = Promise.withResolvers<void>()
  browser.memory.hooks.beforeRead = () => reading.promise
  const { start, session } = await openPage()
  const starting = start()
  await flush()
  await logIn()
  reading.resolve()
  await starting
  await flush()
  expect(session.$status.get()).toBe('member')
  expect(browser.memory.entries.get('state')).toContain('A-ACC-1')
})

test('a profile that changes while the session is being restored is not overwritten', async () => {
  storeMember()
  const { start, bus, session } = await openPage()
  bus.emit('profile:changed', { userData: { ...testLogin('ACC-1').content, memberSince: '2020-01-01' } })
  await start()
  expect(session.$userData.get()?.memberSince).toBe('2020-01-01')
})

// Rules: promises-3, session-36
test.each([
  { reason: 'member', keepsDrafts: false, to: ['/'] },
  { reason: 'idle', keepsDrafts: true, to: [] },
  { reason: 'refreshFailed', keepsDrafts: true, to: [] },
] as const)('a logout with the reason $reason keeps drafts: $keepsDrafts', async ({ reason, keepsDrafts, to }) => {
  const { bus, session, paths } = await memberPage()
  const { loadDraft, saveDraft } = await import('@portal/page-library/storage/drafts')
  browser.local.set(digitalCardMark, 'M1')
  await saveDraft('address', 'ACC-1', 'typed')
  bus.emit('logout', { reason })
  await flush()
  const draft = await loadDraft('address', 'ACC-1', v.string())
  expect([session.$status.get(), draft, paths]).toEqual(['anonymous', keepsDrafts ? 'typed' : null, to])
  expect(browser.local.has(digitalCardMark)).toBe(keepsDrafts)
  expect(browser.calls).toContain('/api/session/end')
})

const kept = 'portal-member=1'
test.each([
  { title: 'the cookies are there', before: kept, after: kept, persistent: true, expected: 'refreshFailed' },
  { title: 'the cookies were lost', before: kept, after: '', persistent: true, expected: 'cookies' },
  { title: 'the cookies were lost before', before: '', after: kept, persistent: true, expected: 'cookies' },
  { title: 'nothing is stored', before: kept, after: '', persistent: false, expected: 'refreshFailed' },
])('a refresh that fails where $title gives the reason $expected, until a login', async (row) => {
  document.cookie = row.before
  const { bus } = await memberPage()
  const { $loginReason, $pageState } = await import('./page-state.ts')
  $pageState.set({ ...$pageState.get(), persistent: row.persistent })
  document.cookie = row.after
  bus.emit('logout', { reason: 'refreshFailed' })
  await flush()
  expect($loginReason.get()).toBe(row.expected)
  await logIn()
  expect($loginReason.get()).toBeNull()
})

// Rule: session-60
test.each(['member', 'idle'] as const)('a logout with the reason %s keeps its reason until a login', async (reason) => {
  const { bus } = await memberPage()
  const { $loginReason } = await import('./page-state.ts')
  bus.emit('logout', { reason })
  await flush()
  expect($loginReason.get()).toBe(reason)
  await logIn()
  expect($loginReason.get()).toBeNull()
})

test('a member whose session is not stored gets a notice, and the next page starts as a visitor', async () => {
  const { session } = await memberPage()
  const { $pageState } = await import('./page-state.ts')
  const saveAs = async (persistent: boolean) => {
    Object.assign(browser.memory.storage, { persistent })
    await logIn()
    await flush()
    return [$pageState.get().persistent, session.$status.get(), document.cookie.includes('Max-Age=0')]
  }
  expect(await saveAs(false)).toEqual([false, 'member', true])
  expect(await saveAs(true)).toEqual([true, 'member', false])
})

test('a logout sends the access token of the session, so that the edge ends it everywhere', async () => {
  const { bus } = await memberPage()
  const fetched = vi.spyOn(globalThis, 'fetch')
  bus.emit('logout', { reason: 'member' })
  await flush()
  const headers = { [headerNames.accessToken]: 'A-ACC-1' }
  expect(fetched).toHaveBeenCalledWith('/api/session/end', expect.objectContaining({ headers }))
})

// Rule: cards-44
test('a logout ends a digital card that another tab has stored again before the session was stored', async () => {
  const { bus } = await memberPage()
  browser.local.set(digitalCardMark, 'M1')
  const { local, memory } = browser
  const [remove, stored] = [local.delete.bind(local), memory.entries.get('state')]
  vi.spyOn(local, 'delete').mockImplementation((key) => {
    const isThere = remove(key)
    // The other tab still reads the session of before, and loads its card.
    if (key === digitalCardMark && memory.entries.get('state') === stored) local.set(key, 'M2')
    return isThere
  })
  bus.emit('logout', { reason: 'member' })
  await flush()
  expect(local.has(digitalCardMark)).toBe(false)
  vi.restoreAllMocks()
})

// Rule: session-35
test('a logout marks the drafts for deletion before the session is stored: the page may be closed by then', async () => {
  const { bus } = await memberPage()
  const { memory, local } = browser
  const before = memory.entries.get('state')
  const states: unknown[] = []
  const set = local.set.bind(local)
  vi.spyOn(local, 'set').mockImplementation((key, value) => {
    if (key === 'drafts-deletion') states.push(memory.entries.get('state'))
    return set(key, value)
  })
  bus.emit('logout', { reason: 'member' })
  await flush()
  expect(states[0]).toBe(before)
  vi.restoreAllMocks()
})

// Rule: cards-24
test('a logout whose drafts cannot be deleted ends the digital card and leads to the start page', async () => {
  vi.doMock('@portal/page-library/storage/drafts', () => ({ clearDrafts: () => Promise.reject(new Error('full')) }))
  const { bus, session, paths } = await memberPage()
  browser.local.set(digitalCardMark, 'M1')
  bus.emit('logout', { reason: 'member' })
  await flush()
  expect([session.$status.get(), paths]).toEqual(['anonymous', ['/']])
  expect(browser.local.has(digitalCardMark)).toBe(false)
  vi.doUnmock('@portal/page-library/storage/drafts')
})
