import { send, toApiError, type Api } from '@delikaterie/shared-contracts/api'
import { points, refreshAccess } from '@delikaterie/shared-contracts/calls'
import { brand } from '@delikaterie/shared-contracts/brand'
import { $state, $userData, type SessionState } from '@delikaterie/shared-contracts/session'
import { isSameMember, postponePoints, renewAccess, setPoints } from '@delikaterie/shared-contracts/session/write'

export type SessionManagerOptions = {
  api: Api
  now: () => number
  isOnline: () => boolean
  /** Seconds. */
  tokenRefreshAge: number
  pointsRefreshAge: number
  /** Runs alone among all tabs. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Takes over what another tab may have stored meanwhile. */
  reload: () => Promise<void>
  /** Resolves when other tabs can read what was changed here. */
  stored: () => Promise<void>
  onRefreshFailed: () => void
}

/** Age in seconds; a clock that was set back counts as too old, not as fresh for ever. */
const ageOf = (time: number | null, now: number): number =>
  time === null || time > now ? Number.POSITIVE_INFINITY : (now - time) / 1000

type Refreshed = { kind: 'renewed'; token: string } | { kind: 'failed' } | { kind: 'unknown' }

const isSameLogin = (before: SessionState, after: SessionState): boolean =>
  after.isLoggedIn && after.token === before.token

/** The periodic check of spec §4: refreshes the access token and the balance when they are due. */
export function createSessionManager(options: SessionManagerOptions) {
  const { api, now, isOnline, alone, reload, stored, onRefreshFailed } = options
  let refreshing: Promise<void> | null = null
  let askingPoints: Promise<void> | null = null

  const tokenIsDue = () => ageOf($state.get().loginTime, now()) > options.tokenRefreshAge
  const pointsAreDue = () => ageOf($state.get().pointUpdateTime, now()) > options.pointsRefreshAge

  async function refreshUnlessDone(stillDue: () => boolean): Promise<void> {
    await reload()
    const asked = $state.get()
    // Another tab was quicker, or logged out.
    if (!asked.isLoggedIn || !stillDue()) return
    const outcome = await askAccess(asked.refreshToken ?? '')
    await reload()
    // Meanwhile the member may have logged out, joined the programme or given way to another one.
    if (outcome.kind === 'unknown' || !isSameLogin(asked, $state.get())) return
    if (outcome.kind === 'failed') return onRefreshFailed()
    renewAccess(outcome.token, now())
    // Only then may the next tab look whether its refresh is still due.
    await stored()
  }

  async function askAccess(refreshToken: string): Promise<Refreshed> {
    try {
      const { meta } = await send(api, refreshAccess, { body: { refreshToken } })
      return { kind: 'renewed', token: meta.accessToken }
    } catch (thrown) {
      const { status, code } = toApiError(thrown)
      // Without a whole answer nothing is known: the next check tries again.
      return { kind: status === 0 || code === 'network' ? 'unknown' : 'failed' }
    }
  }

  const refresh = (stillDue: () => boolean): Promise<void> =>
    (refreshing ??= alone(() => refreshUnlessDone(stillDue)).finally(() => (refreshing = null)))

  async function askPoints(): Promise<void> {
    const asked = $userData.get()
    const isStillHere = () => {
      const user = $userData.get()
      return asked !== null && user !== null && isSameMember(asked, user)
    }
    try {
      const answer = await send(api, points, {})
      if (isStillHere()) setPoints(answer.content.summary[brand.loyalty.pointsField], now())
    } catch {
      if (isStillHere()) postponePoints(now())
    }
  }

  return {
    /** One check; called every 3 seconds and when a hidden tab is shown. */
    async check(): Promise<void> {
      if (!$state.get().isLoggedIn || !isOnline()) return
      if (tokenIsDue()) await refresh(tokenIsDue)
      if ($state.get().isLoggedIn && pointsAreDue()) await this.refreshPoints()
    },
    /** The shop refused the token before its time: one refresh decides. */
    async renewRejected(): Promise<void> {
      const rejected = $state.get().token
      if ($state.get().isLoggedIn) await refresh(() => $state.get().token === rejected)
    },
    /** Asks for the balance now (spec §4). */
    refreshPoints: (): Promise<void> => (askingPoints ??= askPoints().finally(() => (askingPoints = null))),
  }
}
export type SessionManager = ReturnType<typeof createSessionManager>
