import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSqliteStore } from './sqlite-store.ts'

const now = Date.UTC(2026, 10, 20)
const minute = 60 * 1000
const day = 24 * 60 * minute
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
  sendingId: key,
  bodyHash: 'hash',
  edge: 'edge-1',
  beat: 1,
  age,
})

test('a key whose row was deleted after 40 days is not taken for a new one', async () => {
  const store = openSqliteStore(dataDir)
  await store.beat('edge-1', 0)
  await store.insertOrder(order('k'))
  vi.setSystemTime(now + 41 * day)
  await store.beat('edge-1', 1)
  await store.clean()
  expect(await store.findOrder(idOf('k'))).toBeNull()
  expect(await store.insertOrder(order('k', 41 * day))).toBe(false)
  await store.close()
})

test('a clock that was ahead by 41 days when the journal was cleaned causes no second order', async () => {
  const store = openSqliteStore(dataDir)
  await store.beat('edge-1', 0)
  await store.insertOrder(order('k'))
  vi.setSystemTime(now + 41 * day)
  await store.beat('edge-1', 1)
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
