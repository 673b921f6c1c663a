import type { FieldError } from '@portal/shared-contracts/domain/field-error'
import { fieldErrors } from '@portal/shared-contracts/domain/text-errors'
import { undeliverablePlace, type UndeliverableCode } from '@portal/shared-contracts/domain/undeliverable-place'
import {
  addressFields,
  noName,
  tidyAddress,
  type AddressField,
  type Place,
  type PostalAddress,
} from './address-fields.ts'

/** `delivery` of a reward, within Germany and with or without a salutation, or a new `card`. */
export type AddressPurpose = 'delivery' | 'card'

/** Most characters of the fields, after they are tidied: an input that cuts would change what was pasted. */
const lengths: Readonly<Partial<Record<AddressField, number>>> = {
  firstName: 100,
  lastName: 100,
  street: 80,
  streetNumber: 12,
  zipCode: 10,
  city: 80,
}

/** The errors of an address before it is sent, in the order of its fields. */
export function addressErrors(typed: PostalAddress, purpose: AddressPurpose): FieldError[] {
  const address = tidyAddress(typed)
  return addressFields.flatMap((field) => fieldErrors(errorCode(field, address, purpose), field))
}

function errorCode(field: AddressField, address: PostalAddress, purpose: AddressPurpose): string | null {
  const value = address[field]
  if (value === '') return field === 'salutation' && purpose === 'delivery' ? null : 'stringEmpty'
  const undeliverable = undeliverablePlace(value) ?? (field === 'street' ? ofStreetAndNumber(address) : null)
  if (undeliverable !== null) return undeliverable
  if (field === 'zipCode' && purpose === 'delivery' && !/^\d{5}$/.test(value)) return 'errorAddressCheck'
  return value.length > (lengths[field] ?? Infinity) ? 'tooLong' : null
}

/** A place that only both fields together name, such as `Pf.` with a number; otherwise the number has the error. */
const ofStreetAndNumber = ({ street, streetNumber }: PostalAddress): UndeliverableCode | null =>
  undeliverablePlace(streetNumber) === null ? undeliverablePlace(`${street} ${streetNumber}`) : null

/** The errors of a place before it is sent; what a postcode looks like is the shop's to say, because of its countries. */
export const placeErrors = (place: Place): FieldError[] =>
  addressErrors({ ...noName, ...place }, 'card').filter(({ input }) => !Object.hasOwn(noName, input))
