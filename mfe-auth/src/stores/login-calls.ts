import { send, type Api } from '@delikaterie/shared-contracts/api'
import { login, userCheck, type LoginResponse } from '@delikaterie/shared-contracts/calls'

export type LoginFields = { loginName: string; password: string }

export type LoginCalls = {
  login: (fields: LoginFields) => Promise<LoginResponse>
  /** Sends the registration e-mail again. */
  resend: (loginName: string) => Promise<void>
}

export const loginCalls = (api: Api): LoginCalls => ({
  login: (fields) => send(api, login, { body: { ...fields, rememberMe: true } }),
  resend: resendCall(api),
})

/** Sends the confirmation e-mail again to an account that is not confirmed. */
export function resendCall(api: Api) {
  return async (email: string): Promise<void> => {
    await send(api, userCheck, { body: { loginName: email, sendDOI: true } })
  }
}
