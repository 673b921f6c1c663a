import type { KnownCountryId } from '@portal/shared-contracts/address/countries'
import { fieldRules } from '@portal/shared-contracts/customer'
import type { Place } from '@portal/shared-contracts/address'
import type { FieldError } from '@portal/shared-contracts/calls'
import { fieldName, streetFields } from '@portal/shared-contracts/calls/member-fields'
import { keysOf } from '@portal/shared-contracts/records'
import type { Member } from '../state/members.ts'
import { fieldError } from './call-response.ts'

export type CheckedAddress = Pick<Member['address'], keyof Place>

/** Documented inputs and the corrections that the simulated address service suggests. */
const streetSuggestions: Readonly<Record<string, string>> = {
  Haupstr: 'Hauptstraße',
  'Haupstr.': 'Hauptstraße',
  Haupstraße: 'Hauptstraße',
  Viktualiengase: 'Viktualiengasse',
}
const citySuggestions: Readonly<Record<string, string>> = {
  Muenchen: 'München',
  Munchen: 'München',
  Koeln: 'Köln',
  Wein: 'Wien',
}

/** A documented street that the simulated address service does not know. */
const unknownStreet = 'Nirgendweg'

const zipCodes: Readonly<Record<KnownCountryId, RegExp>> = { DE: /^\d{5}$/, AT: /^\d{4}$/, CH: /^\d{4}$/ }

const isKnown = (countryId: string): countryId is KnownCountryId => Object.hasOwn(zipCodes, countryId)

/**
 * The errors of an address. Empty fields, Packstations and PO boxes are always errors; `disableAddressCheck`
 * switches off the other checks, those of the address service.
 */
export function addressErrors(address: CheckedAddress, disableAddressCheck: boolean): FieldError[] {
  const forbidden = [...emptyFields(address), ...undeliverablePlaces(address)]
  if (forbidden.length > 0 || disableAddressCheck) return forbidden
  const invalid = invalidFields(address)
  return invalid.length > 0 ? invalid : suggestions(address)
}

function emptyFields(address: CheckedAddress): FieldError[] {
  return keysOf(streetFields)
    .filter((field) => fieldRules[field].required && address[field].trim() === '')
    .map((field) => fieldError('stringEmpty', field))
}

function undeliverablePlaces({ street }: CheckedAddress): FieldError[] {
  if (/pack\s*station/i.test(street)) return [fieldError('packstationNotAllowed', fieldName.street, street)]
  if (/post\s*fach/i.test(street)) return [fieldError('postfachNotAllowed', fieldName.street, street)]
  return []
}

function invalidFields({ street, zipCode, countryId }: CheckedAddress): FieldError[] {
  const zipCodeIsValid = isKnown(countryId) && zipCodes[countryId].test(zipCode.trim())
  return [
    ...(street.trim() === unknownStreet ? [fieldError('errorAddressCheck', fieldName.street, street)] : []),
    ...(zipCodeIsValid ? [] : [fieldError('errorAddressCheck', fieldName.zipCode, zipCode)]),
  ]
}

function suggestions({ street, city }: CheckedAddress): FieldError[] {
  const betterStreet = streetSuggestions[street.trim()]
  const betterCity = citySuggestions[city.trim()]
  return [
    ...(betterStreet ? [fieldError('multiAddresses', fieldName.street, street, betterStreet)] : []),
    ...(betterCity ? [fieldError('multiAddresses', fieldName.city, city, betterCity)] : []),
  ]
}
