import { ApiError, fieldError, fieldErrorsOf, send, toApiError, type Api } from '@portal/page-library/api'
import { changePassword, requestPassword, resetPassword } from '@portal/shared-contracts/calls'
import { emailError } from '@portal/shared-contracts/email/email-address'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { fieldErrors } from '@portal/shared-contracts/errors/field-errors'
import { passwordError } from '@portal/shared-contracts/password/password-rule'
import * as paths from '@portal/shared-contracts/paths'
import { createSubmission, type SubmissionState } from '@portal/page-library/stores'
import { atom, computed } from 'nanostores'
import { linkParameters } from '../domain/link-parameters.ts'

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
    { validate: (email) => fieldErrors(emailError(email), 'email') },
  )
  return { $email, $state, submit: () => submit($email.get().trim()), reset }
}
export type PasswordRequestStore = ReturnType<typeof createPasswordRequest>

/** The form with which a member changes the password. */
export const createPasswordChange = (api: Api, onChanged = () => {}) =>
  createPasswordForm(
    { oldPassword: '', newPassword: '', newPasswordConf: '' },
    { old: 'oldPassword', password: 'newPassword', confirmation: 'newPasswordConf' },
    async (body) => {
      await send(api, changePassword, { body })
      onChanged()
    },
  )

export type PasswordResetState =
  | SubmissionState<void>
  /** The link is incomplete or no longer valid; the member needs a new one. */
  | { status: 'linkInvalid' }

/** The form for a new password; `search` is the query string of the link in the reset e-mail. */
export function createPasswordReset(api: Api, search: string) {
  const link = linkParameters(search, ['ObjectID', 'Token'])
  const form = createPasswordForm(
    { password: '', passwordConf: '' },
    { password: 'password', confirmation: 'passwordConf' },
    async (fields) => {
      if (link === null) throw new ApiError('linkInvalid')
      await send(api, resetPassword, { body: { ...fields, ...link, autoLogin: false } })
    },
  )
  const $state = computed(form.$state, (state): PasswordResetState => {
    const isRejected = state.status === 'failed' && state.errors.some(({ code }) => code === 'linkInvalid')
    return link === null || isRejected ? { status: 'linkInvalid' } : state
  })
  return { ...form, $state }
}

/** Names of the old password, if the form asks for it, and of the new one and its confirmation, which must be equal. */
export type PasswordNames<Name> = { old?: Name; password: Name; confirmation: Name }

/**
 * A form of passwords; what was typed is kept after a failure and removed after a success. A new password that breaks
 * its rule is sent, because the server decides, but after another error of a field both are shown at once.
 */
function createPasswordForm<F extends Record<string, string>>(
  empty: F,
  names: PasswordNames<keyof F & string>,
  send: (fields: F) => Promise<unknown>,
) {
  const $fields = atom(empty)
  const submission = createSubmission(
    async (fields: F) => {
      try {
        await send(fields)
      } catch (thrown) {
        const { code, status } = toApiError(thrown)
        throw new ApiError(code, status, withBrokenRule(fieldErrorsOf(thrown), fields))
      }
      $fields.set(empty)
    },
    { validate: (fields) => withBrokenRule(inputErrors(fields, names), fields) },
  )

  function withBrokenRule(errors: readonly FieldError[], fields: F): FieldError[] {
    const isOfOthers = errors.some(({ input }) => input !== '') && errors.every(({ input }) => input !== names.password)
    const code = isOfOthers ? passwordError(fields[names.password] ?? '') : null
    return code === null ? [...errors] : [...errors, fieldError(code, names.password)]
  }

  function change(field: keyof F & string, value: string): void {
    $fields.set({ ...$fields.get(), [field]: value })
    submission.clearErrors(field)
  }

  /** Forgets what was typed, and its errors. */
  function reset(): void {
    $fields.set(empty)
    submission.reset()
  }

  return { names, $fields, $state: submission.$state, change, reset, submit: () => submission.submit($fields.get()) }
}

/** Errors that prevent sending. */
function inputErrors(
  fields: Readonly<Record<string, string>>,
  { password, confirmation }: PasswordNames<string>,
): FieldError[] {
  const empty = Object.keys(fields).filter((field) => fields[field] === '' && field !== confirmation)
  if (empty.length > 0) return empty.map((field) => fieldError('stringEmpty', field))
  return fields[password] === fields[confirmation] ? [] : [fieldError('errorPasswordConf', confirmation)]
}
