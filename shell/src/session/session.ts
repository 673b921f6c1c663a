import { portalApi, send } from '@portal/page-library/api'
import { bus, type LogoutReason } from '@portal/page-library/session/bus'
import { accountIdOf, configuration, loginByToken, userOf } from '@portal/shared-contracts/calls'
import { revokeDigitalCard } from '@portal/page-library/storage/digital-card'
import { clearDrafts } from '@portal/page-library/storage/drafts'
import * as paths from '@portal/shared-contracts/paths'
import type { PageData } from '@portal/shared-contracts/remotes'
import { $state, $status, sessionTokens } from '@portal/page-library/session'
import { lastRefresh } from '@portal/page-library/session/last-refresh'
import { checkInterval } from '@portal/shared-contracts/session/timeouts'
import { endSession, sendsSessionCookie } from '@portal/page-library/session/edge-session'
import {
  setLoyaltyAvailability,
  setLoyaltyToken,
  setUserData,
  signIn,
  signOut,
} from '@portal/page-library/session/write'
import { openEncryptedStorage } from '@portal/page-library/storage/encrypted-storage'
import { nextTask } from '@portal/page-library/stores'
import { watchConnection } from './connection.ts'
import { localTime } from './local-time.ts'
import { removeForeignCard } from './foreign-card.ts'
import { createIdleWatch, watchActivity, type IdleWatch } from './idle-watch.ts'
import { hasLostCookies, keepMemberCookie } from './member-cookie.ts'
import { $loginReason, $pageState, changePageState, type LoginReason } from './page-state.ts'
import { reasonOfOtherTab, shareReason } from './shared-reason.ts'
import { renewLoyaltyToken, startLoyaltyChecks } from './loyalty-token.ts'
import { createPersistence } from './persistence.ts'
import { createSessionManager, type SessionManager } from './session-manager.ts'

type RestoredSession = { sessionManager: SessionManager; whenStored: () => Promise<void> }

/**
 * The session of the page: storage, refreshes, idle logout and bus events. Bus events queue
 * from now on, because a remote may call before the session is restored. `start` restores the
 * session and must run after hydration, because it changes what the page shows.
 */
export function createSession(data: PageData): { start: () => Promise<void> } {
  let resolve: (session: RestoredSession) => void
  const restored = new Promise<RestoredSession>((settle) => (resolve = settle))
  handleBusEvents(restored)
  changePageState({ isExchanging: data.sessionToken !== undefined })
  return {
    async start() {
      resolve(await restoreSession(data))
      // Handles queued events first, because one of them may end the session.
      await restored
      await exchangeSessionToken(data.sessionToken)
      await loadShopNotice()
    },
  }
}

/** Handles the session's bus events. State changes wait for the restored state, which would overwrite them. */
function handleBusEvents(restored: Promise<RestoredSession>): void {
  const afterRestore = (work: (session: RestoredSession) => Promise<void> | void) => void restored.then(work)
  bus.on('logout', ({ reason }) => afterRestore(({ whenStored }) => logOut(reason, whenStored)))
  bus.on('points:refresh', () => afterRestore(({ sessionManager }) => sessionManager.refreshPoints()))
  bus.on('session:rejected', () => afterRestore(({ sessionManager }) => sessionManager.refreshRejectedToken()))
  bus.on('profile:changed', ({ userData }) => afterRestore(() => setUserData(userData)))
  bus.on('loyalty:token', ({ token }) => afterRestore(() => setLoyaltyToken(token)))
  bus.on('loyalty:unavailable', () => setLoyaltyAvailability('unavailable'))
  bus.on('loyalty:available', () => setLoyaltyAvailability('available'))
  bus.on('loyalty:rejected', () => afterRestore(({ whenStored }) => renewLoyaltyToken(whenStored)))
}

/** @param whenStored resolves when the session without the member is stored */
async function logOut(reason: LogoutReason | 'sessionEnded', whenStored: () => Promise<void>): Promise<void> {
  const { accessToken } = sessionTokens()
  const isWithoutCookies = reason === 'refreshFailed' && $pageState.get().persistent && hasLostCookies()
  const loginReason = isWithoutCookies ? 'cookies' : reason
  changePageState({ loginReason })
  shareReason(loginReason)
  signOut()
  endSession(accessToken)
  // Explicit logout deletes drafts; every other logout keeps them for the next login.
  if (reason === 'member') {
    revokeDigitalCard()
    // At once, because the page may be closed before the session is stored. What cannot be deleted stays encrypted, and
    // only its member reads it.
    const cleared = clearDrafts()
    // Until then a digital card in another tab reads the session of before, and may store itself and its drafts again.
    await Promise.allSettled([cleared, whenStored()])
    revokeDigitalCard()
    await clearDrafts().catch(() => {})
    bus.emit('navigate', { to: '/' })
  }
}

async function restoreSession(data: PageData): Promise<RestoredSession> {
  const storage = await openEncryptedStorage()
  const idleWatch = createIdleWatch(data.idleTimeout, localTime('activity'), () =>
    bus.emit('logout', { reason: 'idle' }),
  )
  const persistence = createPersistence({
    storage,
    onOtherMember: () => location.reload(),
    onSaved: () => sayPersistent(storage),
    // Without it a login after a long pause on the start page would end at the next check.
    onLogin: (user) => {
      idleWatch.active()
      void removeForeignCard(user).catch(() => {})
    },
  })
  await persistence.start()
  // What the session changes is painted after this task, in which an idle member must therefore be logged out.
  const isIdleMember = $state.get().isLoggedIn && idleWatch.isOver()
  if (!isIdleMember) await nextTask()
  sayPersistent(storage)

  const sessionManager = createSessionManager({
    api: portalApi,
    tokenRefreshAge: data.tokenRefreshAge,
    pointsRefreshAge: data.pointsRefreshAge,
    lockAcrossTabs: async (work) => void (await navigator.locks.request('session-refresh', work)),
    reload: persistence.reload,
    whenStored: persistence.whenStored,
    lastRefresh,
    onRefreshFailed: (hasEnded) => void logOut(hasEnded ? 'sessionEnded' : 'refreshFailed', persistence.whenStored),
  })
  keepMemberCookie()
  $status.subscribe((status, before) => {
    // A login has made up for it, so that a later logout does not bring its notice back.
    if (status === 'member') return changePageState({ loginReason: null })
    idleWatch.clearWarning()
    if (before !== 'member') return
    if (idleWatch.isOver()) changePageState({ loginReason: 'idle' })
    else if ($loginReason.get() === null) changePageState({ loginReason: reasonOfOtherTab() })
  })
  watchActivity(idleWatch)
  startPeriodicChecks(sessionManager, idleWatch)
  startLoyaltyChecks()
  watchConnection(loadShopNotice)
  return { sessionManager, whenStored: persistence.whenStored }
}

function sayPersistent({ persistent }: { persistent: boolean }): void {
  if ($pageState.get().persistent !== persistent) changePageState({ persistent })
}

/** Checks timeout, token and points periodically and when the tab becomes visible. */
function startPeriodicChecks(sessionManager: SessionManager, idleWatch: IdleWatch): void {
  const checkSession = () => {
    if ($state.get().isLoggedIn) idleWatch.check()
    void sessionManager.check()
  }
  setInterval(checkSession, checkInterval * 1000)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && checkSession())
}

/** Logs in with the session token of a page POST, unless a member is logged in already. */
async function exchangeSessionToken(sessionToken: string | undefined): Promise<void> {
  if (sessionToken === undefined) return
  const failure = $state.get().isLoggedIn ? null : await logInByToken(sessionToken)
  // Another tab may have logged in meanwhile.
  if (failure !== null && !$state.get().isLoggedIn) changePageState({ loginReason: failure })
  changePageState({ isExchanging: false })
}

/** Why the login failed, or null. The shop does not accept a token that was used already, for example. */
async function logInByToken(sessionToken: string): Promise<LoginReason | null> {
  try {
    const login = await send(portalApi, loginByToken, { body: { sessionToken } })
    if (!(await sendsSessionCookie(login.meta.accessToken))) return 'cookies'
    signIn(login, Date.now())
    if (accountIdOf(userOf(login)) === null) bus.emit('navigate', { to: paths.shopLanding })
    return null
  } catch {
    return 'sessionToken'
  }
}

/** Loads the notice the shop shows to every visitor. */
async function loadShopNotice(): Promise<void> {
  try {
    const { content } = await send(portalApi, configuration, { query: { item: 'portal.notice' } })
    changePageState({ notice: content.value })
  } catch {
    // The notice is optional: the page works without it.
  }
}
