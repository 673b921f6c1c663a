import { atom } from 'nanostores'
import type * as v from '@delikaterie/shared-contracts/schema'
import { portalApi, send, type Api } from '@delikaterie/shared-contracts/api'
import { accountIdOf, upgrade, type UserData } from '@delikaterie/shared-contracts/calls'
import { replaceAccess, setUserData } from '@delikaterie/shared-contracts/session/write'
import type { Failure } from '../domain/failure.ts'
import { firstFailure } from './failure.ts'

export type UpgradeResponse = v.InferOutput<typeof upgrade.response>

export type ShopLandingState =
  | { status: 'ready' }
  | { status: 'sending' }
  | { status: 'failed'; failure: Failure }
  /** Joined, but the answer did not name the new account: only a login brings it (design §4). */
  | { status: 'passwordNeeded' }

export type ShopLandingDependencies = {
  upgrade: (loginName: string) => Promise<UpgradeResponse>
  onJoined: () => void
}

export const upgradeCall =
  (api: Api) =>
  (loginName: string): Promise<UpgradeResponse> =>
    send(api, upgrade, { body: { loginName, subscribeNewsletter: false } })

/** The login name a profile stands for. */
export const loginNameOf = ({ loginName, email }: UserData): string => loginName || email

/** The page model of /landing/shop: a web-shop-only user joins the programme (spec §2, Shop landing). */
export function createShopLanding(dependencies: ShopLandingDependencies) {
  const $state = atom<ShopLandingState>({ status: 'ready' })

  /** Joins once, however often it is called meanwhile. */
  async function join(user: UserData): Promise<void> {
    if ($state.get().status === 'sending') return
    $state.set({ status: 'sending' })
    const answer = await dependencies.upgrade(loginNameOf(user)).catch(fail)
    if (answer !== undefined) enter(answer)
  }

  function fail(thrown: unknown): undefined {
    $state.set({ status: 'failed', failure: firstFailure(thrown) })
  }

  function enter({ meta, content }: UpgradeResponse): void {
    const joined = accountIdOf(content) !== null
    $state.set({ status: joined ? 'ready' : 'passwordNeeded' })
    if (meta.accessToken === undefined) setUserData(content)
    else replaceAccess(meta.accessToken, content)
    if (joined) dependencies.onJoined()
  }

  return { $state, join }
}
export type ShopLandingModel = ReturnType<typeof createShopLanding>

export const createPortalShopLanding = (onJoined: () => void): ShopLandingModel =>
  createShopLanding({ upgrade: upgradeCall(portalApi), onJoined })
