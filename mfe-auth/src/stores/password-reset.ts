import { ApiError, send, type Api } from '@delikaterie/shared-contracts/api'
import { resetPassword } from '@delikaterie/shared-contracts/calls'
import type { SubmissionState } from '@delikaterie/shared-contracts/stores'
import { computed } from 'nanostores'
import { linkParameters } from '../domain/link-parameters.ts'
import { createPasswordForm } from './password-form.ts'

export type PasswordResetState =
  | SubmissionState<void>
  /** The link is incomplete or no longer valid; the member needs a new one. */
  | { status: 'linkInvalid' }

const empty = { password: '', passwordConf: '' }

/** The form for a new password; `search` is the query string of the link in the reset e-mail. */
export function createPasswordReset(api: Api, search: string) {
  const link = linkParameters(search, ['ObjectID', 'Token'])
  const form = createPasswordForm(empty, { password: 'password', confirmation: 'passwordConf' }, async (fields) => {
    if (link === null) throw new ApiError('linkInvalid')
    await send(api, resetPassword, { body: { ...fields, ...link, autoLogin: false } })
  })
  const $state = computed(form.$state, (state): PasswordResetState => {
    const isRejected = state.status === 'failed' && state.errors.some(({ code }) => code === 'linkInvalid')
    return link === null || isRejected ? { status: 'linkInvalid' } : state
  })
  return { ...form, $state }
}
