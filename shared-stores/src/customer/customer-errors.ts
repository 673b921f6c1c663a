import { minimumAge } from '@portal/shared-contracts/programme'
import { birthDateError } from '@portal/shared-contracts/domain/birth-date'
import type { FieldError } from '@portal/shared-contracts/domain/field-error'
import { fieldErrors } from '@portal/shared-contracts/domain/text-errors'
import { customerFields, type Customer, type CustomerField } from './customer-fields.ts'

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
 * empty and is else an adult's (docs/product/account.md rules 12 and 14).
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
