import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { fieldOfInput, fieldOfMissing, type Missing, type RegistrationField } from '../domain/registration-form.ts'
import { failureText, fieldLabels } from '../messages/fields.ts'
import { t } from '../messages/registration.ts'
import type { Submission } from '../stores/registration.ts'

/** The sentence at each field. */
export type FieldErrors = Partial<Record<RegistrationField, string>>

export type ShownErrors = {
  fields: FieldErrors
  /** Sentences that belong to no field. */
  general: readonly string[]
}

/** What a failed attempt says, and where. Doubts about names have their own notice and are left out. */
export function shownErrors(submission: Submission, missing: readonly Missing[]): ShownErrors {
  if (submission.status === 'incomplete') return { fields: missingErrors(missing), general: [] }
  if (submission.status !== 'refused') return { fields: {}, general: [] }
  const failures = submission.failures.filter(({ code }) => code !== 'changeNameCheck')
  const placed = failures.map((failure) => ({ field: fieldOfInput(failure.input), text: failureText(failure) }))
  return {
    fields: Object.fromEntries(placed.flatMap(({ field, text }) => (field === null ? [] : [[field, text]]))),
    general: placed.flatMap(({ field, text }) => (field === null ? [text] : [])),
  }
}

const missingErrors = (missing: readonly Missing[]): FieldErrors =>
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
