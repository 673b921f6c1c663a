import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textResponse } from '../http/response.ts'
import { openPool } from './postgres-pool.ts'
import { openPostgresStore } from './postgres-store.ts'
import { openSqliteStore } from './sqlite-store.ts'
import { pageSize, type EndMark, type EndMarkPage, type NewOrder, type Store } from './store.ts'
import { installPostgres, startPostgres, type PostgresServer } from './testing/postgres-server.ts'

const hasPostgres = installPostgres()
const response = textResponse(200, 'json', '{"meta":{"success":true}}')

let postgres: PostgresServer | undefined
const folders: string[] = []
const stores: Store[] = []
const pools: Pool[] = []

beforeAll(async () => {
  if (hasPostgres) postgres = await startPostgres()
})

afterAll(async () => {
  await Promise.all(stores.map((store) => store.close()))
  await Promise.all(pools.map((pool) => pool.end()))
  await postgres?.[Symbol.asyncDispose]()
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** Opens the same new store as often as it is called, each time as another process does. */
type OpenStore = () => Promise<Store>

function newFolder(): OpenStore {
  const dataDir = mkdtempSync(join(tmpdir(), 'store-'))
  folders.push(dataDir)
  return () => opened(openSqliteStore(dataDir))
}

let databases = 0

async function newDatabase(): Promise<OpenStore> {
  const { url = '' } = postgres ?? {}
  const admin = new Pool({ connectionString: url })
  await admin.query(`CREATE DATABASE test_${++databases}`)
  await admin.end()
  return () => {
    const pool = openPool(url.replace(/\w+$/, `test_${databases}`), () => {})
    pools.push(pool)
    return opened(openPostgresStore(pool))
  }
}

async function opened(store: Store): Promise<Store> {
  stores.push(store)
  await store.prepare()
  return store
}

const order = (key: string, more: Partial<NewOrder> = {}): NewOrder => ({
  accountId: 'ACC-1',
  key,
  sendingId: `sending of ${key}`,
  bodyHash: 'hash',
  edge: 'edge-1',
  beat: 1,
  age: null,
  ...more,
})

async function readPages(store: Store, position: string | null = null): Promise<EndMarkPage[]> {
  const pages: EndMarkPage[] = []
  for await (const page of store.readEndMarks(position)) pages.push(page)
  return pages
}

async function readMarks(store: Store, position: string | null = null): Promise<EndMark[]> {
  return (await readPages(store, position)).flatMap(({ marks }) => marks)
}

describe.each([
  { name: 'SQLite', newStore: async () => newFolder(), skip: false },
  { name: 'PostgreSQL', newStore: newDatabase, skip: !hasPostgres },
])('$name', ({ newStore, skip }) => {
  test.skipIf(skip)('of 50 processes that write one key at the same time one succeeds', async () => {
    const open = await newStore()
    const processes = await Promise.all(Array.from({ length: 10 }, open))
    const written = await Promise.all(
      Array.from({ length: 50 }, (_, count) =>
        processes[count % 10]?.insertOrder(order('k', { sendingId: `${count}` })),
      ),
    )
    expect(written.filter(Boolean)).toHaveLength(1)
  })

  test.skipIf(skip)('keeps the outcome of an order, and keys of accounts apart', async () => {
    const open = await newStore()
    const store = await open()
    await store.insertOrder(order('k'))
    await store.finishOrder(order('k'), { state: 'answered', response })
    const other = await open()
    expect(await other.findOrder({ accountId: 'ACC-1', key: 'k' })).toEqual({
      state: 'answered',
      bodyHash: 'hash',
      response,
    })
    expect(await other.findOrder({ accountId: 'ACC-2', key: 'k' })).toBeNull()
    await other.insertOrder(order('lost'))
    await other.finishOrder(order('lost'), { state: 'unknown' })
    expect(await store.findOrder(order('lost'))).toEqual({ state: 'unknown', bodyHash: 'hash' })
  })

  test.skipIf(skip)('keeps the bytes of a response, also those that are no text', async () => {
    const store = await (await newStore())()
    const odd = textResponse(500, 'text', 'a\u0000b ä')
    await store.insertOrder(order('k'))
    await store.finishOrder(order('k'), { state: 'answered', response: odd })
    expect(await store.findOrder(order('k'))).toMatchObject({ response: odd })
  })

  test.skipIf(skip)('a late write of an earlier sending does not touch the row of a later one', async () => {
    const store = await (await newStore())()
    await store.insertOrder(order('k'))
    await store.deleteOrder(order('k'))
    await store.insertOrder(order('k', { sendingId: 'second' }))
    await store.deleteOrder(order('k'))
    await store.finishOrder(order('k'), { state: 'answered', response })
    expect(await store.findOrder(order('k'))).toMatchObject({ state: 'sending' })
  })

  test.skipIf(skip)('says whether the process that sends an order lives', async () => {
    const store = await (await newStore())()
    await store.insertOrder(order('k'))
    expect(await store.findOrder(order('k'))).toMatchObject({ isEdgeAlive: false })
    await store.beat('edge-1', 0)
    expect(await store.findOrder(order('k'))).toMatchObject({ isEdgeAlive: true })
  })

  test.skipIf(skip)('a new store refuses repeated orders that are older than itself', async () => {
    const store = await (await newStore())()
    expect(await store.beat('edge-1', 0)).toEqual({ mayMissRows: true })
    expect(await store.insertOrder(order('old', { age: 60_000 }))).toBe(false)
    expect(await store.insertOrder(order('new', { age: 0 }))).toBe(true)
    expect(await store.insertOrder(order('first sending'))).toBe(true)
    expect(await store.findOrder(order('old'))).toBeNull()
  })

  test.skipIf(skip)('a process that starts while another one lives misses nothing', async () => {
    const store = await (await newStore())()
    await store.beat('edge-1', 0)
    expect(await store.beat('edge-2', 0)).toEqual({ mayMissRows: false })
    expect(await store.beat('edge-1', 1)).toEqual({ mayMissRows: false })
  })

  test.skipIf(skip)('a running process notices that its own beats were lost', async () => {
    const store = await (await newStore())()
    for (const last of [0, 1, 2]) await store.beat('edge-1', last)
    expect(await store.beat('edge-1', 3)).toEqual({ mayMissRows: false })
    expect(await store.beat('edge-1', 7)).toEqual({ mayMissRows: true })
    expect(await store.beat('edge-2', 7)).toEqual({ mayMissRows: true })
  })

  test.skipIf(skip)('a repeated order is not written where beats of its process are missing', async () => {
    const store = await (await newStore())()
    await store.beat('edge-1', 0)
    const repeated = { age: 0, beat: 2 }
    expect(await store.insertOrder(order('k', repeated))).toBe(false)
    expect(await store.insertOrder(order('k', { ...repeated, edge: 'edge-2' }))).toBe(false)
    expect(await store.insertOrder(order('first sending', { beat: 2 }))).toBe(true)
    await store.beat('edge-1', 1)
    expect(await store.insertOrder(order('k', repeated))).toBe(true)
  })

  test.skipIf(skip)('reads marks of ended sessions from all, and the newer one of an account', async () => {
    const open = await newStore()
    const [store, other] = [await open(), await open()]
    const mark = (name: string, before: number, keptSid: string | null = null) => ({
      name,
      before,
      keptSid,
      expires: Date.now() + 60_000,
    })
    await store.writeEndMarks([mark('sid a', 1)])
    const [first] = await readPages(other)
    expect(first?.marks).toMatchObject([{ name: 'sid a', before: 1, keptSid: null }])
    await store.writeEndMarks([mark('account ACC-1', 2)])
    await store.writeEndMarks([mark('account ACC-1', 3, 'kept')])
    const marks = await readMarks(other, first?.position)
    expect(marks.at(-1)).toMatchObject({ name: 'account ACC-1', before: 3, keptSid: 'kept' })
    expect(await readMarks(other)).toHaveLength(2)
    // An edge whose write is late does not replace a later mark.
    await store.writeEndMarks([mark('account ACC-1', 2, 'late'), mark('sid b', 2)])
    expect(await readMarks(other)).toMatchObject([
      { name: 'sid a' },
      { name: 'account ACC-1', before: 3, keptSid: 'kept' },
      { name: 'sid b' },
    ])
  })

  test.skipIf(skip)('reads many marks in pages, also if all have one time, and then new ones', async () => {
    const store = await (await newStore())()
    const names = Array.from({ length: 2 * pageSize + 1 }, (_, count) => `sid ${count}`)
    const markOf = (name: string): EndMark => ({ name, before: 1, keptSid: null, expires: Date.now() + 60_000 })
    await store.writeEndMarks(names.map(markOf))
    await pools.at(-1)?.query(`UPDATE edge_ended_sessions SET changed = now() - interval '1 hour'`)
    const pages = await readPages(store)
    expect(pages.map(({ marks }) => marks.length)).toEqual([pageSize, pageSize, 1])
    const read = pages.flatMap(({ marks }) => marks.map(({ name }) => name))
    expect(read.toSorted()).toEqual(names.toSorted())
    await store.writeEndMarks([markOf('sid new')])
    expect((await readMarks(store, pages.at(-1)?.position)).map(({ name }) => name)).toContain('sid new')
  })

  test.skipIf(skip)('cleaning deletes what has ended and nothing else', async () => {
    const store = await (await newStore())()
    await store.beat('edge-1', 0)
    await store.insertOrder(order('k'))
    for (const expires of [Date.now() - 1, Date.now() + 60_000])
      await store.writeEndMarks([{ name: `sid ${expires > Date.now()}`, before: 0, keptSid: null, expires }])
    await store.clean()
    expect(await readMarks(store)).toMatchObject([{ name: 'sid true' }])
    expect(await store.findOrder(order('k'))).toMatchObject({ state: 'sending', isEdgeAlive: true })
  })
})

test.skipIf(!hasPostgres)('many old rows are deleted in pieces, so that each ends in time', async () => {
  const store = await (await newDatabase())()
  const pool = pools.at(-1)
  await pool?.query(`INSERT INTO edge_rate_limits SELECT 'key ' || n, 1, 0 FROM generate_series(1, 10001) n`)
  await store.clean()
  expect((await pool?.query('SELECT FROM edge_rate_limits'))?.rowCount).toBe(1)
  await store.clean()
  expect((await pool?.query('SELECT FROM edge_rate_limits'))?.rowCount).toBe(0)
})

test.skipIf(!hasPostgres)('the error of a connection that is in use, or that the pool closes, is caught', async () => {
  const pool = openPool(postgres?.url ?? '', () => {})
  const client = await pool.connect()
  expect(() => client.emit('error', new Error('terminating connection'))).not.toThrow()
  client.release()
  await pool.end()
})
