import { fieldError } from '@delikaterie/shared-contracts/api'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { createSubmission } from '@delikaterie/shared-contracts/stores'
import { atom } from 'nanostores'

/** Names of the new password and its confirmation, which must be equal. */
type NewPassword = { password: string; confirmation: string }

function inputErrors(fields: Readonly<Record<string, string>>, { password, confirmation }: NewPassword): FieldError[] {
  const empty = Object.keys(fields).filter((field) => fields[field] === '' && field !== confirmation)
  if (empty.length > 0) return empty.map((field) => fieldError('stringEmpty', field))
  return fields[password] === fields[confirmation] ? [] : [fieldError('errorPasswordConf', confirmation)]
}

/** A form of passwords; what was typed is kept after a failure and removed after a success. */
export function createPasswordForm<F extends Record<string, string>>(
  empty: F,
  names: { password: keyof F & string; confirmation: keyof F & string },
  send: (fields: F) => Promise<unknown>,
) {
  const $fields = atom(empty)
  const submission = createSubmission(
    async (fields: F) => {
      await send(fields)
      $fields.set(empty)
    },
    { validate: (fields) => inputErrors(fields, names) },
  )

  function change(field: keyof F & string, value: string): void {
    $fields.set({ ...$fields.get(), [field]: value })
    submission.clearErrors(field)
  }

  return { $fields, $state: submission.$state, change, submit: () => submission.submit($fields.get()) }
}
