import * as paths from '@delikaterie/shared-contracts/paths'
import { send, type Api } from '@delikaterie/shared-contracts/api'
import { register, userCheck } from '@delikaterie/shared-contracts/calls'
import type { RegistrationForm } from '../domain/registration-form.ts'

export type RegistrationCalls = {
  /** Whether somebody can register with this address; refused with the reason if not. */
  check: (email: string) => Promise<void>
  /** Sends the confirmation e-mail again. */
  resend: (email: string) => Promise<void>
  /** Creates the account; `insist` sends names the server doubted as they are. */
  register: (form: RegistrationForm, insist: boolean) => Promise<void>
}

/** Page of the link in the registration e-mail. */

/** The calls of the registration over the given api; `origin` is the portal's, for the link in the e-mail. */
export const registrationCalls = (api: Api, origin: string): RegistrationCalls => ({
  check: async (email) => {
    await send(api, userCheck, { body: { loginName: email } })
  },
  resend: async (email) => {
    await send(api, userCheck, { body: { loginName: email, sendDOI: true } })
  },
  register: async (form, insist) => {
    await send(api, register, { body: registrationBody(form, origin, insist) })
  },
})

function registrationBody(form: RegistrationForm, origin: string, insist: boolean) {
  return {
    loginName: form.email.trim(),
    localeId: 'de_DE' as const,
    address: {
      salutation: form.salutation,
      firstName: form.firstName.trim(),
      lastName: form.lastName.trim(),
    },
    password: form.password,
    subscribeNewsletter: form.newsletter,
    optInUrl: origin + paths.activation,
    sendDOI: true,
    disableDoubleOptIn: false,
    disableAddressCheck: insist,
  }
}
