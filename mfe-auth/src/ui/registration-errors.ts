import type { SubmissionState } from '@delikaterie/shared-contracts/stores'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { fieldOfInput, fieldOfMissing, type Missing, type RegistrationField } from '../domain/registration-form.ts'
import { fieldErrorText, fieldLabels } from '../messages/fields.ts'
import { t } from '../messages/registration.ts'
import { incompleteCode } from '../stores/registration.ts'

/** The sentence at each field. */
export type FieldTexts = Partial<Record<RegistrationField, string>>

export type ShownErrors = {
  fields: FieldTexts
  /** Sentences about no field. */
  general: readonly string[]
}

/** The errors of a failed attempt by field, without proposed names, which have their own notice. */
export function shownErrors(submission: SubmissionState<void>, missing: readonly Missing[]): ShownErrors {
  if (submission.status !== 'failed') return { fields: {}, general: [] }
  if (submission.errors.some(({ code }) => code === incompleteCode))
    return { fields: missingTexts(missing), general: [] }
  const errors = submission.errors.filter(({ code }) => code !== 'changeNameCheck')
  const placed = errors.map((error) => ({ field: fieldOfInput(error.input), text: fieldErrorText(error) }))
  return {
    fields: Object.fromEntries(placed.flatMap(({ field, text }) => (field === null ? [] : [[field, text]]))),
    general: placed.flatMap(({ field, text }) => (field === null ? [text] : [])),
  }
}

const missingTexts = (missing: readonly Missing[]): FieldTexts =>
  Object.fromEntries(missing.map((name) => [fieldOfMissing(name), missingText(name)]))

function missingText(name: Missing): string {
  switch (name) {
    case 'email':
      return errorText('loginNameUndefined')
    case 'emailCheck':
      return t.emailUnchecked
    case 'passwordMatch':
      return errorText('passwordRepeatDontMatch')
    case 'conditions':
      return t.conditionsMissing
    case 'adult':
      return t.adultMissing
    case 'password':
    case 'passwordRepeat':
    case 'salutation':
    case 'firstName':
    case 'lastName':
      return errorText('stringEmpty', fieldLabels[name])
  }
}
