import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as v from 'valibot'

/** A tab of the browser, which keeps its own connections. */
async function openTab() {
  vi.resetModules()
  const { loadDraft, removeDraft, saveDraft } = await import('./drafts.ts')
  return {
    read: () => loadDraft('redeem', 'ACC-1', v.string()),
    write: (text: string) => saveDraft('redeem', 'ACC-1', text),
    remove: () => removeDraft('redeem', 'ACC-1'),
  }
}

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('a draft is encrypted, read by another tab and removed', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await one.write('geheim')
  expect(await other.read()).toBe('geheim')
  expect(await readAllEntries()).toMatch(/^v1\.[^ ]+$/)
  await other.remove()
  expect(await one.read()).toBeNull()
  expect(await readAllEntries()).toBe('')
})

test('without a key, drafts last as long as the page', async () => {
  vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new Error('no Web Crypto'))
  const tab = await openTab()
  await tab.write('geheim')
  expect(await tab.read()).toBe('geheim')
  await tab.remove()
  expect(await tab.read()).toBeNull()
})

test('a connection that the browser has closed is opened again', async () => {
  const connections = noteConnections()
  const tab = await openTab()
  await tab.write('geheim')
  for (const connection of connections) connection.close()
  expect(await tab.read()).toBe('geheim')
  for (const connection of connections) connection.close()
  await tab.write('neu')
  expect(await (await openTab()).read()).toBe('neu')
})

test('a draft that the full storage does not take is an error, and the next one is stored', async () => {
  const tab = await openTab()
  await tab.read()
  const full = fillStorage()
  await expect(tab.write('geheim')).rejects.toMatchObject({ name: 'QuotaExceededError' })
  full.mockRestore()
  await tab.write('geheim')
  expect(await (await openTab()).read()).toBe('geheim')
})

test.each(['QuotaExceededError', 'UnknownError', 'TimeoutError'])(
  'a database that does not open because of %s is an error: an earlier order may be stored there',
  async (name) => {
    vi.spyOn(crypto.subtle, 'generateKey').mockRejectedValue(new DOMException('', name))
    await expect((await openTab()).read()).rejects.toMatchObject({ name })
  },
)

/** The connections to databases that are opened from now on. */
function noteConnections(): IDBDatabase[] {
  const connections: IDBDatabase[] = []
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  })
  return connections
}

/** From now on the browser has no space. */
const fillStorage = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })

/** What the browser has on disk. */
async function readAllEntries(): Promise<string> {
  const { createStore, values } = await import('idb-keyval')
  return (await values<string>(createStore('portal-drafts', 'drafts'))).join(' ')
}
