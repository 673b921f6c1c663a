import { fieldError, send, type Api } from '@delikaterie/shared-contracts/api'
import { requestPassword } from '@delikaterie/shared-contracts/calls'
import * as paths from '@delikaterie/shared-contracts/paths'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import { atom } from 'nanostores'

/**
 * The form for a forgotten password, which requests a reset e-mail; `origin` is the portal's, for the link in it.
 * @param $email the address of the form, which may begin with one that was typed in the login
 */
export function createPasswordRequest(api: Api, origin: string, $email = atom('')) {
  const { $state, submit, reset } = createSubmission(
    async (email: string) => {
      await send(api, requestPassword, { body: { email, resetPageUrl: origin + paths.resetPassword } })
      return email
    },
    { validate: (email) => (email === '' ? [fieldError('loginNameUndefined', 'email')] : []) },
  )
  return { $email, $state, submit: () => submit($email.get().trim()), reset }
}
export type PasswordRequestModel = ReturnType<typeof createPasswordRequest>
