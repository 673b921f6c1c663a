import { HttpError } from '../http/http-error.ts'

export type RateLimit = {
  /**
   * Counts one attempt of `who`; `now` in ms.
   * @throws HttpError rateLimited, with the seconds until the window ends
   */
  take: (who: string, now: number) => void
  /** Takes an attempt back that turned out to be none. */
  giveBack: (who: string) => void
}

/** Names that are counted at once; the oldest windows go first. */
const most = 10_000

/**
 * At most `times` per window of `ms` for everybody. Per process: several edges allow as many
 * times more until they share their counts (`REDIS_URL`, a later step).
 */
export function createRateLimit(times: number, ms: number): RateLimit {
  const windows = new Map<string, { until: number; left: number }>()

  function windowOf(who: string, now: number) {
    const known = windows.get(who)
    if (known !== undefined && known.until > now) return known
    const fresh = { until: now + ms, left: times }
    // All windows are equally long, so the first of the map always ends first.
    windows.delete(who)
    windows.set(who, fresh)
    const [oldest] = windows.keys()
    if (windows.size > most && oldest !== undefined) windows.delete(oldest)
    return fresh
  }

  return {
    take(who, now) {
      const current = windowOf(who, now)
      if (current.left === 0) throw HttpError.rateLimited((current.until - now) / 1000)
      current.left -= 1
    },
    giveBack(who) {
      const known = windows.get(who)
      if (known !== undefined) known.left = Math.min(times, known.left + 1)
    },
  }
}
