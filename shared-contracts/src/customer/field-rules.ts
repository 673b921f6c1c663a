import type { ErrorCode } from '../calls/error-codes.ts'
import { keysOf, recordOf } from '../records.ts'
import type { NameField, profileOnlyFields, ProfileAddressField } from '../calls/member-fields.ts'
import { minimumAge } from '../programme/programme.ts'
import { tidy } from '../text/tidy.ts'
import { birthDateError, latestBirthDate, sentBirthDate, shownBirthDate } from './birth-date.ts'
import { shownSalutation } from './salutation.ts'

/** The lines of an address in a letter: the name, then those of the place. */
export const letterLines = [1, 2, 3] as const

/** How forms and letters show a field of a member's address. */
type FieldRules = {
  /** Of its control, its errors and its changes. */
  label: string
  /** The line of a letter's address with this field; 0 if it is not written there. */
  addressLine: 0 | (typeof letterLines)[number]
  /** What browsers may fill in: a token of `autocomplete`, or null for nothing. */
  autoComplete: string | null
  /** Whether a profile must have it. */
  required: boolean
  /** Most characters of the tidied text; without it as many as fit. An input that cuts would change what was pasted. */
  maxLength?: number
}

/** The rules of every field; one of `calls/member-fields.ts` without its rules here does not compile. */
export const fieldRules: Readonly<Record<ProfileAddressField, FieldRules>> = {
  salutation: { label: 'Anrede', addressLine: 1, autoComplete: 'honorific-prefix', required: true },
  firstName: { label: 'Vorname', addressLine: 1, autoComplete: 'given-name', required: true, maxLength: 100 },
  lastName: { label: 'Nachname', addressLine: 1, autoComplete: 'family-name', required: true, maxLength: 100 },
  street: { label: 'Straße', addressLine: 2, autoComplete: 'address-line1', required: true, maxLength: 80 },
  streetNumber: { label: 'Hausnummer', addressLine: 2, autoComplete: null, required: true, maxLength: 12 },
  zipCode: { label: 'Postleitzahl', addressLine: 3, autoComplete: 'postal-code', required: true, maxLength: 10 },
  city: { label: 'Ort', addressLine: 3, autoComplete: 'address-level2', required: true, maxLength: 80 },
  birthDate: { label: 'Geburtsdatum', addressLine: 0, autoComplete: 'bday', required: false },
  countryId: { label: 'Land', addressLine: 0, autoComplete: 'country', required: true },
}

/** A field of the customer form: a part of the name, or one that only the profile has. */
export type CustomerField = NameField | keyof typeof profileOnlyFields

/** How the personal data show, check and send a field. */
type CustomerFieldRules = {
  /** The label of its row in the account data; fields with the same one are joined in it. */
  row: string
  /** Whether a page that is translated keeps the value as it is. */
  isVerbatim: boolean
  /** The form's value of what is stored. */
  shown: (stored: string) => string
  /** What is sent for the form's value; `today` is YYYY-MM-DD. */
  sent: (typed: string, stored: string, today: string) => string
  /** The code of what else is wrong with a text that is not empty. */
  error?: (typed: string, today: string) => ErrorCode | null
}

const name: CustomerFieldRules = { row: 'Name', isVerbatim: true, shown: (stored) => stored, sent: tidy }

/** The rules of every field of the customer form. */
export const customerFieldRules: Readonly<Record<CustomerField, CustomerFieldRules>> = {
  salutation: { row: 'Anrede', isVerbatim: false, shown: shownSalutation, sent: tidy },
  firstName: name,
  lastName: name,
  birthDate: {
    row: 'Geburtsdatum',
    isVerbatim: false,
    shown: shownBirthDate,
    sent: (typed, stored, today) => sentBirthDate(typed, stored, latestBirthDate(today, minimumAge)),
    error: (typed, today) => birthDateError(typed, today, minimumAge),
  },
}

/** The labels of some fields, by their names. */
export const memberLabelsOf = <Field extends ProfileAddressField>(fields: readonly Field[]) =>
  recordOf(fields, (field) => fieldRules[field].label)

/** The labels of all fields. */
export const memberLabels = memberLabelsOf(keysOf(fieldRules))
