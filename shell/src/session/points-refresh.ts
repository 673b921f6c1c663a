import { send, type Api } from '@portal/shared-contracts/api'
import { points } from '@portal/shared-contracts/calls'
import { $state, $userData } from '@portal/shared-contracts/session'
import { isSameMember, setPoints } from '@portal/shared-contracts/session/write'

/**
 * Loads the balance when it is due and when it was changed (docs/product/session.md rule 24).
 * @param pointsRefreshAge seconds
 */
export function createPointsRefresh(api: Api, pointsRefreshAge: number) {
  let running: Promise<void> | null = null
  /** Changes of the balance; a request that began before the last one may have the old balance. */
  let changes = 0
  let loadedChanges = 0
  let failures = 0
  let failedAt: number | null = null

  const isOld = (): boolean => loadedChanges < changes || ageOf($state.get().pointUpdateTime) > pointsRefreshAge
  /** Whether 2, 4, 8 … seconds have passed since the last of some failures. */
  const isRetryDue = (): boolean => failures === 0 || ageOf(failedAt) >= Math.min(2 ** failures, pointsRefreshAge)

  async function request(): Promise<void> {
    const before = $userData.get()
    const begun = changes
    try {
      const { content } = await send(api, points, {})
      failures = 0
      const user = $userData.get()
      const isSameUser = before !== null && user !== null && isSameMember(before, user)
      if (!isSameUser || begun !== changes) return
      loadedChanges = begun
      setPoints(content.summary.loyaltyPoints, Date.now())
    } catch {
      failures += 1
      failedAt = Date.now()
    }
  }

  /** Concurrent callers share one request. */
  const load = (): Promise<void> => (running ??= request().finally(() => (running = null)))

  return {
    load,
    isDue: (): boolean => isOld() && isRetryDue(),
    /** Loads the balance after a change. */
    async refresh(): Promise<void> {
      changes += 1
      await running
      await load()
    },
  }
}

/** Age of a time in seconds. Infinite for a time in the future, because then the clock was set back. */
export const ageOf = (time: number | null): number =>
  time === null || time > Date.now() ? Number.POSITIVE_INFINITY : (Date.now() - time) / 1000
