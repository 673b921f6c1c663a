import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { failureOf, type SubmissionState } from '@portal/page-library/stores'
import { fieldOfInput, type RegistrationField, type RegistrationForm } from '../../domain/registration-form.ts'
import { registrationSentence } from '../../messages/registration.ts'
import { incompleteCode } from '../../stores/registration.ts'

/** The sentence at each field. */
export type FieldTexts = Partial<Record<RegistrationField, string>>

export type ShownErrors = {
  fields: FieldTexts
  /** Sentences about no field. */
  general: readonly string[]
}

/**
 * The errors of a failed attempt by field, of an incomplete form what is missing now. Proposed names have their own
 * notice.
 */
export function shownErrors(
  state: SubmissionState<void>,
  missing: readonly FieldError[],
  form: RegistrationForm,
): ShownErrors {
  const { errors } = failureOf(state)
  const isIncomplete = errors.some(({ code }) => code === incompleteCode)
  const shown = isIncomplete ? missing : errors.filter(({ code }) => code !== 'changeNameCheck')
  const texts = shown.map((error) => ({ field: fieldOfInput(error.input), text: registrationSentence(form)(error) }))
  return {
    fields: Object.fromEntries(texts.flatMap(({ field, text }) => (field === null ? [] : [[field, text]]))),
    general: texts.flatMap(({ field, text }) => (field === null ? [text] : [])),
  }
}
