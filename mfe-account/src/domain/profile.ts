import { berlinDay } from '@delikaterie/shared-contracts/berlin-time'
import type { UserData } from '@delikaterie/shared-contracts/calls'

/** The profile as Kontodaten shows it; unknown fields are empty. */
export type Profile = {
  salutation: string
  name: string
  /** ISO date. */
  birthDate: string
  email: string
  /** Street and number, postcode and town. */
  addressLines: readonly string[]
  countryId: string
  /** ISO date in Berlin. */
  memberSince: string
}

const joinParts = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('de-DE') + text.slice(1)

/** Reads a profile for display. */
export function profileOf({ address, email, loginName, memberSince }: UserData): Profile {
  const addressLines = [joinParts(address.street, address.streetNumber), joinParts(address.zipCode, address.city)]
  return {
    salutation: capitalised(joinParts(address.salutation)),
    name: joinParts(address.firstName, address.lastName),
    birthDate: joinParts(address.birthDate),
    email: joinParts(email) || joinParts(loginName),
    addressLines: addressLines.filter((line) => line !== ''),
    countryId: joinParts(address.countryId),
    memberSince: berlinDay(memberSince ?? '') ?? '',
  }
}
