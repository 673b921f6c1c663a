import * as paths from '@delikaterie/shared-contracts/paths'
import { freshLoyaltyToken, portalApi, send } from '@delikaterie/shared-contracts/api'
import { bus, type LogoutReason } from '@delikaterie/shared-contracts/bus'
import { accountIdOf, configuration, loginByToken } from '@delikaterie/shared-contracts/calls'
import { clearDrafts } from '@delikaterie/shared-contracts/drafts'
import { memberCookie, type PageData } from '@delikaterie/shared-contracts/remotes'
import { $loyalty, $state, $status } from '@delikaterie/shared-contracts/session'
import {
  setLoyaltyAvailability,
  setLoyaltyToken,
  setUserData,
  signIn,
  signOut,
} from '@delikaterie/shared-contracts/session/write'
import { openEncryptedStorage } from '@delikaterie/shared-contracts/storage'
import { createIdleWatch, type IdleWatch } from './idle-watch.ts'
import { createSessionManager, type SessionManager } from './session-manager.ts'
import { renewLoyaltyToken, type LoyaltyRenewalOptions } from './loyalty-renewal.ts'
import { createPersistence } from './persistence.ts'
import { $page } from './page-state.ts'

const checkInterval = 3_000
const activityDebounce = 500
const loyaltyProbeInterval = 30_000
const activityKey = 'activity'
const reloadKey = 'loyalty-reload'

type Started = { sessionManager: SessionManager; stored: () => Promise<void> }

/**
 * Everything that keeps the session: storage, checks, idle watch and the bus's requests. The
 * bus is answered from now on, because a remote may call before the session is restored;
 * `start` ends `restoring` and is called once the page is hydrated.
 */
export function createSession(data: PageData): { start: () => Promise<void> } {
  const { promise: started, resolve } = Promise.withResolvers<Started>()
  answerBus(started)
  return {
    async start() {
      resolve(await restore(data))
      // What was asked for meanwhile comes first: a session found idle has ended then.
      await started
      await exchangeToken(data.sessionToken)
      await askForNotice()
    },
  }
}

async function restore(data: PageData): Promise<Started> {
  const storage = await openEncryptedStorage()
  const persistence = createPersistence({ storage, onOtherMember: () => location.reload() })
  await persistence.start()
  $page.set({ ...$page.get(), persistent: storage.persistent })

  const sessionManager = createSessionManager({
    api: portalApi,
    now: Date.now,
    isOnline: () => navigator.onLine,
    tokenRefreshAge: data.tokenRefreshAge,
    pointsRefreshAge: data.pointsRefreshAge,
    alone: async (work) => void (await navigator.locks.request('session-refresh', work)),
    reload: persistence.reload,
    stored: persistence.stored,
    onRefreshFailed: () => bus.emit('logout', { reason: 'refreshFailed' }),
  })
  const idle = createIdleWatch({
    timeout: data.idleTimeout,
    now: Date.now,
    readShared: () => Number(remember(activityKey) ?? 0),
    writeShared: (time) => remember(activityKey, String(time)),
    onIdle: () => bus.emit('logout', { reason: 'idle' }),
  })
  $status.subscribe((status) => {
    markMember(status === 'member')
    if (status !== 'member') idle.rest()
  })
  watchActivity(idle)
  watchTime(sessionManager, idle)
  return { sessionManager, stored: persistence.stored }
}

/** Lets the edge send the member's frame instead of the landing page next time. */
const markMember = (isMember: boolean): void => {
  document.cookie = `${memberCookie}=1; Path=/; SameSite=Lax; Max-Age=${isMember ? 30 * 24 * 3600 : 0}`
}

/** Local storage that may be forbidden: then nothing is remembered. */
function remember(key: string, value?: string): string | null {
  try {
    if (value !== undefined) localStorage.setItem(key, value)
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function answerBus(started: Promise<Started>): void {
  const whenStarted = (work: (session: Started) => Promise<void>) => () => void started.then(work)
  // Before the stored session is there, a logout would be undone by it.
  bus.on('logout', ({ reason }) => void started.then(() => logOut(reason)))
  bus.on(
    'points:refresh',
    whenStarted(({ sessionManager }) => sessionManager.refreshPoints()),
  )
  bus.on(
    'session:rejected',
    whenStarted(({ sessionManager }) => sessionManager.renewRejected()),
  )
  bus.on('profile:changed', ({ userData }) => void started.then(() => setUserData(userData)))
  // A token that came while restoring would be overwritten by what was stored.
  bus.on('loyalty:token', ({ token }) => void started.then(() => setLoyaltyToken(token)))
  bus.on('loyalty:unavailable', () => setLoyaltyAvailability('unavailable'))
  bus.on(
    'loyalty:rejected',
    whenStarted(({ stored }) => renewLoyaltyToken(portalRenewal(stored))),
  )
}

async function logOut(reason: LogoutReason): Promise<void> {
  signOut()
  // The cookie is all that is left at the edge; should the call fail, it opens nothing by itself.
  void fetch('/api/session/end', { method: 'POST', keepalive: true }).catch(() => {})
  // Only a member who says goodbye leaves nothing behind; idle drafts wait for their owner.
  if (reason === 'member') {
    await clearDrafts()
    bus.emit('navigate', { to: '/' })
  }
}

const portalRenewal = (stored: () => Promise<void>): LoyaltyRenewalOptions => ({
  now: Date.now,
  readLast: () => Number(remember(reloadKey) ?? 0),
  writeLast: (time) => $page.get().persistent && remember(reloadKey, String(time)) !== null,
  renew: async () => {
    await freshLoyaltyToken(portalApi)
    await stored()
  },
  reload: () => location.reload(),
  onUnavailable: () => setLoyaltyAvailability('unavailable'),
})

function watchActivity(idle: IdleWatch): void {
  let waiting = false
  const noticed = () => {
    // While the member is asked, only the answer counts as staying.
    if (waiting || idle.$warning.get() !== null) return
    waiting = true
    setTimeout(() => {
      waiting = false
      // Who comes back after the time is up does not come back to a session.
      if ($state.get().isLoggedIn) idle.check()
      idle.active()
    }, activityDebounce)
  }
  for (const name of ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart']) {
    window.addEventListener(name, noticed, { passive: true, capture: true })
  }
  if ($state.get().isLoggedIn) idle.check()
  idle.active()
  idle.$warning.subscribe((secondsLeft) => $page.set({ ...$page.get(), secondsLeft }))
  $page.set({ ...$page.get(), stay: idle.active })
}

function watchTime(sessionManager: SessionManager, idle: IdleWatch): void {
  const check = () => {
    if ($state.get().isLoggedIn) idle.check()
    void sessionManager.check()
  }
  setInterval(check, checkInterval)
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && check())
  setInterval(() => {
    if ($loyalty.get() === 'unavailable') {
      freshLoyaltyToken(portalApi).then(
        () => setLoyaltyAvailability('available'),
        () => {},
      )
    }
  }, loyaltyProbeInterval)
}

/** The token of a page POST is exchanged when nobody is logged in (spec §4). */
async function exchangeToken(sessionToken: string | undefined): Promise<void> {
  if (sessionToken === undefined || $state.get().isLoggedIn) return
  try {
    const answer = await send(portalApi, loginByToken, { body: { sessionToken } })
    signIn(answer, Date.now())
    if (answer.webshopOnly || accountIdOf(answer.content) === null) bus.emit('navigate', { to: paths.shopLanding })
  } catch {
    // An old token is no error to the visitor: the page is there, logged out.
  }
}

/** The shop's notice for everybody; a failure is ignored (design §10). */
async function askForNotice(): Promise<void> {
  try {
    const { content } = await send(portalApi, configuration, { query: { item: 'portal.notice' } })
    $page.set({ ...$page.get(), notice: content.value })
  } catch {
    // Not worth a word: the portal works without it.
  }
}
