import { ApiError, fieldError, fieldErrorsOf, toApiError } from '@delikaterie/shared-contracts/api'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { passwordError } from '@delikaterie/shared-contracts/domain/password-rule'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import { atom } from 'nanostores'

/** Names of the new password and its confirmation, which must be equal. */
type NewPassword = { password: string; confirmation: string }

/** Errors that prevent sending. */
function inputErrors(fields: Readonly<Record<string, string>>, { password, confirmation }: NewPassword): FieldError[] {
  const empty = Object.keys(fields).filter((field) => fields[field] === '' && field !== confirmation)
  if (empty.length > 0) return empty.map((field) => fieldError('stringEmpty', field))
  return fields[password] === fields[confirmation] ? [] : [fieldError('errorPasswordConf', confirmation)]
}

/**
 * A form of passwords; what was typed is kept after a failure and removed after a success. A new password that breaks
 * its rule is sent, because the server decides, but after another error of a field both are shown at once.
 */
export function createPasswordForm<F extends Record<string, string>>(
  empty: F,
  names: { password: keyof F & string; confirmation: keyof F & string },
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

  return { $fields, $state: submission.$state, change, reset, submit: () => submission.submit($fields.get()) }
}
