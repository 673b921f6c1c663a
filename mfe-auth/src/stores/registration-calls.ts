import { send, type Api } from '@delikaterie/shared-contracts/api'
import { register, userCheck } from '@delikaterie/shared-contracts/calls'
import * as paths from '@delikaterie/shared-contracts/paths'
import type { RegistrationForm } from '../domain/registration-form.ts'
import { resendCall } from './login-calls.ts'

export type RegistrationCalls = {
  /** Rejects with the reason why this address cannot be registered. */
  check: (email: string) => Promise<void>
  /** Sends the confirmation e-mail again. */
  resend: (email: string) => Promise<void>
  /** Creates the account; with `skipNameCheck` the server accepts names it would correct. */
  register: (form: RegistrationForm, skipNameCheck: boolean) => Promise<void>
}

/** The calls of the registration; `origin` is the portal's, for the link in the e-mail. */
export const registrationCalls = (api: Api, origin: string): RegistrationCalls => ({
  check: async (email) => {
    await send(api, userCheck, { body: { loginName: email } })
  },
  resend: resendCall(api),
  register: async (form, skipNameCheck) => {
    await send(api, register, { body: registrationBody(form, origin + paths.activation, skipNameCheck) })
  },
})

const registrationBody = (form: RegistrationForm, optInUrl: string, skipNameCheck: boolean) => ({
  loginName: form.email.trim(),
  localeId: 'de_DE' as const,
  address: {
    salutation: form.salutation,
    firstName: form.firstName.trim(),
    lastName: form.lastName.trim(),
  },
  password: form.password,
  subscribeNewsletter: form.newsletter,
  optInUrl,
  sendDOI: true,
  disableDoubleOptIn: false,
  disableAddressCheck: skipNameCheck,
})
