import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { createStorageKey } from './text-encryption.ts'
import { openDraftDatabase } from './draft-database.ts'

const key = await createStorageKey()
const readKey = async () => key

/** A tab of the browser. */
const openTab = () => openDraftDatabase(readKey)

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

test('a draft is encrypted, read by another tab, named and removed', async () => {
  const [one, other] = [await openTab(), await openTab()]
  await one.write('redeem', 'geheim')
  expect([await other.read('redeem'), await other.names()]).toEqual(['geheim', ['redeem']])
  expect(await readAllEntries()).toMatch(/^v1\.[^ ]+$/)
  await other.remove('redeem')
  expect([await one.read('redeem'), await one.names()]).toEqual([null, []])
})

test('without a key, drafts last as long as the page', async () => {
  const database = await openDraftDatabase(() => Promise.reject(new Error('no Web Crypto')))
  await database.write('redeem', 'geheim')
  expect([await database.read('redeem'), await database.names()]).toEqual(['geheim', ['redeem']])
  await database.remove('redeem')
  expect(await database.read('redeem')).toBeNull()
})

test('a connection that the browser has closed is opened again', async () => {
  const connections: IDBDatabase[] = []
  const database = await openTabWithConnections(connections)
  await database.write('redeem', 'geheim')
  for (const connection of connections) connection.close()
  expect(await database.read('redeem')).toBe('geheim')
  for (const connection of connections) connection.close()
  await database.write('redeem', 'neu')
  expect(await (await openTab()).read('redeem')).toBe('neu')
})

test('a draft that the full storage does not take is an error, and the next one is stored', async () => {
  const database = await openTab()
  const full = fillStorage()
  await expect(database.write('redeem', 'geheim')).rejects.toMatchObject({ name: 'QuotaExceededError' })
  full.mockRestore()
  await database.write('redeem', 'geheim')
  expect(await (await openTab()).read('redeem')).toBe('geheim')
})

test.each(['QuotaExceededError', 'UnknownError', 'TimeoutError'])(
  'a database that does not open because of %s is an error: an earlier order may be stored there',
  async (name) => {
    await expect(openDraftDatabase(() => Promise.reject(new DOMException('', name)))).rejects.toMatchObject({ name })
  },
)

/** A tab that notes its connections to the database. */
async function openTabWithConnections(connections: IDBDatabase[]) {
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((...args) => {
    const request = open(...args)
    request.addEventListener('success', () => connections.push(request.result))
    return request
  })
  return openTab()
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
