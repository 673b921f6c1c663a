import { berlinDay } from '@portal/shared-contracts/dates/berlin-time'
import type { FieldError } from '@portal/shared-contracts/calls'
import { fieldName, nameFields, type NameField } from '@portal/shared-contracts/calls/member-fields'
import { keysOf } from '@portal/shared-contracts/records'
import { minimumAge } from '@portal/shared-contracts/programme/programme'
import { birthDateError as errorOfForm, type BirthDateError } from '@portal/shared-contracts/customer/birth-date'
import { salutationRule } from '@portal/shared-contracts/customer/salutation'
import type { Member } from '../state/members.ts'
import { fieldError } from './call-response.ts'

export type PersonName = Pick<Member['address'], NameField>

/** Whether a text has the form of an e-mail address. */
export const isEmailAddress = (text: string): boolean => /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim())

/** The error of a birth date 'YYYY-MM-DD', or null. Today is the day in Berlin. */
export function birthDateError(text: string, now: Date): BirthDateError | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return 'date.invalid'
  const today = berlinDay(now.toISOString()) ?? ''
  return errorOfForm(text, today, 0) ?? errorOfForm(text, today, minimumAge)
}

/** An error for each part of a name that is sent empty. */
export const emptyNameErrors = (name: { [Part in keyof PersonName]?: string | undefined }): FieldError[] =>
  keysOf(nameFields)
    .filter((field) => name[field]?.trim() === '')
    .map((field) => fieldError('stringEmpty', field))

/** Documented inputs: first names for which the simulated name service knows the salutation. */
const usualSalutation: Readonly<Record<string, 'Frau' | 'Herr'>> = {
  Anna: 'Frau',
  Katharina: 'Frau',
  Marlene: 'Frau',
  Sophie: 'Frau',
  Josef: 'Herr',
  Maximilian: 'Herr',
  Theodor: 'Herr',
}

/**
 * Corrections of the name service (`changeNameCheck`): 'Frau' for 'Herr Marlene', and 'Marlene' for 'marlene'.
 * An error of the salutation has no value, because the client swaps it; one that it does not swap is always accepted.
 */
export function nameErrors({ salutation, firstName, lastName }: PersonName): FieldError[] {
  const usual = usualSalutation[capitalised(firstName)]
  const isUnusual = salutationRule(salutation).swapped !== null && usual !== undefined && usual !== salutation
  return [
    ...(isUnusual ? [fieldError('changeNameCheck', fieldName.salutation, salutation)] : []),
    ...capitalError(fieldName.firstName, firstName),
    ...capitalError(fieldName.lastName, lastName),
  ]
}

function capitalError(field: string, name: string): FieldError[] {
  const isAllSmall = name === name.toLowerCase() && name !== name.toUpperCase()
  return isAllSmall ? [fieldError('changeNameCheck', field, name, capitalised(name))] : []
}

function capitalised(name: string): string {
  return name
    .trim()
    .replaceAll(/(^|[\s-])(\p{Ll})/gu, (_, before: string, letter: string) => before + letter.toUpperCase())
}
