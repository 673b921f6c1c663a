import { send, toApiError, type Api } from '@portal/page-library/api'
import {
  accountDetails,
  cardOwnerOf,
  login,
  loyaltyLogin,
  userCheck,
  userOf,
  type CardOwner,
  type UserData,
} from '@portal/shared-contracts/calls'

/** Makes an api client of the kiosk with the tokens of its session. */
export type ConnectKiosk = (tokens: Api['tokens']) => Api

/** The session of one person at the kiosk: in memory only, and no part of the portal's (rule kiosk-6). */
export function createKioskSession(connect: ConnectKiosk) {
  let accessToken: string | null = null
  let loyaltyToken: string | null = null
  let isOver = false
  const connected = connect(() => ({ accessToken, loyaltyToken }))
  const stopIfOver = (): void => {
    if (isOver) throw new Error('The person has left.')
  }
  const api = { ...connected, http: connected.http.extend({ hooks: { beforeRequest: [stopIfOver] } }) }

  async function cardOwner(cardCode: string): Promise<CardOwner> {
    try {
      return cardOwnerOf(await withLoyaltyToken(() => send(api, accountDetails, { params: { cardCode } })))
    } catch (thrown) {
      const { status, code } = toApiError(thrown)
      if (status === 404 && code !== 'callUnknown') return { exists: false, free: false, accountId: null }
      throw thrown
    }
  }

  /** Runs a call with a loyalty token, and once more with a new one if the platform or the edge refuses the token. */
  async function withLoyaltyToken<T>(call: () => Promise<T>): Promise<T> {
    const isNew = loyaltyToken === null
    loyaltyToken ??= await send(api, loyaltyLogin, {})
    try {
      return await call()
    } catch (thrown) {
      if (isNew || toApiError(thrown).status !== 401) throw thrown
      loyaltyToken = await send(api, loyaltyLogin, {})
      return call()
    }
  }

  async function hasAccount(loginName: string): Promise<boolean> {
    try {
      await send(api, userCheck, { body: { loginName } })
      return false
    } catch (thrown) {
      if (toApiError(thrown).code === 'accountExists') return true
      throw thrown
    }
  }

  async function logIn(loginName: string, password: string): Promise<UserData> {
    const response = await send(api, login, { body: { loginName, password, rememberMe: true } })
    accessToken = response.meta.accessToken
    return userOf(response)
  }

  /** Ends the session here and at the edge; without an answer the edge ends it after ten minutes. */
  async function end(): Promise<void> {
    if (accessToken === null) return
    accessToken = null
    await connected.http.post('kiosk/session/end', { keepalive: true }).catch(() => {})
  }

  /** Ends the session for good: who has left gets no account and no card. */
  function stop(): Promise<void> {
    isOver = true
    return end()
  }

  return { api, cardOwner, hasAccount, logIn, end, stop }
}
export type KioskSession = ReturnType<typeof createKioskSession>
