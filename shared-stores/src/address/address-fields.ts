import { PostalAddress } from '@portal/shared-contracts/calls/postal-address'
import type { Address } from '@portal/shared-contracts/calls/user-data'
import { withoutInvisible } from '@portal/shared-contracts/domain/email-address'

export { PostalAddress }

export type AddressField = Exclude<keyof PostalAddress, 'countryId'>

/** The fields a member types; the country is chosen or fixed. */
export const addressFields: readonly AddressField[] = [
  'salutation',
  'firstName',
  'lastName',
  'street',
  'streetNumber',
  'zipCode',
  'city',
]

export const isAddressField = (name: string): name is AddressField =>
  (addressFields as readonly string[]).includes(name)

/** A text without invisible characters, blanks at the ends and repeated blanks inside. */
export const tidy = (text: string): string => withoutInvisible(text).trim().replace(/\s+/g, ' ')

/** With all fields tidied. */
export const tidyAddress = (address: PostalAddress): PostalAddress => ({
  salutation: tidy(address.salutation),
  firstName: tidy(address.firstName),
  lastName: tidy(address.lastName),
  street: tidy(address.street),
  streetNumber: tidy(address.streetNumber),
  zipCode: tidy(address.zipCode),
  city: tidy(address.city),
  countryId: tidy(address.countryId),
})

/** Whether all fields are equal after {@link tidyAddress}. */
export function sameAddress(one: PostalAddress, other: PostalAddress): boolean {
  const [a, b] = [tidyAddress(one), tidyAddress(other)]
  return a.countryId === b.countryId && addressFields.every((field) => a[field] === b[field])
}

/** A profile's address without the birth date; the street is empty until the member enters one. */
export function postalAddressOf(address: Address): PostalAddress {
  const { salutation, firstName, lastName, street, streetNumber, zipCode, city, countryId } = address
  return { salutation, firstName, lastName, street: street ?? '', streetNumber, zipCode, city, countryId }
}

const lines: readonly (readonly AddressField[])[] = [
  ['salutation', 'firstName', 'lastName'],
  ['street', 'streetNumber'],
  ['zipCode', 'city'],
]

/** One field of an address; `marked` ones are highlighted. */
type AddressPart = { name: AddressField; text: string; marked: boolean }

/** An address as on an envelope, without empty lines and parts; the salutation Divers is left out. */
export const addressLines = (address: PostalAddress, marked: readonly AddressField[] = []): AddressPart[][] =>
  lines
    .map((fields) => fields.filter((field) => address[field] !== '' && address[field] !== 'Divers'))
    .filter((fields) => fields.length > 0)
    .map((fields) => fields.map((name) => ({ name, text: address[name], marked: marked.includes(name) })))
