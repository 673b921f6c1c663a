import type { Pool } from 'pg'
import {
  RateLimiterCluster,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'

/** `limit` attempts in `minutes`. */
export type WindowSize = { limit: number; minutes: number }

/** Counts attempts in windows by their keys. */
export type Counter = {
  /** Counts an attempt unless the window is full; `end` of the window in ms since 1970. */
  take: (key: string) => Promise<{ isAllowed: boolean; end: number }>
  /** Takes back an attempt that was counted; never rejects. */
  refund: (key: string) => Promise<void>
}

/** Makes the counter of one kind of window; `name` tells the kinds in one store apart. */
export type CreateCounter = (name: string, size: WindowSize) => Counter

const optionsOf = (name: string, { limit, minutes }: WindowSize) => ({
  keyPrefix: name,
  points: limit,
  duration: minutes * 60,
})

function counterOf(limiter: RateLimiterAbstract): Counter {
  // Without the store an attempt counts until its window ends.
  const refund = async (key: string): Promise<void> => void (await limiter.reward(key).catch(() => {}))
  return {
    refund,
    async take(key) {
      try {
        const { msBeforeNext } = await limiter.consume(key)
        return { isAllowed: true, end: Date.now() + msBeforeNext }
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused
        // It has counted the attempt nevertheless.
        await refund(key)
        return { isAllowed: false, end: Date.now() + refused.msBeforeNext }
      }
    },
  }
}

/**
 * Counts in this process only, so the limit of several processes is the sum of theirs. The library has a timer for each
 * window, which takes four times the memory.
 */
export const memoryCounter: CreateCounter = (_, { limit, minutes }) => {
  // In the order of their ends, because all last equally long.
  const windows = new Map<string, { count: number; end: number }>()

  function deleteEnded(now: number): void {
    for (const [key, { end }] of windows) {
      if (end > now) return
      windows.delete(key)
    }
  }

  function windowOf(key: string): { count: number; end: number } {
    const now = Date.now()
    deleteEnded(now)
    const open = windows.get(key)
    if (open !== undefined) return open
    const opened = { count: 0, end: now + minutes * 60_000 }
    windows.set(key, opened)
    return opened
  }

  return {
    async take(key) {
      const window = windowOf(key)
      const isAllowed = window.count < limit
      if (isAllowed) window.count += 1
      return { isAllowed, end: window.end }
    },
    async refund(key) {
      const window = windows.get(key)
      if (window === undefined) return
      window.count -= 1
      if (window.count === 0) windows.delete(key)
    },
  }
}

/** Counts in the primary process, so that all workers of a machine share a limit. */
export const workersCounter: CreateCounter = (name, size) =>
  counterOf(new RateLimiterCluster({ ...optionsOf(name, size), timeoutMs: 2_000 }))

/** ms for which a full window is not looked up again, so that refusing a flood costs the database nothing. */
const rejectionTime = 1_000

/**
 * Counts in PostgreSQL, together with all edges of the database; in this process only while the database
 * `isAvailable` is false or does not answer.
 */
export const databaseCounter =
  (database: Pool, isAvailable: () => boolean): CreateCounter =>
  (name, size) => {
    const insuranceLimiter = new RateLimiterMemory(optionsOf(name, size))
    const local = counterOf(insuranceLimiter)
    const shared = counterOf(
      new RateLimiterPostgres({
        ...optionsOf(name, size),
        insuranceLimiter,
        storeClient: database,
        storeType: 'pool',
        tableName: 'edge_rate_limits',
        // By migrations/0003-rate-limits.sql and the cleaning of the store.
        tableCreated: true,
        clearExpiredByTimeout: false,
      }),
    )
    const counter = (): Counter => (isAvailable() ? shared : local)
    const full = new Map<string, { end: number; until: number }>()
    return {
      async take(key) {
        const known = full.get(key)
        if (known !== undefined && Date.now() < known.until) return { isAllowed: false, end: known.end }
        const taken = await counter().take(key)
        if (taken.isAllowed) full.delete(key)
        else full.set(key, { end: taken.end, until: Math.min(taken.end, Date.now() + rejectionTime) })
        return taken
      },
      refund(key) {
        full.delete(key)
        return counter().refund(key)
      },
    }
  }
