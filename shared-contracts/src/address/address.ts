import { PostalAddress } from '../calls/postal-address.ts'
import type { Address } from '../calls/user-data.ts'
import { withoutInvisible } from '../email/email-address.ts'
import { errorField, type FieldError } from '../calls/field-error.ts'
import { fieldErrors } from '../errors/text-errors.ts'
import { undeliverablePlace, type UndeliverableCode } from './undeliverable-place.ts'

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

const noName = { salutation: '', firstName: '', lastName: '' }

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

export type AddressSuggestion = {
  given: PostalAddress
  suggested: PostalAddress
  /** Fields in which the two differ. */
  differing: readonly AddressField[]
}

/**
 * The suggestion of the address service (`multiAddresses`): the `value` of every error replaces what was
 * sent. Null if there is any other error, so that a suggestion never hides a Packstation, and null if
 * nothing would change.
 */
export function suggestedAddress(
  given: PostalAddress,
  errors: readonly Pick<FieldError, 'code' | 'input' | 'value'>[],
): AddressSuggestion | null {
  if (errors.some(({ code }) => code !== 'multiAddresses')) return null
  const changes = errors.flatMap(({ input, value }): [AddressField, string][] => {
    const field = errorField(input)
    return isAddressField(field) && value !== '' && value !== given[field] ? [[field, value]] : []
  })
  if (changes.length === 0) return null
  return { given, suggested: { ...given, ...Object.fromEntries(changes) }, differing: changes.map(([field]) => field) }
}
