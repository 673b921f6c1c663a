import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { registrationFields, type RegistrationForm } from './registration-form.ts'

/** An error `changeNameCheck`: the field and the value the server proposes for it. */
export type NameError = Pick<FieldError, 'input' | 'value'>

export type CorrectedField = 'salutation' | 'firstName' | 'lastName'

export type NameCorrection = {
  /** The form with the proposed values in it. */
  form: RegistrationForm
  changes: readonly { field: CorrectedField; from: string; to: string }[]
}

const fields: readonly CorrectedField[] = ['salutation', 'firstName', 'lastName']
const swapped: Readonly<Record<string, string>> = { Frau: 'Herr', Herr: 'Frau' }

/**
 * Puts the server's proposals into the form: Frau and Herr are swapped whatever value is proposed,
 * Divers stays, and a name takes the proposed value if there is one (docs/product/getting-in.md).
 */
export function correctNames(form: RegistrationForm, errors: readonly NameError[]): NameCorrection {
  const changes = fields.flatMap((field) => {
    const error = errors.find(({ input }) => input === field)
    const from = form[field]
    const to = error === undefined ? from : proposal(field, from, error.value)
    return from === to ? [] : [{ field, from, to }]
  })
  const proposed = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
  return { form: { ...form, ...proposed }, changes }
}

function proposal(field: CorrectedField, from: string, value: string): string {
  if (field === 'salutation') return swapped[from] ?? from
  return value === '' ? from : value
}

/** Resubmitting the form unchanged disables the name check. */
export const isSameForm = (form: RegistrationForm, earlier: RegistrationForm | null): boolean =>
  earlier !== null && registrationFields.every((field) => form[field] === earlier[field])
