import { Refusal } from '../answers/refusal.ts'

export type RateLimit = (who: string, now: number) => void

/** Accounts that are counted at once; the oldest windows go first. */
const most = 10_000

/**
 * At most `times` per window of `ms` for everybody. Per process: several edges allow as many
 * times more until they share their counts (`REDIS_URL`, a later step).
 * @throws Refusal rateLimited
 */
export function createRateLimit(times: number, ms: number): RateLimit {
  const windows = new Map<string, { until: number; left: number }>()
  return (who, now) => {
    const known = windows.get(who)
    const current = known === undefined || known.until <= now ? { until: now + ms, left: times } : known
    if (current !== known) {
      windows.delete(who)
      windows.set(who, current)
      const [oldest] = windows.keys()
      if (windows.size > most && oldest !== undefined) windows.delete(oldest)
    }
    if (current.left === 0) throw new Refusal('rateLimited', 'too many in one window')
    current.left -= 1
  }
}
