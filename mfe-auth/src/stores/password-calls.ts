import { send, type Api } from '@delikaterie/shared-contracts/api'
import { requestPassword, resetPassword } from '@delikaterie/shared-contracts/calls'
import * as paths from '@delikaterie/shared-contracts/paths'

/** The query parameters of the link in the reset e-mail. */
export type ResetLink = { ObjectID: string; Token: string }

export type NewPassword = { password: string; passwordConf: string }

/** Requests a reset e-mail; `origin` is the portal's, for the link in it. */
export function passwordRequestCall(api: Api, origin: string) {
  return async (email: string): Promise<void> => {
    await send(api, requestPassword, { body: { email, resetPageUrl: origin + paths.resetPassword } })
  }
}

export function passwordResetCall(api: Api) {
  return async (link: ResetLink, password: NewPassword): Promise<void> => {
    await send(api, resetPassword, { body: { ...password, ...link, autoLogin: false } })
  }
}
