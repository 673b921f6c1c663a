import { send, type Api } from '@portal/page-library/api'
import { upgrade, type UserData } from '@portal/shared-contracts/calls'
import { joinProgramme } from '@portal/page-library/session/write'
import { createSubmission } from '@portal/page-library/stores'

/**
 * A web-shop-only user joins the programme. The result is `passwordNeeded` if the response does not
 * contain the new account's id, because then only a login returns it.
 */
export const createShopLanding = (api: Api, onJoined: () => void) =>
  createSubmission(async (user: UserData) => {
    const body = { loginName: user.loginName, subscribeNewsletter: false }
    const { meta, content } = await send(api, upgrade, { body })
    joinProgramme(content, meta.accessToken ?? undefined)
    if (content.loyaltyAccountId === null) return 'passwordNeeded'
    onJoined()
    return 'joined'
  })
