import { $state, $status } from '@portal/page-library/session'
import { loadState, saveState, stateKey } from '@portal/page-library/session/persistence'
import {
  joinProgramme,
  renewAccessToken,
  restoreSession,
  setPoints,
  signIn,
  signOut,
} from '@portal/page-library/session/write'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { testLogin, testSession, testUser } from '@portal/page-library/testing/member'
import { memoryStorage } from '../testing/memory-storage.ts'
import { createPersistence } from './persistence.ts'

let storageChanged: (key: string | null) => void
let pageShown: (persisted: boolean) => void
beforeEach(() => {
  restoreSession(null)
  vi.stubGlobal('window', {
    addEventListener: (name: string, listener: (event: { key?: string | null; persisted?: boolean }) => void) => {
      if (name === 'storage') storageChanged = (key) => listener({ key })
      if (name === 'pageshow') pageShown = (persisted) => listener({ persisted })
    },
  })
})
afterEach(() => vi.unstubAllGlobals())

const onOtherMember = vi.fn<() => void>()
let onLogin = vi.fn<() => void>()
beforeEach(() => {
  onOtherMember.mockReset()
  // A new one, because pages of earlier tests still listen.
  onLogin = vi.fn<() => void>()
})

/** A page that restored the member ACC-1 from its storage. */
async function openPage() {
  const memory = memoryStorage()
  await saveState(memory.storage, testSession('ACC-1', 7))
  const persistence = createPersistence({ storage: memory.storage, onOtherMember, onLogin })
  await persistence.start()
  return { ...memory, ...persistence }
}

test('a stored member is restored, and every change is stored', async () => {
  const { storage, whenStored } = await openPage()
  expect($status.get()).toBe('member')
  setPoints(250, 9)
  await whenStored()
  expect(await loadState(storage)).toEqual($state.get())
})

test.each(['', 'null', '{}', '{"isLoggedIn":true}', '{"isLoggedIn":"ja"}', 'v1.x.y'])(
  'with the stored text %j the page starts logged out',
  async (text) => {
    const { storage, entries } = memoryStorage()
    entries.set(stateKey, text)
    await createPersistence({ storage, onOtherMember, onLogin }).start()
    expect($status.get()).toBe('anonymous')
  },
)

test('changes in quick succession are stored in their order', async () => {
  const { storage, hooks, whenStored } = await openPage()
  let turns = 5
  hooks.beforeWrite = async () => {
    for (let turn = turns--; turn > 0; turn--) await Promise.resolve()
  }
  signIn(testLogin('ACC-1'), 7)
  setPoints(1, 8)
  signOut()
  await whenStored()
  expect(await loadState(storage)).toEqual($state.get())
  expect($state.get().isLoggedIn).toBe(false)
})

// Rule: session-33
test.each([stateKey, null])('a logout in another tab (key %s) logs out in this tab', async (key) => {
  const { entries, reload } = await openPage()
  entries.delete(stateKey)
  storageChanged('other key')
  expect($status.get()).toBe('member')
  storageChanged(key)
  await reload()
  expect($status.get()).toBe('anonymous')
  expect(entries.size).toBe(0)
})

test('a logout while the stored session is being read is not undone', async () => {
  const { storage, hooks, reload } = await openPage()
  hooks.beforeRead = () => {
    delete hooks.beforeRead
    signOut()
  }
  await reload()
  expect($status.get()).toBe('anonymous')
  expect((await loadState(storage))?.isLoggedIn).toBe(false)
})

test('an earlier read that takes longer does not overwrite a later one', async () => {
  const { entries, hooks, reload } = await openPage()
  const slow = Promise.withResolvers<void>()
  hooks.beforeRead = () => {
    delete hooks.beforeRead
    return slow.promise
  }
  storageChanged(stateKey)
  await Promise.resolve()
  entries.delete(stateKey)
  const latest = reload()
  slow.resolve()
  await latest
  expect($status.get()).toBe('anonymous')
})

// Rule: session-34
test('a login of another member in another tab reloads this page, a login of the same member does not', async () => {
  const { storage, reload } = await openPage()
  await saveState(storage, { ...testSession('ACC-1', 7), token: 'A2' })
  await reload()
  expect([onOtherMember.mock.calls.length, $state.get().token]).toEqual([0, 'A2'])
  await saveState(storage, testSession('ACC-2', 7))
  await reload()
  expect(onOtherMember).toHaveBeenCalledOnce()
})

test.each([
  { title: 'a login', change: () => signIn(testLogin('ACC-1'), 9), logins: 1 },
  {
    title: 'a login of a user who is logged in',
    from: 'ACC-1',
    change: () => signIn({ ...testLogin('ACC-1'), refreshToken: 'R2' }, 9),
    logins: 1,
  },
  {
    title: 'an upgrade',
    from: null,
    change: () => joinProgramme(testUser('ACC-1', 'null@example.org'), 'A2'),
    logins: 1,
  },
  { title: 'a refreshed token', from: 'ACC-1', change: () => renewAccessToken('A2', 9), logins: 0 },
  { title: 'a balance', from: 'ACC-1', change: () => setPoints(1, 9), logins: 0 },
  { title: 'a logout', from: 'ACC-1', change: () => signOut(), logins: 0 },
])('$title in this tab is reported as $logins logins', async ({ from, change, logins }) => {
  const { storage } = memoryStorage()
  if (from !== undefined) await saveState(storage, testSession(from, 7))
  await createPersistence({ storage, onOtherMember, onLogin }).start()
  change()
  expect(onLogin).toHaveBeenCalledTimes(logins)
})

test('a restored session and a login in another tab are no logins of this tab', async () => {
  const { storage, reload, whenStored } = await openPage()
  signOut()
  await whenStored()
  await saveState(storage, testSession('ACC-1', 9))
  await reload()
  expect($status.get()).toBe('member')
  expect(onLogin).not.toHaveBeenCalled()
})

test('without persistent storage a reload keeps the session', async () => {
  const storage = { ...memoryStorage().storage, persistent: false, write: async () => {} }
  const { start, reload } = createPersistence({ storage, onOtherMember, onLogin })
  await start()
  signIn(testLogin('ACC-1'), 7)
  await reload()
  expect($status.get()).toBe('member')
})

test.each([
  { persisted: true, status: 'anonymous' },
  { persisted: false, status: 'member' },
])(
  'a page shown again (from the back/forward cache: $persisted) has the status $status',
  async ({ persisted, status }) => {
    const { entries } = await openPage()
    entries.delete(stateKey)
    pageShown(persisted)
    await expect.poll(() => $status.get()).toBe(status)
  },
)
