import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import * as v from 'valibot'
import { clearDrafts, loadDraft, removeDraft, saveDraft } from './drafts.ts'

const Typed = v.object({ text: v.string() })
const load = (owner: string, name = 'redeem') => loadDraft(name, owner, Typed)

beforeEach(() => clearDrafts())

test('only the owner can read a draft', async () => {
  await saveDraft('redeem', 'ACC-1', { text: 'eins' })
  expect(await load('ACC-1')).toEqual({ text: 'eins' })
  expect(await load('ACC-2')).toBeNull()
  expect(await load('ACC-1', 'other')).toBeNull()
})

test('drafts of two members with the same name are independent', async () => {
  await saveDraft('redeem', 'ACC-1', { text: 'eins' })
  await saveDraft('redeem', 'ACC-2', { text: 'zwei' })
  expect(await load('ACC-1')).toEqual({ text: 'eins' })
  await removeDraft('redeem', 'ACC-2')
  expect([await load('ACC-1'), await load('ACC-2')]).toEqual([{ text: 'eins' }, null])
})

test('a draft of another shape is ignored', async () => {
  await saveDraft('redeem', 'ACC-1', { text: 5 })
  expect(await load('ACC-1')).toBeNull()
})

test('of several concurrent saves the last one is kept', async () => {
  await Promise.all(['a', 'b', 'c'].map((text) => saveDraft('redeem', 'ACC-1', { text })))
  expect(await load('ACC-1')).toEqual({ text: 'c' })
})

test('a removal between two saves removes the first one only', async () => {
  await Promise.all([
    saveDraft('redeem', 'ACC-1', { text: 'sent' }),
    removeDraft('redeem', 'ACC-1'),
    saveDraft('redeem', 'ACC-1', { text: 'typed next' }),
  ])
  expect(await load('ACC-1')).toEqual({ text: 'typed next' })
})

test('of many saves that wait for the same database, one is written', async () => {
  vi.resetModules()
  const set = vi.fn<(name: string, envelope: string) => Promise<void>>()
  mockDatabase({ set })
  const { saveDraft: saveLater } = await import('./drafts.ts')
  await Promise.all(['A', 'Ab', 'Abe', 'Abel'].map((text) => saveLater('redeem', 'ACC-1', { text })))
  expect(set.mock.calls.map(([, text]) => text)).toEqual([expect.stringContaining('"Abel"')])
})

// Rules: promises-26, session-35
test('a logout deletes the drafts of all members except those that are kept', async () => {
  await saveDraft('redeem', 'ACC-1', { text: 'order' }, { keptAtLogout: true })
  await saveDraft('redeem', 'ACC-2', { text: 'typed' })
  await clearDrafts()
  expect([await load('ACC-1'), await load('ACC-2')]).toEqual([{ text: 'order' }, null])
  await saveDraft('redeem', 'ACC-1', { text: 'typed' })
  await clearDrafts()
  expect(await load('ACC-1')).toBeNull()
})

test.each([
  { title: 'deleted', remove: () => removeDraft('redeem', 'ACC-1') },
  { title: 'deleted by a logout', remove: () => clearDrafts() },
])('a draft $title while it is being saved stays deleted', async ({ remove }) => {
  const saving = saveDraft('redeem', 'ACC-1', { text: 'eins' })
  await remove()
  await saving
  expect(await load('ACC-1')).toBeNull()
})

test('a database that did not open is opened by the next call', async () => {
  vi.resetModules()
  const openStorageKey = vi
    .fn<() => Promise<null>>()
    .mockRejectedValueOnce(new DOMException('', 'TimeoutError'))
    .mockResolvedValue(null)
  mockDatabase({ openStorageKey })
  const drafts = await import('./drafts.ts')
  await expect(drafts.saveDraft('redeem', 'ACC-1', {})).rejects.toMatchObject({ name: 'TimeoutError' })
  await drafts.saveDraft('redeem', 'ACC-1', {})
  await drafts.saveDraft('redeem', 'ACC-1', {})
  expect(openStorageKey).toHaveBeenCalledTimes(2)
})

/** An empty database without encryption, for modules that are imported from now on. */
function mockDatabase({ openStorageKey = async () => null, set = async () => {} }: Record<string, unknown>): void {
  vi.doMock('idb-keyval', () => ({ createStore: () => async () => [], get: async () => {}, keys: async () => [], set }))
  vi.doMock('./text-encryption.ts', () => ({
    openStorageKey,
    withOpenTimeout: (work: unknown) => work,
    encryptText: async (_key: null, _name: string, text: string) => text,
  }))
  onTestFinished(() => {
    vi.doUnmock('idb-keyval')
    vi.doUnmock('./text-encryption.ts')
  })
}

// Rule: session-35
test('drafts whose deletion at a logout was cut off are deleted before the next page reads or stores one', async () => {
  const local = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => void local.set(key, value),
    removeItem: (key: string) => void local.delete(key),
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  await saveDraft('redeem', 'ACC-1', { text: 'typed' })
  await saveDraft('withdrawal', 'ACC-1', { text: 'sent' }, { keptAtLogout: true })
  // The page is left before the database has answered.
  void clearDrafts()
  const left = [...local.entries()]
  await saveDraft('redeem', 'ACC-1', { text: 'typed' })
  expect([await load('ACC-1'), local.size]).toEqual([{ text: 'typed' }, 0])

  for (const [key, value] of left) local.set(key, value)
  expect(await load('ACC-1')).toBeNull()
  expect(await load('ACC-1', 'withdrawal')).toEqual({ text: 'sent' })
  expect(local.size).toBe(0)
})
