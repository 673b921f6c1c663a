import { HttpError } from '../http/http-error.ts'

export type RateLimiter = {
  /**
   * Counts one attempt; `now` in ms.
   * @throws HttpError rateLimited, with the seconds until the window ends
   */
  consume: (key: string, now: number) => void
  /** Takes one attempt back. */
  refund: (key: string) => void
}

/** Keys that are counted at once; the oldest windows are dropped first, which bounds the memory. */
const maxKeys = 10_000

/**
 * A fixed-window limiter: `limit` attempts per key in `ms`. It counts in this process only, so
 * several edges allow as many times more.
 */
export function createRateLimiter(limit: number, ms: number): RateLimiter {
  const windows = new Map<string, { until: number; left: number }>()

  function windowOf(key: string, now: number) {
    const current = windows.get(key)
    if (current !== undefined && current.until > now) return current
    const fresh = { until: now + ms, left: limit }
    // All windows are equally long, so the first of the map always ends first.
    windows.delete(key)
    windows.set(key, fresh)
    const [oldest] = windows.keys()
    if (windows.size > maxKeys && oldest !== undefined) windows.delete(oldest)
    return fresh
  }

  return {
    consume(key, now) {
      const current = windowOf(key, now)
      if (current.left === 0) throw HttpError.rateLimited((current.until - now) / 1000)
      current.left -= 1
    },
    refund(key) {
      const current = windows.get(key)
      if (current !== undefined) current.left = Math.min(limit, current.left + 1)
    },
  }
}
