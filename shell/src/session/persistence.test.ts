import { $state, $status } from '@delikaterie/shared-contracts/session'
import { loadState, saveState, stateKey } from '@delikaterie/shared-contracts/session/persistence'
import { restoreSession, setPoints, signIn, signOut } from '@delikaterie/shared-contracts/session/write'
import type { EncryptedStorage } from '@delikaterie/shared-contracts/storage'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loginOf } from '../testing/member.ts'
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

/** A storage in memory; `beforeRead` and `beforeWrite` simulate the time that decryption and encryption take. */
function memory(hooks: { beforeRead?: () => Promise<void> | void; beforeWrite?: () => Promise<void> | void } = {}) {
  const entries = new Map<string, string>()
  const storage: EncryptedStorage = {
    persistent: true,
    read: async (name) => {
      const text = entries.get(name) ?? null
      await hooks.beforeRead?.()
      return text
    },
    write: async (name, text) => {
      await hooks.beforeWrite?.()
      entries.set(name, text)
    },
    remove: (name) => void entries.delete(name),
    names: () => [...entries.keys()],
  }
  return { storage, entries, hooks }
}

/** The session of a member who logged in at 7 ms. */
function stateOf(account: string) {
  const before = $state.get()
  signIn(loginOf(account), 7)
  const state = $state.get()
  restoreSession(before)
  return state
}

const onOtherMember = vi.fn<() => void>()
beforeEach(() => onOtherMember.mockReset())
const persistenceOver = (storage: EncryptedStorage) => createPersistence({ storage, onOtherMember })

test('a stored member is restored, and every change is stored', async () => {
  const { storage } = memory()
  await saveState(storage, stateOf('ACC-1'))
  const persistence = persistenceOver(storage)
  await persistence.start()
  expect($status.get()).toBe('member')
  setPoints(250, 9)
  await persistence.whenStored()
  expect(await loadState(storage)).toEqual($state.get())
})

test.each(['', 'null', '{}', '{"isLoggedIn":true}', '{"isLoggedIn":"ja"}', 'v1.x.y'])(
  'with the stored text %j the page starts logged out',
  async (text) => {
    const { storage, entries } = memory()
    entries.set(stateKey, text)
    await persistenceOver(storage).start()
    expect($status.get()).toBe('anonymous')
  },
)

test('changes in quick succession are stored in their order', async () => {
  const { storage, hooks } = memory()
  const persistence = persistenceOver(storage)
  await persistence.start()
  let turns = 5
  hooks.beforeWrite = async () => {
    for (let turn = turns--; turn > 0; turn--) await Promise.resolve()
  }
  signIn(loginOf('ACC-1'), 7)
  setPoints(1, 8)
  signOut()
  await persistence.whenStored()
  expect(await loadState(storage)).toEqual($state.get())
  expect($state.get().isLoggedIn).toBe(false)
})

test.each([stateKey, null])('a logout in another tab (key %s) logs out in this tab', async (key) => {
  const { storage, entries } = memory()
  await saveState(storage, stateOf('ACC-1'))
  const persistence = persistenceOver(storage)
  await persistence.start()
  entries.delete(stateKey)
  storageChanged('other key')
  expect($status.get()).toBe('member')
  storageChanged(key)
  await persistence.reload()
  expect($status.get()).toBe('anonymous')
  expect(entries.size).toBe(0)
})

test('a logout while the stored session is being read is not undone', async () => {
  const { storage, hooks } = memory()
  await saveState(storage, stateOf('ACC-1'))
  const persistence = persistenceOver(storage)
  await persistence.start()
  hooks.beforeRead = () => {
    delete hooks.beforeRead
    signOut()
  }
  await persistence.reload()
  expect($status.get()).toBe('anonymous')
  expect((await loadState(storage))?.isLoggedIn).toBe(false)
})

test('an earlier read that takes longer does not overwrite a later one', async () => {
  const { storage, entries, hooks } = memory()
  await saveState(storage, stateOf('ACC-1'))
  const persistence = persistenceOver(storage)
  await persistence.start()
  const slow = Promise.withResolvers<void>()
  hooks.beforeRead = () => {
    delete hooks.beforeRead
    return slow.promise
  }
  storageChanged(stateKey)
  await Promise.resolve()
  entries.delete(stateKey)
  const latest = persistence.reload()
  slow.resolve()
  await latest
  expect($status.get()).toBe('anonymous')
})

test('a login of another member in another tab reloads this page, a login of the same member does not', async () => {
  const { storage } = memory()
  const [one, other] = [stateOf('ACC-1'), stateOf('ACC-2')]
  await saveState(storage, one)
  const persistence = persistenceOver(storage)
  await persistence.start()
  await saveState(storage, { ...one, token: 'A2' })
  await persistence.reload()
  expect([onOtherMember.mock.calls.length, $state.get().token]).toEqual([0, 'A2'])
  await saveState(storage, other)
  await persistence.reload()
  expect(onOtherMember).toHaveBeenCalledOnce()
})

test('without persistent storage a reload keeps the session', async () => {
  const { storage } = memory()
  const persistence = persistenceOver({ ...storage, persistent: false, write: async () => {} })
  await persistence.start()
  signIn(loginOf('ACC-1'), 7)
  await persistence.reload()
  expect($status.get()).toBe('member')
})

test.each([
  { persisted: true, status: 'anonymous' },
  { persisted: false, status: 'member' },
])(
  'a page shown again (from the back/forward cache: $persisted) has the status $status',
  async ({ persisted, status }) => {
    const { storage, entries } = memory()
    await saveState(storage, stateOf('ACC-1'))
    await persistenceOver(storage).start()
    entries.delete(stateKey)
    pageShown(persisted)
    await vi.waitFor(() => expect($status.get()).toBe(status))
  },
)
