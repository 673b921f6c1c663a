import { createHmac, type KeyObject } from 'node:crypto'
import type { Pool } from 'pg'
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import { HttpError } from '../http/http-error.ts'

export type WindowSize = { limit: number; minutes: number }

/** Takes an attempt back, so that it does not count; never rejects. */
export type Refund = () => Promise<void>

/**
 * Counts one attempt of an address or the like.
 * @throws HttpError rateLimited, with the seconds until its window ends
 */
export type RateLimiter = (counted: string) => Promise<Refund>

/** `name` tells the kinds in one store apart; `title` says in logs and metrics which kind refused an attempt. */
export type OpenLimiter = (name: string, size: WindowSize, title?: string) => RateLimiter

/** Where attempts are counted; the store is chosen for every attempt. */
export type LimiterStore = (options: IRateLimiterOptions) => () => RateLimiterAbstract

/** Counts in this process only, so the limit of several processes is the sum of theirs. */
export const memoryStore: LimiterStore = (options) => {
  const limiter = new RateLimiterMemory(options)
  return () => limiter
}

/** Counts in the primary process, so that all workers of a machine share a limit. */
export const workersStore: LimiterStore = (options) => {
  const limiter = new RateLimiterCluster({ ...options, timeoutMs: 2_000 })
  return () => limiter
}

/** Counts in PostgreSQL, with all its edges; in this process while it is not `isAvailable` or does not answer. */
export const databaseStore =
  (database: Pool, isAvailable: () => boolean): LimiterStore =>
  (options) => {
    const insuranceLimiter = new RateLimiterMemory(options)
    const shared = new RateLimiterPostgres({
      ...options,
      insuranceLimiter,
      storeClient: database,
      storeType: 'pool',
      tableName: 'edge_rate_limits',
      // By migrations/0003-rate-limits.sql and the cleaning of the store.
      tableCreated: true,
      clearExpiredByTimeout: false,
      // A flood of a full window costs the database nothing.
      inMemoryBlockOnConsumed: Number(options.points) + 1,
    })
    return () => (isAvailable() ? shared : insuranceLimiter)
  }

/** What makes keys of windows: edges with the same secret and portal share them. */
export type LimiterKey = { secret: KeyObject; portal: string }

/** Limiters of a store. */
export const createOpenLimiter =
  (store: LimiterStore, limiterKey: LimiterKey): OpenLimiter =>
  (name, { limit, minutes }, title = 'address') => {
    const limiterNow = store({ keyPrefix: name, points: limit, duration: minutes * 60 })
    return async (counted) => {
      const limiter = limiterNow()
      const key = keyOf(limiterKey, counted)
      // Without the store an attempt counts until its window ends.
      const reward = async (): Promise<void> => void (await limiter.reward(key).catch(() => {}))
      try {
        const { msBeforeNext } = await limiter.consume(key)
        const end = Date.now() + msBeforeNext
        return async () => {
          // A refund for a window that has ended would allow one more attempt in the next.
          if (Date.now() >= end) return
          await reward()
          if (limiter instanceof RateLimiterPostgres) limiter.deleteInMemoryBlockedAll()
        }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        // The library counts refused attempts too, except those that it refuses from memory.
        if (refused.consumedPoints > 0) await reward()
        const seconds = Math.max(1, Math.ceil(refused.msBeforeNext / 1000))
        throw new HttpError('rateLimited', title, 429, seconds)
      }
    }
  }

/** At most 2 ** 15 = 32 768 windows of a kind exist, so that none is ever dropped to make room for another. */
const keyBits = 15

/**
 * A short hash with a secret: a store holds no e-mail address, and no caller can choose texts with one key. Two texts
 * share a window by chance, once in 32 768 pairs (docs/decisions/0025-rate-limits.md).
 */
export function keyOf({ secret, portal }: LimiterKey, counted: string): string {
  const hash = createHmac('sha256', secret).update(`rate limit ${portal} ${counted}`).digest()
  return (hash.readUInt32BE() >>> (32 - keyBits)).toString(36)
}
