import { fieldName, nameFields, profileOnlyFields } from '../calls/member-fields.ts'
import { keysOf, recordOf } from '../records.ts'
import type { FieldError } from '../calls/field-error.ts'
import { fieldErrors } from '../errors/field-errors.ts'
import type { Address } from '../calls/user-data.ts'
import { customerFieldRules, fieldRules, type CustomerField } from './field-rules.ts'
import { salutationRule } from './salutation.ts'

/** The fields of the customer form in their order (rule account-12). */
export const customerFields: readonly CustomerField[] = keysOf({ ...nameFields, ...profileOnlyFields })

/** The values of the customer form; the birth date as DD.MM.YYYY, as it is typed. */
export type Customer = Readonly<Record<CustomerField, string>>

/** The customer form's values of a profile. */
export const customerOf = (stored: Address): Customer =>
  recordOf(customerFields, (field) => customerFieldRules[field].shown(stored[field]))

/** What is sent for the values of the form, beside the rest of the stored address; `today` in Berlin is YYYY-MM-DD. */
export const sentCustomer = (typed: Customer, stored: Address, today: string): Customer =>
  recordOf(customerFields, (field) => customerFieldRules[field].sent(typed[field], stored[field], today))

/** The rows of the account data with their values; an empty value is ''. */
export function customerRows(stored: Address): { label: string; value: string; isVerbatim: boolean }[] {
  const customer = customerOf(stored)
  const labels = [...new Set(customerFields.map((field) => customerFieldRules[field].row))]
  return labels.map((label) => {
    const fields = customerFields.filter((field) => customerFieldRules[field].row === label)
    const values = fields.map((field) => customer[field].trim()).filter(Boolean)
    return { label, value: values.join(' '), isVerbatim: fields.every((field) => customerFieldRules[field].isVerbatim) }
  })
}

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
  const { required, maxLength = Infinity } = fieldRules[field]
  if (value === '') return required ? 'stringEmpty' : null
  return customerFieldRules[field].error?.(value, today) ?? (value.length > maxLength ? 'tooLong' : null)
}

/** An error `changeNameCheck`: the field and the value the server proposes for it. */
export type NameError = Pick<FieldError, 'input' | 'value'>

/** The change of one field that the server proposes. */
export type NameChange<F extends string> = { field: F; from: string; to: string }

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
    const to = (field === fieldName.salutation ? salutationRule(from).swapped : error.value) || from
    return from === to ? [] : [{ field, from, to }]
  })

/** The form with the proposed (`to`) or again with the typed names (`from`). */
export const withNames = <T extends object>(
  form: T,
  changes: readonly NameChange<string & keyof T>[],
  names: 'from' | 'to',
): T => ({ ...form, ...Object.fromEntries(changes.map((change) => [change.field, change[names]])) })
