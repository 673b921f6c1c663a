import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import type { Pool } from 'pg'
import { migrate } from './migrate.ts'
import { openPool } from './postgres-store.ts'
import { installPostgres, startPostgres, type PostgresServer } from './testing/postgres-server.ts'
import { databaseCounter, memoryCounter, type Counter } from './rate-limiter.ts'

const hasPostgres = installPostgres()
const size = { limit: 3, minutes: 10 }
let postgres: PostgresServer
const pools: Pool[] = []

function newPool(): Pool {
  const pool = openPool(postgres.url, () => {})
  pools.push(pool)
  return pool
}

beforeAll(async () => {
  if (!hasPostgres) return
  postgres = await startPostgres()
  await migrate(newPool())
})

afterAll(async () => {
  if (!hasPostgres) return
  await Promise.all(pools.map((pool) => pool.end()))
  await postgres[Symbol.asyncDispose]()
})

const allowed = async (counter: Counter, key: string): Promise<boolean> => (await counter.take(key)).isAllowed

/** How many of these attempts are allowed, made by counters in turn. */
async function allowedOf(times: number, key: string, counters: readonly Counter[]): Promise<number> {
  let count = 0
  for (let index = 0; index < times; index += 1) {
    const counter = counters[index % counters.length]
    if (counter !== undefined && (await allowed(counter, key))) count += 1
  }
  return count
}

const database = (name: string, isAvailable = () => true): Counter =>
  databaseCounter(newPool(), isAvailable)(name, size)

test.each([
  { store: 'memory', open: () => memoryCounter('a', size), isThere: true },
  { store: 'PostgreSQL', open: () => database('a'), isThere: hasPostgres },
])('$store counts up to the limit, per key, and takes back what is refunded', async ({ open, isThere }) => {
  if (!isThere) return
  const counter = open()
  const before = Date.now()
  expect(await allowedOf(5, 'x', [counter])).toBe(3)
  expect(await allowed(counter, 'y')).toBe(true)
  const { isAllowed, end } = await counter.take('x')
  expect([isAllowed, end >= before + 600_000 - 1_000, end <= Date.now() + 600_000]).toEqual([false, true, true])
  await counter.refund('x')
  expect(await allowedOf(2, 'x', [counter])).toBe(1)
})

test('a window in memory ends after its minutes and begins with the next attempt', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const counter = memoryCounter('a', size)
  await counter.take('x')
  vi.setSystemTime(300_000)
  await counter.take('y')
  vi.setSystemTime(599_999)
  expect(await counter.take('x')).toEqual({ isAllowed: true, end: 600_000 })
  vi.setSystemTime(600_000)
  expect(await allowedOf(4, 'x', [counter])).toBe(3)
  expect(await counter.take('x')).toEqual({ isAllowed: false, end: 1_200_000 })
  expect(await counter.take('y')).toEqual({ isAllowed: true, end: 900_000 })
})

test('a window in memory whose attempts were all refunded is forgotten', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const counter = memoryCounter('a', size)
  await counter.take('x')
  await counter.refund('x')
  vi.setSystemTime(1_000)
  expect(await counter.take('x')).toEqual({ isAllowed: true, end: 601_000 })
})

test.skipIf(!hasPostgres)('two edges count together, and each kind of window for itself', async () => {
  expect(await allowedOf(8, 'x', [database('b'), database('b')])).toBe(3)
  expect(await allowedOf(8, 'x', [database('c')])).toBe(3)
})

test.skipIf(!hasPostgres)('while the database is known to be gone the process counts alone', async () => {
  let isAvailable = false
  const counter = database('d', () => isAvailable)
  expect(await allowedOf(5, 'x', [counter])).toBe(3)
  isAvailable = true
  expect(await allowedOf(5, 'y', [counter])).toBe(3)
})

test.skipIf(!hasPostgres)('a flood of a full window asks the database once in a second', async () => {
  const pool = newPool()
  const counter = databaseCounter(pool, () => true)('e', size)
  await allowedOf(4, 'x', [counter])
  let queries = 0
  pool.on('acquire', () => (queries += 1))
  expect(await allowedOf(500, 'x', [counter])).toBe(0)
  expect(queries).toBeLessThan(50)
})

test.skipIf(!hasPostgres)(
  'a database that breaks while it is counting is replaced by the process, with the same limit',
  async () => {
    const counter = database('f')
    expect(await allowed(counter, 'x')).toBe(true)
    await postgres.stop('crash')
    expect(await allowedOf(5, 'x', [counter])).toBe(3)
    await postgres.start()
    expect(await allowed(counter, 'y')).toBe(true)
  },
)
