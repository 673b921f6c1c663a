import { accountIdOf, type UserData } from '@delikaterie/shared-contracts/calls'
import { replaceAccess, setUserData } from '@delikaterie/shared-contracts/session/write'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import type { UpgradeResponse } from './shop-calls.ts'

export type ShopLandingDependencies = {
  upgrade: (loginName: string) => Promise<UpgradeResponse>
  onJoined: () => void
}

/** The name a profile logs in with. */
export const loginNameOf = ({ loginName, email }: UserData): string => loginName || email

/**
 * A web-shop-only user joins the programme. The result is `passwordNeeded` if the response does not
 * contain the new account's id, because then only a login returns it.
 */
export function createShopLanding({ upgrade, onJoined }: ShopLandingDependencies) {
  const { $state, submit } = createSubmission(async (user: UserData): Promise<'joined' | 'passwordNeeded'> => {
    const { meta, content } = await upgrade(loginNameOf(user))
    if (meta.accessToken === undefined) setUserData(content)
    else replaceAccess(meta.accessToken, content)
    if (accountIdOf(content) === null) return 'passwordNeeded'
    onJoined()
    return 'joined'
  })
  return { $state, join: submit }
}
export type ShopLandingModel = ReturnType<typeof createShopLanding>
