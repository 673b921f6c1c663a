import type { UserData } from '@delikaterie/shared-contracts/calls'
import { berlinTime } from './berlin-time.ts'

/** What the read view shows of a profile; empty where the member has not told. */
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

const joined = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ')

const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('de-DE') + text.slice(1)

/** The profile as it is read, not as it is edited (spec §2, Kontodaten). */
export function profileOf({ address, email, loginName, memberSince }: UserData): Profile {
  const addressLines = [joined(address.street, address.streetNumber), joined(address.zipCode, address.city)]
  return {
    salutation: capitalised(joined(address.salutation)),
    name: joined(address.firstName, address.lastName),
    birthDate: joined(address.birthDate),
    email: joined(email) || joined(loginName),
    addressLines: addressLines.filter((line) => line !== ''),
    countryId: joined(address.countryId),
    memberSince: berlinTime(memberSince ?? '')?.day ?? '',
  }
}
