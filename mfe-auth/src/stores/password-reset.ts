import { fieldError } from '@delikaterie/shared-contracts/api'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { createSubmission, type SubmissionState } from '@delikaterie/shared-contracts/stores'
import { atom, computed } from 'nanostores'
import { linkParameters } from '../domain/link-parameters.ts'
import type { NewPassword, ResetLink } from './password-calls.ts'

export type PasswordResetState =
  | SubmissionState<void>
  /** The link is incomplete or no longer valid; the member needs a new one. */
  | { status: 'linkInvalid' }

function inputErrors({ password, passwordConf }: NewPassword): FieldError[] {
  if (password === '') return [fieldError('stringEmpty', 'password')]
  return password === passwordConf ? [] : [fieldError('errorPasswordConf', 'passwordConf')]
}

/** The form for a new password; `search` is the query string of the link in the reset e-mail. */
export function createPasswordReset(reset: (link: ResetLink, password: NewPassword) => Promise<void>, search: string) {
  const link = linkParameters(search, ['ObjectID', 'Token'])
  const $fields = atom<NewPassword>({ password: '', passwordConf: '' })
  const submission = createSubmission(
    async (fields: NewPassword, validLink: ResetLink) => {
      await reset(validLink, fields)
      $fields.set({ password: '', passwordConf: '' })
    },
    { validate: inputErrors },
  )
  const $state = computed(submission.$state, (state): PasswordResetState => {
    const isRejected = state.status === 'failed' && state.errors.some(({ code }) => code === 'linkInvalid')
    return link === null || isRejected ? { status: 'linkInvalid' } : state
  })

  const change = (part: Partial<NewPassword>): void => $fields.set({ ...$fields.get(), ...part })

  async function submit(): Promise<void> {
    if (link !== null) await submission.submit($fields.get(), link)
  }

  return { $fields, $state, change, submit }
}
export type PasswordResetModel = ReturnType<typeof createPasswordReset>
