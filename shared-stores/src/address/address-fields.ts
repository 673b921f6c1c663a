import { PostalAddress } from '@portal/shared-contracts/calls/postal-address'
import type { Address } from '@portal/shared-contracts/calls/user-data'
import { withoutInvisible } from '@portal/shared-contracts/domain/email-address'

export { PostalAddress }

export type AddressField = Exclude<keyof PostalAddress, 'countryId'>

const allFields = Object.keys(PostalAddress.entries) as (keyof PostalAddress)[]

/** The fields a member types; the country is chosen or fixed. */
export const addressFields = allFields.filter((field): field is AddressField => field !== 'countryId')

export const isAddressField = (name: string): name is AddressField =>
  (addressFields as readonly string[]).includes(name)

/** A text without invisible characters, blanks at the ends and repeated blanks inside. */
export const tidy = (text: string): string => withoutInvisible(text).trim().replace(/\s+/g, ' ')

/** With all fields tidied. */
export const tidyAddress = (address: PostalAddress): PostalAddress =>
  Object.fromEntries(allFields.map((field) => [field, tidy(address[field])])) as PostalAddress

/** Whether all fields are equal after {@link tidyAddress}. */
export const sameAddress = (one: PostalAddress, other: PostalAddress): boolean =>
  allFields.every((field) => tidy(one[field]) === tidy(other[field]))

/** A profile's address without the birth date; the street is empty until the member enters one. */
export function postalAddressOf(address: Address): PostalAddress {
  const { salutation, firstName, lastName, street, streetNumber, zipCode, city, countryId } = address
  return { salutation, firstName, lastName, street: street ?? '', streetNumber, zipCode, city, countryId }
}

/** The fields of an address without the name, in the order of the form. */
export const placeFields = ['street', 'streetNumber', 'zipCode', 'city', 'countryId'] as const
export type Place = Pick<PostalAddress, (typeof placeFields)[number]>

export const noName = { salutation: '', firstName: '', lastName: '' }

const placeIn = ({ street, streetNumber, zipCode, city, countryId }: PostalAddress): Place => ({
  street,
  streetNumber,
  zipCode,
  city,
  countryId,
})

/** The place of a profile's address. */
export const placeOf = (address: Address): Place => placeIn(postalAddressOf(address))

/** Without blanks at the ends and repeated blanks inside. */
export const tidyPlace = (place: Place): Place => placeIn(tidyAddress({ ...noName, ...place }))

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
