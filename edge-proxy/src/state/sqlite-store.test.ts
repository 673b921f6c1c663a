import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { textResponse } from '../http/response.ts'
import { openSqliteStore } from './sqlite-store.ts'

const execFileAsync = promisify(execFile)
const now = Date.UTC(2026, 10, 20)
const minute = 60 * 1000
const day = 24 * 60 * minute
const response = textResponse(200, 'json', '{"meta":{"success":true}}')
let dataDir: string

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'journal-'))
  vi.useFakeTimers({ toFake: ['Date'], now })
})

afterEach(() => {
  vi.useRealTimers()
  rmSync(dataDir, { recursive: true, force: true })
})

const idOf = (key: string) => ({ accountId: 'ACC-1', key })
const order = (key: string, age: number | null = null) => ({
  ...idOf(key),
  attempt: key,
  bodyHash: 'hash',
  edge: 'edge-1',
  age,
})

test('processes that open a new file at the same time all get it', async () => {
  const script = fileURLToPath(new URL('./testing/open-together.ts', import.meta.url))
  // The processes need half a second to start.
  const start = String(performance.timeOrigin + performance.now() + 1_500)
  const processes = Array.from({ length: 4 }, () => execFileAsync(process.execPath, [script, dataDir, start, '30']))
  await expect(Promise.all(processes)).resolves.toHaveLength(4)
}, 30_000)

/** The file as the first released version wrote it. */
function writeFirstVersion(): void {
  const database = new DatabaseSync(join(dataDir, 'orders.sqlite'))
  database.exec(`
    PRAGMA journal_mode = WAL;
    CREATE TABLE orders (
      scope TEXT NOT NULL, key TEXT NOT NULL, body_hash TEXT NOT NULL,
      state TEXT NOT NULL CHECK (state IN ('sending', 'answered', 'unknown')),
      status INTEGER, type TEXT, answer TEXT, created INTEGER NOT NULL,
      PRIMARY KEY (scope, key)
    ) STRICT;
  `)
  const insert = database.prepare('INSERT INTO orders VALUES (?, ?, ?, ?, ?, ?, ?, ?)')
  insert.run('ACC-1', 'sent', 'hash', 'sending', null, null, null, now - day)
  insert.run('ACC-1', 'lost', 'hash', 'unknown', null, null, null, now - day)
  insert.run('ACC-1', 'done', 'hash', 'answered', 200, 'json', '{"meta":{"success":true}}', now - day)
  insert.run('ACC-1', 'old', 'hash', 'answered', 200, 'json', '{}', now - 41 * day)
  database.close()
}

test('reads and writes a journal of the first version', async () => {
  writeFirstVersion()
  const store = openSqliteStore(dataDir)
  await store.clean()
  expect(await store.findOrder(idOf('sent'))).toEqual({ state: 'sending', bodyHash: 'hash', isEdgeAlive: false })
  expect(await store.findOrder(idOf('lost'))).toEqual({ state: 'unknown', bodyHash: 'hash' })
  expect(await store.findOrder(idOf('done'))).toEqual({ state: 'answered', bodyHash: 'hash', response })
  expect(await store.findOrder(idOf('old'))).toBeNull()
  await store.insertOrder(order('new'))
  await store.finishOrder(order('new'), { state: 'answered', response })
  await store.close()
  const reopened = openSqliteStore(dataDir)
  expect(await reopened.findOrder(idOf('new'))).toEqual({ state: 'answered', bodyHash: 'hash', response })
  await reopened.close()
})

test('a key whose row was deleted after 40 days is not taken for a new one', async () => {
  const store = openSqliteStore(dataDir)
  await store.insertOrder(order('k'))
  vi.setSystemTime(now + 41 * day)
  await store.clean()
  expect(await store.findOrder(idOf('k'))).toBeNull()
  expect(await store.insertOrder(order('k', 41 * day))).toBe(false)
  await store.close()
})

test('a clock that was ahead by 41 days when the journal was cleaned causes no second order', async () => {
  const store = openSqliteStore(dataDir)
  await store.insertOrder(order('k'))
  vi.setSystemTime(now + 41 * day)
  await store.clean()
  vi.setSystemTime(now + minute)
  expect(await store.insertOrder(order('k', minute))).toBe(false)
  expect(await store.insertOrder(order('new'))).toBe(true)
  await store.close()
})

test.each([
  { silence: minute / 2, mayMissRows: false },
  { silence: 2 * minute, mayMissRows: true },
  { silence: day, mayMissRows: true },
])('a process that starts $silence ms after the last beat may miss rows: $mayMissRows', async (row) => {
  const store = openSqliteStore(dataDir)
  await store.beat('edge-1', 0)
  vi.setSystemTime(now + row.silence)
  expect(await store.beat('edge-2', 0)).toEqual({ mayMissRows: row.mayMissRows })
  expect(await store.insertOrder(order('k', row.silence / 2))).toBe(!row.mayMissRows)
  await store.close()
})
