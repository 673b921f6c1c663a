import { errorField, type FieldError } from '../calls/field-error.ts'
import { fieldErrors } from '../errors/field-errors.ts'
import { countryField, fieldName, streetFields, type PlaceField } from '../calls/member-fields.ts'
import { keysOf, recordOf } from '../records.ts'
import { PostalAddress } from '../calls/postal-address.ts'
import type { Address } from '../calls/user-data.ts'
import { fieldRules, letterLines } from '../customer/field-rules.ts'
import { salutationRule } from '../customer/salutation.ts'
import { tidy } from '../text/tidy.ts'
import { undeliverablePlace, type UndeliverableCode } from './undeliverable-place.ts'

export { PostalAddress }

export type AddressField = Exclude<keyof PostalAddress, keyof typeof countryField>

const allFields = keysOf(PostalAddress.entries)

/** The fields a member types; the country is chosen or fixed. */
export const addressFields = allFields.filter((field): field is AddressField => !Object.hasOwn(countryField, field))

export const isAddressField = (name: string): name is AddressField =>
  (addressFields as readonly string[]).includes(name)

/** With all fields tidied. */
export const tidyAddress = (address: PostalAddress): PostalAddress =>
  recordOf(allFields, (field) => tidy(address[field]))

/** Whether all fields are equal after {@link tidyAddress}. */
export const sameAddress = (one: PostalAddress, other: PostalAddress): boolean =>
  allFields.every((field) => tidy(one[field]) === tidy(other[field]))

/** A profile's address with the fields of postal addresses only; the street is empty until the member enters one. */
export const postalAddressOf = (address: Address): PostalAddress => recordOf(allFields, (field) => address[field] ?? '')

/** The fields of an address without the name, in the order of the form. */
export const placeFields = keysOf({ ...streetFields, ...countryField })
export type Place = Pick<PostalAddress, PlaceField>

/** The place of a profile's address. */
export const placeOf = (address: Address): Place => recordOf(placeFields, (field) => address[field] ?? '')

/** Whether a required field of the place is empty, as after a registration; the country is Germany without one. */
export const lacksPlace = (address: Pick<Address, keyof typeof streetFields>): boolean =>
  keysOf(streetFields).some((field) => fieldRules[field].required && tidy(address[field] ?? '') === '')

/** Without blanks at the ends and repeated blanks inside. */
export const tidyPlace = (place: Place): Place => recordOf(placeFields, (field) => tidy(place[field]))

/** Street with number, and postcode with town; empty parts are left out. `blank` stands between two fields. */
export const placeLines = (place: Readonly<Record<PlaceField, string | null>>, blank = ' '): string[] =>
  letterLines.slice(1).map((line) =>
    placeFields
      .filter((field) => fieldRules[field].addressLine === line)
      .map((field) => place[field]?.trim())
      .filter(Boolean)
      .join(blank),
  )

/** One field of an address; `marked` ones are highlighted. */
type AddressPart = { name: AddressField; text: string; marked: boolean }

/** An address as on an envelope, without empty lines and parts; a salutation that is no title is left out. */
export const addressLines = (address: PostalAddress, marked: readonly AddressField[] = []): AddressPart[][] =>
  letterLines
    .map((line) => addressFields.filter((field) => fieldRules[field].addressLine === line))
    .map((fields) =>
      fields.filter(
        (field) => address[field] !== '' && (field !== fieldName.salutation || salutationRule(address[field]).isTitle),
      ),
    )
    .filter((fields) => fields.length > 0)
    .map((fields) => fields.map((name) => ({ name, text: address[name], marked: marked.includes(name) })))

/** `delivery` of a reward, within Germany and with or without a salutation, or a new `card`. */
export type AddressPurpose = 'delivery' | 'card'

/** The errors of an address before it is sent, in the order of its fields. */
export function addressErrors(typed: PostalAddress, purpose: AddressPurpose): FieldError[] {
  const address = tidyAddress(typed)
  return addressFields.flatMap((field) => fieldErrors(errorCode(field, address, purpose), field))
}

function errorCode<Field extends AddressField>(
  field: Field,
  address: Place & Pick<PostalAddress, Field>,
  purpose: AddressPurpose,
): string | null {
  const value = address[field]
  const isOptional = field === fieldName.salutation && purpose === 'delivery'
  if (value === '') return fieldRules[field].required && !isOptional ? 'stringEmpty' : null
  const undeliverable = undeliverablePlace(value) ?? (field === fieldName.street ? ofStreetAndNumber(address) : null)
  if (undeliverable !== null) return undeliverable
  if (field === fieldName.zipCode && purpose === 'delivery' && !/^\d{5}$/.test(value)) return 'errorAddressCheck'
  return value.length > (fieldRules[field].maxLength ?? Infinity) ? 'tooLong' : null
}

/** A place that only both fields together name, such as `Pf.` with a number; otherwise the number has the error. */
const ofStreetAndNumber = ({ street, streetNumber }: Place): UndeliverableCode | null =>
  undeliverablePlace(streetNumber) === null ? undeliverablePlace(`${street} ${streetNumber}`) : null

/**
 * The errors of a place before it is sent; what a postcode looks like is the shop's to say, because of its countries.
 */
export function placeErrors(typed: Place): FieldError[] {
  const place = tidyPlace(typed)
  return keysOf(streetFields).flatMap((field) => fieldErrors(errorCode(field, place, 'card'), field))
}

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
