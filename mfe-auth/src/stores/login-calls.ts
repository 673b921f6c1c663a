import { send, type Api } from '@delikaterie/shared-contracts/api'
import { login, type LoginResponse } from '@delikaterie/shared-contracts/calls'
import { resendCall } from './registration-calls.ts'

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
