import { fieldError, send, type Api } from '@delikaterie/shared-contracts/api'
import { resetPassword } from '@delikaterie/shared-contracts/calls'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { createSubmission, type SubmissionState } from '@delikaterie/shared-contracts/stores'
import { atom, computed } from 'nanostores'
import { linkParameters } from '../domain/link-parameters.ts'

export type NewPassword = { password: string; passwordConf: string }

export type PasswordResetState =
  | SubmissionState<void>
  /** The link is incomplete or no longer valid; the member needs a new one. */
  | { status: 'linkInvalid' }

const empty: NewPassword = { password: '', passwordConf: '' }

function inputErrors({ password, passwordConf }: NewPassword): FieldError[] {
  if (password === '') return [fieldError('stringEmpty', 'password')]
  return password === passwordConf ? [] : [fieldError('errorPasswordConf', 'passwordConf')]
}

/** The form for a new password; `search` is the query string of the link in the reset e-mail. */
export function createPasswordReset(api: Api, search: string) {
  const link = linkParameters(search, ['ObjectID', 'Token'])
  const $fields = atom(empty)
  const submission = createSubmission(
    async (fields: NewPassword, validLink: NonNullable<typeof link>) => {
      await send(api, resetPassword, { body: { ...fields, ...validLink, autoLogin: false } })
      $fields.set(empty)
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
