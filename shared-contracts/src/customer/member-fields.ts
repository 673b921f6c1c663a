import type { ProfileAddressField } from '../calls/member-fields.ts'
import { keysOf, recordOf } from '../records.ts'
import { minimumAge } from '../programme/programme.ts'
import { tidy } from '../text/tidy.ts'
import { birthDateError, sentBirthDate, shownBirthDate } from './birth-date.ts'
import { shownSalutation } from './salutation.ts'

/** How pages show, check and send a field of a member's address. */
export type MemberField = {
  /** Of its control, its errors and its changes. */
  label: string
  /** Of its row in the account data; fields with the same one are joined in it. */
  row: string
  /** Whether a page that is translated keeps the value as it is. */
  isVerbatim: boolean
  /** The line of a letter's address with this field; 0 if it is not written there. */
  addressLine: 0 | 1 | 2 | 3
  /** What browsers may fill in: a token of `autocomplete`, or null for nothing. */
  autoComplete: string | null
  /** Whether a profile must have it. */
  required: boolean
  /** Most characters of the tidied text: an input that cuts would change what was pasted. */
  maxLength: number
  /** The form's value of what is stored. */
  shown: (stored: string) => string
  /** What is sent for the form's value. */
  sent: (typed: string, stored: string) => string
  /** The code of what else is wrong with a text that is not empty; `today` is YYYY-MM-DD. */
  error?: (typed: string, today: string) => string | null
}

const requiredText = {
  required: true,
  isVerbatim: true,
  shown: (stored: string) => stored,
  sent: tidy,
}

/** Every field; one of `calls/member-fields.ts` without its rules here does not compile. */
export const memberFields = {
  salutation: {
    ...requiredText,
    label: 'Anrede',
    row: 'Anrede',
    addressLine: 1,
    isVerbatim: false,
    autoComplete: 'honorific-prefix',
    maxLength: 100,
    shown: shownSalutation,
  },
  firstName: {
    ...requiredText,
    label: 'Vorname',
    row: 'Name',
    addressLine: 1,
    autoComplete: 'given-name',
    maxLength: 100,
  },
  lastName: {
    ...requiredText,
    label: 'Nachname',
    row: 'Name',
    addressLine: 1,
    autoComplete: 'family-name',
    maxLength: 100,
  },
  street: {
    ...requiredText,
    label: 'Straße',
    row: 'Adresse',
    addressLine: 2,
    autoComplete: 'address-line1',
    maxLength: 80,
  },
  streetNumber: {
    ...requiredText,
    label: 'Hausnummer',
    row: 'Adresse',
    addressLine: 2,
    autoComplete: null,
    maxLength: 12,
  },
  zipCode: {
    ...requiredText,
    label: 'Postleitzahl',
    row: 'Adresse',
    addressLine: 3,
    autoComplete: 'postal-code',
    maxLength: 10,
  },
  city: {
    ...requiredText,
    label: 'Ort',
    row: 'Adresse',
    addressLine: 3,
    autoComplete: 'address-level2',
    maxLength: 80,
  },
  birthDate: {
    label: 'Geburtsdatum',
    row: 'Geburtsdatum',
    addressLine: 0,
    isVerbatim: false,
    autoComplete: 'bday',
    required: false,
    maxLength: 10,
    shown: shownBirthDate,
    sent: sentBirthDate,
    error: (typed, today) => birthDateError(typed, today, minimumAge),
  },
  countryId: {
    ...requiredText,
    label: 'Land',
    row: 'Adresse',
    addressLine: 0,
    isVerbatim: false,
    autoComplete: 'country',
    maxLength: 100,
  },
} as const satisfies Readonly<Record<ProfileAddressField, MemberField>>

/** The labels of some fields, by their names. */
export const labelsOf = <Field extends ProfileAddressField>(fields: readonly Field[]) =>
  recordOf(fields, (field): string => memberFields[field].label)

/** The labels of all fields. */
export const memberLabels = labelsOf(keysOf(memberFields))
