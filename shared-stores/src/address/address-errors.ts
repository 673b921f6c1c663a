import { fieldError, type FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { addressFields, tidyAddress, type AddressField, type PostalAddress } from './address-fields.ts'

/** `delivery` of a reward, within Germany and with or without a salutation, or a new `card`. */
export type AddressPurpose = 'delivery' | 'card'

/** The errors of an address before it is sent, in the order of its fields. */
export function addressErrors(typed: PostalAddress, purpose: AddressPurpose): FieldError[] {
  const address = tidyAddress(typed)
  return addressFields.flatMap((field) => {
    const code = errorCode(field, address[field], purpose)
    return code === null ? [] : [fieldError(code, field)]
  })
}

function errorCode(field: AddressField, value: string, purpose: AddressPurpose): string | null {
  if (value === '') return field === 'salutation' && purpose === 'delivery' ? null : 'stringEmpty'
  if (field === 'zipCode' && purpose === 'delivery' && !/^\d{5}$/.test(value)) return 'errorAddressCheck'
  return field === 'street' ? undeliverablePlace(value) : null
}

/** Packstations and PO boxes are rejected even if the address service accepts them. */
function undeliverablePlace(street: string): 'packstationNotAllowed' | 'postfachNotAllowed' | null {
  if (/\bpack[\s-]*station\b/i.test(street)) return 'packstationNotAllowed'
  if (/\bpost[\s-]*fach\b/i.test(street)) return 'postfachNotAllowed'
  return null
}
