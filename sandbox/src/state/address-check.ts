import { refusal } from './refusals.ts'
import type { Refusal } from './refusals.ts'

export interface CheckedAddress {
  street: string
  streetNumber: string
  zipCode: string
  city: string
  countryId: string
}

/** Documented inputs: what the address service would rather read. */
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

/** A documented street that the service knows nothing about. */
const unknownStreet = 'Nirgendweg'

const zipCodes: Readonly<Record<string, RegExp>> = { DE: /^\d{5}$/, AT: /^\d{4}$/, CH: /^\d{4}$/ }

/**
 * What is wrong with an address (spec §5); empty when nothing is. Empty fields, Packstations and PO boxes are
 * refused always; the rest is the address service's opinion, which `disableAddressCheck` overrules.
 */
export function addressFaults(address: CheckedAddress, disableAddressCheck: boolean): Refusal[] {
  const forbidden = [...emptyFields(address), ...unreachablePlaces(address)]
  if (forbidden.length > 0 || disableAddressCheck) return forbidden
  const invalid = invalidFields(address)
  return invalid.length > 0 ? invalid : suggestions(address)
}

function emptyFields(address: CheckedAddress): Refusal[] {
  const needed = ['street', 'streetNumber', 'zipCode', 'city'] as const
  return needed.filter((field) => address[field].trim() === '').map((field) => refusal('stringEmpty', field))
}

function unreachablePlaces({ street }: CheckedAddress): Refusal[] {
  if (/pack\s*station/i.test(street)) return [refusal('packstationNotAllowed', 'street', street)]
  if (/post\s*fach/i.test(street)) return [refusal('postfachNotAllowed', 'street', street)]
  return []
}

function invalidFields({ street, zipCode, countryId }: CheckedAddress): Refusal[] {
  const zipCodeIsFine = zipCodes[countryId]?.test(zipCode.trim()) ?? false
  return [
    ...(street.trim() === unknownStreet ? [refusal('errorAddressCheck', 'street', street)] : []),
    ...(zipCodeIsFine ? [] : [refusal('errorAddressCheck', 'zipCode', zipCode)]),
  ]
}

function suggestions({ street, city }: CheckedAddress): Refusal[] {
  const betterStreet = streetSuggestions[street.trim()]
  const betterCity = citySuggestions[city.trim()]
  return [
    ...(betterStreet ? [refusal('multiAddresses', 'street', street, betterStreet)] : []),
    ...(betterCity ? [refusal('multiAddresses', 'city', city, betterCity)] : []),
  ]
}
