import { registrationFields, type RegistrationForm } from './registration-form.ts'

/** One doubt of the name service (changeNameCheck): the field, and what it would rather read. */
export type NameDoubt = { input: string; value: string }

export type CorrectedField = 'salutation' | 'firstName' | 'lastName'

export type NameCorrection = {
  /** The form with the proposed values in it. */
  form: RegistrationForm
  /** What was changed, from what to what. */
  changes: readonly { field: CorrectedField; from: string; to: string }[]
}

const fields: readonly CorrectedField[] = ['salutation', 'firstName', 'lastName']
const swapped: Readonly<Record<string, string>> = { Frau: 'Herr', Herr: 'Frau' }

/**
 * The form as the server would rather have it (spec §4, changeNameCheck): Frau becomes Herr and
 * Herr becomes Frau, whatever value came along; Divers has no counterpart and stays; a name
 * takes the suggested value unless there is none.
 */
export function correctNames(form: RegistrationForm, doubts: readonly NameDoubt[]): NameCorrection {
  const changes = fields.flatMap((field) => {
    const doubt = doubts.find(({ input }) => input === field)
    const from = form[field]
    const to = doubt === undefined ? from : proposal(field, from, doubt.value)
    return from === to ? [] : [{ field, from, to }]
  })
  const proposed = Object.fromEntries(changes.map(({ field, to }) => [field, to]))
  return { form: { ...form, ...proposed }, changes }
}

function proposal(field: CorrectedField, from: string, value: string): string {
  if (field === 'salutation') return swapped[from] ?? from
  return value === '' ? from : value
}

/** Whether a form says the same as an earlier one: then its sender insists on it. */
export const isSameForm = (form: RegistrationForm, earlier: RegistrationForm | null): boolean =>
  earlier !== null && registrationFields.every((field) => form[field] === earlier[field])
