import { fieldError } from '@delikaterie/shared-contracts/api'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import { atom } from 'nanostores'

/** The form for a forgotten password, which requests a reset e-mail. */
export function createPasswordRequest(request: (email: string) => Promise<void>) {
  const $email = atom('')
  const { $state, submit } = createSubmission(
    async (email: string) => {
      await request(email)
      return email
    },
    { validate: (email) => (email === '' ? [fieldError('loginNameUndefined', 'email')] : []) },
  )
  return { $email, $state, submit: () => submit($email.get().trim()) }
}
export type PasswordRequestModel = ReturnType<typeof createPasswordRequest>
