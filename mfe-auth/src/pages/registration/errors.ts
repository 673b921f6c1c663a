import { failureOf, type SubmissionState } from '@delikaterie/shared-contracts/stores'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import {
  fieldOfInput,
  fieldOfMissing,
  type Missing,
  type RegistrationField,
  type RegistrationForm,
} from '../../domain/registration-form.ts'
import { fieldLabels, sentenceOf } from '../../messages/fields.ts'
import { t } from '../../messages/registration.ts'
import { incompleteCode } from '../../stores/registration.ts'

/** The sentence at each field. */
export type FieldTexts = Partial<Record<RegistrationField, string>>

export type ShownErrors = {
  fields: FieldTexts
  /** Sentences about no field. */
  general: readonly string[]
}

/** The errors of a failed attempt by field, without proposed names, which have their own notice. */
export function shownErrors(
  state: SubmissionState<void>,
  missing: readonly Missing[],
  form: RegistrationForm,
): ShownErrors {
  const { email, salutation, firstName, lastName } = form
  const sentence = sentenceOf({ loginName: email, email, salutation, firstName, lastName })
  const { errors } = failureOf(state)
  const isIncomplete = errors.some(({ code }) => code === incompleteCode)
  const texts = isIncomplete
    ? missing.map((name) => ({ field: fieldOfMissing(name), text: missingTexts[name] }))
    : errors
        .filter(({ code }) => code !== 'changeNameCheck')
        .map((error) => ({ field: fieldOfInput(error.input), text: sentence(error) }))
  return {
    fields: Object.fromEntries(texts.flatMap(({ field, text }) => (field === null ? [] : [[field, text]]))),
    general: texts.flatMap(({ field, text }) => (field === null ? [text] : [])),
  }
}

const emptyText = (field: keyof typeof fieldLabels): string => errorText('stringEmpty', fieldLabels[field])

const missingTexts: Record<Missing, string> = {
  email: errorText('loginNameUndefined'),
  emailCheck: t.emailUnchecked,
  password: emptyText('password'),
  passwordRepeat: emptyText('passwordRepeat'),
  passwordMatch: errorText('passwordRepeatDontMatch'),
  salutation: emptyText('salutation'),
  firstName: emptyText('firstName'),
  lastName: emptyText('lastName'),
  conditions: t.conditionsMissing,
  adult: t.adultMissing,
}
