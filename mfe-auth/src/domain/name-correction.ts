import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { fieldOfInput, registrationFields, type RegistrationForm } from './registration-form.ts'

/** An error `changeNameCheck`: the field and the value the server proposes for it. */
export type NameError = Pick<FieldError, 'input' | 'value'>

/** Passwords and consents are only the visitor's own. */
const fields = ['email', 'salutation', 'firstName', 'lastName'] as const
export type CorrectedField = (typeof fields)[number]

export type NameChange = { field: CorrectedField; from: string; to: string }

const swapped: Readonly<Record<string, string>> = { Frau: 'Herr', Herr: 'Frau' }

/**
 * The changes of the form that the server proposes: Frau and Herr are swapped whatever value is
 * proposed, Divers stays, and every other field takes the proposed value if there is one
 * (docs/product/getting-in.md rules 28 and 29).
 */
export const nameChanges = (form: RegistrationForm, errors: readonly NameError[]): NameChange[] =>
  fields.flatMap((field) => {
    const from = form[field]
    const error = errors.find(({ input }) => fieldOfInput(input) === field)
    if (error === undefined) return []
    const to = (field === 'salutation' ? swapped[from] : error.value) || from
    return from === to ? [] : [{ field, from, to }]
  })

/** The form with the proposed (`to`) or again with the typed names (`from`). */
export const withNames = (
  form: RegistrationForm,
  changes: readonly NameChange[],
  names: 'from' | 'to',
): RegistrationForm => ({ ...form, ...Object.fromEntries(changes.map((change) => [change.field, change[names]])) })

/** Resubmitting the form unchanged disables the name check. */
export const isSameForm = (form: RegistrationForm, earlier: RegistrationForm | null): boolean =>
  earlier !== null && registrationFields.every((field) => form[field] === earlier[field])
