import type { Address } from '@portal/shared-contracts/calls/user-data'
import { formatBirthDate, parseBirthDate } from '@portal/shared-contracts/domain/birth-date'
import { berlinDay } from '@portal/shared-contracts/berlin-time'

/** The fields of the customer form in their order (docs/product/account.md rule 12). */
export const customerFields = ['salutation', 'firstName', 'lastName', 'birthDate'] as const
export type CustomerField = (typeof customerFields)[number]

/** The values of the customer form; the birth date as DD.MM.YYYY, as it is typed. */
export type Customer = Readonly<Record<CustomerField, string>>

/** The salutations of the shop. */
export const salutations = ['Herr', 'Frau', 'Divers'] as const

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('de-DE') + text.slice(1)

/** A stored salutation with its first letter capitalised; one of the shop's in its spelling, whatever case is stored. */
export function shownSalutation(stored: string): string {
  const text = stored.trim()
  const known = salutations.find((salutation) => salutation.toLowerCase() === text.toLowerCase())
  return known ?? capitalised(text)
}

/** A stored birth date as DD.MM.YYYY; empty if it is no date. */
export function shownBirthDate(stored: string): string {
  const text = stored.trim()
  const day = parseBirthDate(text) ?? (/^\d{4}-\d\d-\d\d[T ]/.test(text) ? berlinDay(text) : null)
  // Some backends send the first day of their calendar for no date.
  return day === null || day.startsWith('0001-') ? '' : formatBirthDate(day)
}

/** The birth date to send, as YYYY-MM-DD; a stored text that is no date goes back as it is unless one was typed. */
export function sentBirthDate(typed: string, stored: string): string {
  return typed === shownBirthDate(stored) ? (parseBirthDate(typed) ?? stored) : (parseBirthDate(typed) ?? '')
}

/** The customer form's values of a profile. */
export const customerOf = ({ salutation, firstName, lastName, birthDate }: Address): Customer => ({
  salutation: shownSalutation(salutation),
  firstName,
  lastName,
  birthDate: shownBirthDate(birthDate),
})
