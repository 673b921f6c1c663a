import {
  nameChanges as proposedChanges,
  type NameChange as Change,
  type NameError,
} from '@portal/shared-stores/customer'
import { fieldOfInput, type RegistrationForm } from './registration-form.ts'

/** Passwords and consents are only the visitor's own. */
const fields = ['email', 'salutation', 'firstName', 'lastName'] as const
export type CorrectedField = (typeof fields)[number]

export type NameChange = Change<CorrectedField>

/** The changes of the form that the server proposes; it calls the e-mail address `loginName`. */
export const nameChanges = (form: RegistrationForm, errors: readonly NameError[]): NameChange[] =>
  proposedChanges(
    form,
    fields,
    errors.map(({ input, value }) => ({ input: fieldOfInput(input) ?? '', value })),
  )
