import { keysOf, recordOf } from '../records.ts'
import type * as v from '../schema.ts'
import { optionalAmount, optionalId, Text } from './fields.ts'

/*
 * The fields of a member's data: the names of the wire, and which calls send them. How pages show, check and send each
 * one is in `customer/field-rules.ts`.
 */

/** Of every call about a person; card requests list their fields themselves, in the order of the shop. */
export const nameFields = { salutation: Text, firstName: Text, lastName: Text }

/** Street and town; with the country, of every call with a postal address. */
export const streetFields = { street: Text, streetNumber: Text, zipCode: Text, city: Text }

export const countryField = { countryId: Text }

/** Of the profile only; no order, card or deletion sends them. */
export const profileOnlyFields = { birthDate: Text }

/** A profile's address, in the order of the request. */
export const profileAddressFields = { ...nameFields, ...streetFields, ...profileOnlyFields, ...countryField }

export type NameField = keyof typeof nameFields
export type PlaceField = keyof typeof streetFields | keyof typeof countryField
export type ProfileAddressField = keyof typeof profileAddressFields

/** An address whose fields are all read by one schema. */
export const addressReadBy = <Schema extends v.GenericSchema>(schema: Schema) =>
  recordOf(keysOf(profileAddressFields), () => schema)

/** The fields of a profile in responses; `text`, `flag`, `address` and `date` read what need not be there. */
export const userFields = <Texts, Flag, Address, Day>(text: Texts, flag: Flag, address: Address, date: Day) => ({
  loginName: text,
  email: text,
  address,
  hasNewsletter: flag,
  loyaltyAccountId: optionalId,
  /** Points that can be spent, or null while unknown. */
  loyaltyPoints: optionalAmount,
  beExcitedTimeStamp: text,
  memberSince: date,
})

/** The names of the fields, for what refers to one: an error's `input`, a list, a condition. */
export const fieldName = {
  ...namesOf(profileAddressFields),
  ...namesOf(userFields(null, null, null, null)),
}

function namesOf<Fields extends object>(fields: Fields) {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, field])) as {
    readonly [Field in keyof Fields]: Field
  }
}
