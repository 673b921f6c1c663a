import { createSecretKey } from 'node:crypto'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { openPool } from './postgres-pool.ts'
import { migrate } from './postgres-store.ts'
import { createOpenLimiter, databaseStore, keyOf, memoryStore, type RateLimiter } from './rate-limiter.ts'
import { installPostgres, startPostgres, type PostgresServer } from './testing/postgres-server.ts'

const key = { secret: createSecretKey(Buffer.alloc(32, 's')), portal: 'https://portal.example' }
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

/** Seconds to wait, or 0 if the attempt is allowed. */
const retryAfter = (limiter: RateLimiter, counted: string): Promise<number> =>
  limiter(counted).then(
    () => 0,
    (error: unknown) => (error instanceof HttpError ? (error.retryAfter ?? -1) : -1),
  )

/** How many of these attempts are allowed, made by limiters in turn. */
async function allowedOf(times: number, counted: string, limiters: readonly RateLimiter[]): Promise<number> {
  let count = 0
  for (let index = 0; index < times; index += 1) {
    const limiter = limiters[index % limiters.length]
    if (limiter !== undefined && (await retryAfter(limiter, counted)) === 0) count += 1
  }
  return count
}

const localLimiter = (windowSize: typeof size): RateLimiter => createOpenLimiter(memoryStore, key)('local', windowSize)

const database = (name: string, { pool = newPool(), isAvailable = (): boolean => true } = {}): RateLimiter =>
  createOpenLimiter(databaseStore(pool, isAvailable), key)(name, size)

// Rule: limits-2
test.each([
  { store: 'memory', open: () => localLimiter(size), isThere: true },
  { store: 'PostgreSQL', open: () => database('a'), isThere: hasPostgres },
])('$store counts up to the limit, per key, and takes back what is refunded', async ({ open, isThere }) => {
  if (!isThere) return
  const limiter = open()
  const refund = await limiter('x')
  expect(await allowedOf(5, 'x', [limiter])).toBe(2)
  expect(await retryAfter(limiter, 'y')).toBe(0)
  const seconds = await retryAfter(limiter, 'x')
  expect([seconds > 590, seconds <= 600]).toEqual([true, true])
  await refund()
  expect(await allowedOf(2, 'x', [limiter])).toBe(1)
})

test('a window ends after its minutes and begins with the next attempt', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const limiter = localLimiter({ limit: 2, minutes: 1 })
  const at = (ms: number) => {
    vi.setSystemTime(ms)
    return retryAfter(limiter, 'x')
  }
  expect([await at(0), await at(1), await at(2), await at(59_999)]).toEqual([0, 0, 60, 1])
  expect([await at(60_000), await at(60_001), await at(60_002)]).toEqual([0, 0, 60])
})

test('a refund after the window has ended adds no attempt to the next one', async () => {
  vi.useFakeTimers({ now: 0, toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const limiter = localLimiter({ limit: 1, minutes: 1 })
  const refund = await limiter('x')
  vi.setSystemTime(60_000)
  await refund()
  expect([await retryAfter(limiter, 'x'), await retryAfter(limiter, 'x')]).toEqual([0, 60])
})

// Rule: limits-3
test('a full window stays full however many others there are', async () => {
  const limiter = localLimiter({ limit: 1, minutes: 1 })
  await limiter('x')
  for (let other = 0; other < 5_000; other += 1) await retryAfter(limiter, String(other))
  expect(await retryAfter(limiter, 'x')).toBe(60)
})

const texts = Array.from({ length: 100_000 }, (_, count) => `m${count}@example.org`)

test('however much is counted, there is a limited number of windows', () => {
  const keys = new Set(texts.map((text) => keyOf(key, text)))
  expect(keys.size).toBeGreaterThan(30_000)
  expect(keys.size).toBeLessThanOrEqual(2 ** 15)
})

test('which texts share a window depends on the secret and on the portal', () => {
  const sharing = (fill: string, portal = key.portal): number => {
    const other = { secret: createSecretKey(Buffer.alloc(32, fill)), portal }
    return texts.findIndex((text, index) => index > 0 && keyOf(other, text) === keyOf(other, texts[0] ?? ''))
  }
  expect(new Set([sharing('a'), sharing('b'), sharing('a', 'https://other.example')]).size).toBe(3)
})

// Rule: limits-12
test.skipIf(!hasPostgres)('two edges count together, and each kind of window for itself', async () => {
  expect(await allowedOf(8, 'x', [database('b'), database('b')])).toBe(3)
  expect(await allowedOf(8, 'x', [database('c')])).toBe(3)
})

test.skipIf(!hasPostgres)('while the database is known to be gone the process counts alone', async () => {
  let isAvailable = false
  const limiter = database('d', { isAvailable: () => isAvailable })
  expect(await allowedOf(5, 'x', [limiter])).toBe(3)
  isAvailable = true
  expect(await allowedOf(5, 'y', [limiter])).toBe(3)
})

test.skipIf(!hasPostgres)('a flood of a full window does not ask the database', async () => {
  const pool = newPool()
  const limiter = database('e', { pool })
  await allowedOf(4, 'x', [limiter])
  let queries = 0
  pool.on('acquire', () => (queries += 1))
  expect(await allowedOf(500, 'x', [limiter])).toBe(0)
  expect(queries).toBe(0)
})

test.skipIf(!hasPostgres)(
  'a database that breaks while it is counting is replaced by the process, with the same limit',
  async () => {
    const limiter = database('f')
    expect(await retryAfter(limiter, 'x')).toBe(0)
    await postgres.stop('crash')
    expect(await allowedOf(5, 'x', [limiter])).toBe(3)
    await postgres.start()
    expect(await retryAfter(limiter, 'y')).toBe(0)
  },
)
