import { portalApi, send } from '@delikaterie/shared-contracts/api'
import { bus } from '@delikaterie/shared-contracts/bus'
import { accountIdOf, configuration, loginByToken, userOf } from '@delikaterie/shared-contracts/calls'
import * as paths from '@delikaterie/shared-contracts/paths'
import { $state } from '@delikaterie/shared-contracts/session'
import { signIn } from '@delikaterie/shared-contracts/session/write'
import { $page } from './page-state.ts'

/** Logs in with the session token of a page POST, unless a member is logged in already. */
export async function exchangeSessionToken(sessionToken: string | undefined): Promise<void> {
  const exchanged = sessionToken === undefined || $state.get().isLoggedIn || (await logInByToken(sessionToken))
  $page.set({ ...$page.get(), sessionToken: exchanged ? 'none' : 'rejected' })
}

/** False if the shop does not accept the token, for example because it was used already. */
async function logInByToken(sessionToken: string): Promise<boolean> {
  try {
    const login = await send(portalApi, loginByToken, { body: { sessionToken } })
    signIn(login, Date.now())
    if (accountIdOf(userOf(login)) === null) bus.emit('navigate', { to: paths.shopLanding })
    return true
  } catch {
    return false
  }
}

/** Loads the notice the shop shows to every visitor. */
export async function loadShopNotice(): Promise<void> {
  try {
    const { content } = await send(portalApi, configuration, { query: { item: 'portal.notice' } })
    $page.set({ ...$page.get(), notice: content.value })
  } catch {
    // The notice is optional: the page works without it.
  }
}
