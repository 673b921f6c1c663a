import type { Address } from '../calls/user-data.ts'
import { formatBirthDate, parseBirthDate, birthDateError } from './birth-date.ts'
import { berlinDay } from '../dates/berlin-time.ts'
import type { FieldError } from '../calls/field-error.ts'
import { fieldErrors } from '../errors/text-errors.ts'
import { minimumAge } from '../programme/programme.ts'

/** The fields of the customer form in their order (rule account-12). */
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

/** Most characters of a name. */
const maxLength = 100

export type CustomerRules = {
  /** Fields that the page does not show, or shows without letting them be changed. */
  unchecked?: readonly CustomerField[]
  /** Today in Berlin, as YYYY-MM-DD. */
  today: string
}

/**
 * The errors of the customer form in the order of its fields: salutation and names are required, a birth date may be
 * empty and is else an adult's (rules account-12 and account-14).
 */
export function customerErrors(customer: Customer, { unchecked = [], today }: CustomerRules): FieldError[] {
  const checked = customerFields.filter((field) => !unchecked.includes(field))
  return checked.flatMap((field) => fieldErrors(errorCode(field, customer[field].trim(), today), field))
}

function errorCode(field: CustomerField, value: string, today: string): string | null {
  if (field === 'birthDate') return value === '' ? null : birthDateError(value, today, minimumAge)
  if (value === '') return 'stringEmpty'
  return value.length > maxLength ? 'tooLong' : null
}

/** An error `changeNameCheck`: the field and the value the server proposes for it. */
export type NameError = Pick<FieldError, 'input' | 'value'>

/** The change of one field that the server proposes. */
export type NameChange<F extends string> = { field: F; from: string; to: string }

const swapped: Readonly<Record<string, string>> = { Frau: 'Herr', Herr: 'Frau' }

/**
 * The changes that the server proposes for these fields of a form: Frau and Herr are swapped whatever value is
 * proposed, Divers stays, and every other field takes the proposed value if there is one
 * (rules getting-in-28 and getting-in-29). The input of an error is the form's name of the field.
 */
export const nameChanges = <F extends string>(
  form: Readonly<Record<F, string>>,
  fields: readonly F[],
  errors: readonly NameError[],
): NameChange<F>[] =>
  fields.flatMap((field) => {
    const from = form[field]
    const error = errors.find(({ input }) => input === field)
    if (error === undefined) return []
    const to = (field === 'salutation' ? swapped[from] : error.value) || from
    return from === to ? [] : [{ field, from, to }]
  })

/** The form with the proposed (`to`) or again with the typed names (`from`). */
export const withNames = <T extends object>(
  form: T,
  changes: readonly NameChange<string & keyof T>[],
  names: 'from' | 'to',
): T => ({ ...form, ...Object.fromEntries(changes.map((change) => [change.field, change[names]])) })
