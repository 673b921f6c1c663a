import { HttpError } from '../http/http-error.ts'

export type RateLimiter = ReturnType<typeof createRateLimiter>

/** Largest number of windows in memory; the oldest are dropped first. */
const maxKeys = 10_000

/**
 * A fixed-window limiter: `limit` attempts per key in `ms`. It counts in this process only, so
 * the limit of several edges is the sum of theirs.
 */
export function createRateLimiter(limit: number, ms: number) {
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
    /**
     * Counts one attempt; `now` in ms.
     * @throws HttpError rateLimited, with the seconds until the window ends
     */
    consume(key: string, now: number): void {
      const current = windowOf(key, now)
      if (current.left === 0) throw HttpError.rateLimited((current.until - now) / 1000)
      current.left -= 1
    },
    /** Gives one attempt back to the current window of the key. */
    refund(key: string): void {
      const current = windows.get(key)
      if (current !== undefined) current.left = Math.min(limit, current.left + 1)
    },
  }
}
