import { send, toApiError, type Api } from '@portal/page-library/api'
import { points, refreshAccess } from '@portal/shared-contracts/calls'
import { $state, $userData, type SessionState } from '@portal/page-library/session'
import { isSameMember } from '@portal/page-library/session/merge-user-data'
import { renewAccessToken, setPoints } from '@portal/page-library/session/write'

export type SessionManagerOptions = {
  api: Api
  /** Seconds. */
  tokenRefreshAge: number
  /** Seconds. */
  pointsRefreshAge: number
  /** Runs the work while no other tab runs it. */
  lockAcrossTabs: (work: () => Promise<void>) => Promise<void>
  /** Restores what another tab stored. */
  reload: () => Promise<void>
  /** Resolves when this tab's changes are stored. */
  whenStored: () => Promise<void>
  /** The time of the last refresh of any tab, in ms since 1970. */
  lastRefresh: { read: () => Promise<number>; write: (time: number) => Promise<void> }
  /** @param hasEnded all sessions of the account were ended in another browser */
  onRefreshFailed: (hasEnded: boolean) => void
}

/** ms within which the state stored by another tab reaches this one. */
const arrivesWithin = 2_000

type RefreshOutcome = { kind: 'renewed'; token: string } | { kind: 'failed'; hasEnded: boolean } | { kind: 'unknown' }

const isSameLogin = (before: SessionState, after: SessionState): boolean =>
  after.isLoggedIn && after.token === before.token

async function requestToken(api: Api, refreshToken: string): Promise<RefreshOutcome> {
  try {
    const { meta } = await send(api, refreshAccess, { body: { refreshToken } })
    return { kind: 'renewed', token: meta.accessToken }
  } catch (thrown) {
    const { status, code } = toApiError(thrown)
    // Without a complete response the outcome is unknown: the next check tries again.
    if (status === 0 || code === 'network') return { kind: 'unknown' }
    return { kind: 'failed', hasEnded: code === 'sessionEnded' }
  }
}

/** Refreshes the access token and the points when they are due. The rules are in docs/product/session.md. */
export function createSessionManager(options: SessionManagerOptions) {
  const { api, lockAcrossTabs, reload, whenStored, lastRefresh, onRefreshFailed } = options
  let tokenRefresh: Promise<void> | null = null
  const balance = createPointsRefresh(api, options.pointsRefreshAge)

  const isTokenDue = () => ageOf($state.get().loginTime) > options.tokenRefreshAge

  /** Whether another tab refreshed the token a moment ago and its state has not reached this tab yet. */
  async function isRefreshArriving({ loginTime }: SessionState): Promise<boolean> {
    const refreshed = await lastRefresh.read()
    const age = Date.now() - refreshed
    return (loginTime ?? 0) < refreshed && age >= 0 && age < arrivesWithin
  }

  async function refreshTokenIf(isDue: () => boolean): Promise<void> {
    await reload()
    const before = $state.get()
    // Another tab may have refreshed the token or logged out.
    if (!before.isLoggedIn || !isDue()) return
    if (await isRefreshArriving(before)) return
    const outcome = await requestToken(api, before.refreshToken ?? '')
    await reload()
    // Ignores the outcome if the member logged out, joined the programme or was replaced meanwhile.
    if (outcome.kind === 'unknown' || !isSameLogin(before, $state.get())) return
    if (outcome.kind === 'failed') return onRefreshFailed(outcome.hasEnded)
    const time = Date.now()
    renewAccessToken(outcome.token, time)
    // Holds the lock until the token is stored, so that the next tab sees that it is no longer due.
    await whenStored()
    await lastRefresh.write(time)
  }

  const refreshToken = (isDue: () => boolean): Promise<void> =>
    (tokenRefresh ??= lockAcrossTabs(() => refreshTokenIf(isDue)).finally(() => (tokenRefresh = null)))

  return {
    /** Refreshes what is due; called periodically and when the tab becomes visible. */
    async check(): Promise<void> {
      if (!$state.get().isLoggedIn || !navigator.onLine) return
      if (isTokenDue()) await refreshToken(isTokenDue)
      if ($state.get().isLoggedIn && balance.isDue()) await balance.load()
    },
    /** Refreshes a token that the shop rejected before it was due. */
    async refreshRejectedToken(): Promise<void> {
      const rejected = $state.get().token
      if ($state.get().isLoggedIn) await refreshToken(() => $state.get().token === rejected)
    },
    refreshPoints: balance.refresh,
  }
}
export type SessionManager = ReturnType<typeof createSessionManager>

/**
 * Loads the balance when it is due and when it was changed (rule session-24).
 * @param pointsRefreshAge seconds
 */
function createPointsRefresh(api: Api, pointsRefreshAge: number) {
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
const ageOf = (time: number | null): number =>
  time === null || time > Date.now() ? Number.POSITIVE_INFINITY : (Date.now() - time) / 1000
