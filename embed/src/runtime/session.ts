import { fetchLoyaltyToken, portalApi, send } from '@portal/page-library/api'
import { bus } from '@portal/page-library/session/bus'
import { loginByToken, points, refreshAccess, LoginResponse } from '@portal/shared-contracts/calls'
import { $state, $status } from '@portal/page-library/session'
import {
  renewAccessToken,
  restoreSession,
  setLoyaltyToken,
  setPoints,
  setUserData,
  signIn,
  signOut,
} from '@portal/page-library/session/write'
import type { EmbedSession } from '@portal/shared-contracts/embed/elements'
import * as v from '@portal/shared-contracts/schema'
import type { PopupSession } from '../panels/popup-login.ts'
import { memoryDrafts } from './drafts.ts'

/** Access tokens of embedding pages are valid for 10 minutes. */
const refreshAfter = 9 * 60_000

/** Starts the session of the embedding page: anonymous, and never stored in the browser. */
export function startSession() {
  let timer: ReturnType<typeof setTimeout> | undefined
  restoreSession(null)

  const status = (): EmbedSession => ($status.get() === 'member' ? 'member' : 'anonymous')

  function end(): void {
    clearTimeout(timer)
    void memoryDrafts.clearDrafts()
    signOut()
  }

  function begin(login: LoginResponse): void {
    end()
    signIn(login, Date.now())
    timer = setTimeout(() => void refresh(), refreshAfter)
  }

  /** A session without a refresh token, from the portal's login, ends with its access token. */
  async function refresh(): Promise<void> {
    clearTimeout(timer)
    const { refreshToken, token } = $state.get()
    if (refreshToken === null) return end()
    try {
      const { meta } = await send(portalApi, refreshAccess, { body: { refreshToken } })
      if ($state.get().token !== token) return
      renewAccessToken(meta.accessToken, Date.now())
      timer = setTimeout(() => void refresh(), refreshAfter)
    } catch {
      if ($state.get().token === token) end()
    }
  }

  bus.on('logout', end)
  bus.on('session:rejected', () => {
    if (status() === 'member') void refresh()
  })
  bus.on('points:refresh', () => void refreshPoints())
  bus.on('profile:changed', ({ userData }) => setUserData(userData))
  bus.on('loyalty:token', ({ token }) => setLoyaltyToken(token))
  // Without a new token the retry button of a list would send the rejected one again.
  bus.on('loyalty:rejected', () => void fetchLoyaltyToken(portalApi).catch(() => {}))

  return {
    status,
    /** False without a session, or without the user data of a member. */
    usePopup(popup: PopupSession | null): boolean {
      const meta = { success: true, accessToken: popup?.accessToken }
      const login = v.safeParse(LoginResponse, { meta, content: popup?.userData })
      if (login.success) begin(login.output)
      return login.success
    },
    async logInByToken(sessionToken: string): Promise<boolean> {
      try {
        begin(await send(portalApi, loginByToken, { body: { sessionToken } }))
        return true
      } catch {
        return false
      }
    },
  }
}

/** A balance that cannot be loaded stays as it was. */
async function refreshPoints(): Promise<void> {
  const { token } = $state.get()
  if (token === null) return
  try {
    const { content } = await send(portalApi, points, {})
    if ($state.get().token === token) setPoints(content.summary.loyaltyPoints, Date.now())
  } catch {
    // The next change of the points asks again.
  }
}
