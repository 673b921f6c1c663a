import type { PostalAddress } from '@delikaterie/shared-contracts/address'
import type { Address, ChangedUserData, ProfileAddress } from '@delikaterie/shared-contracts/calls'

/** A profile's address as POST sends it; null is not a text of the call. */
export const profileAddress = (address: Address): ProfileAddress => {
  const { salutation, firstName, lastName, street, streetNumber, zipCode, city, birthDate, countryId } = address
  return { salutation, firstName, lastName, street: street ?? '', streetNumber, zipCode, city, birthDate, countryId }
}

/** The postal part of a profile's address with the values of a form. */
export function postalAddress(address: Address, values: Partial<ProfileAddress>): PostalAddress {
  const { birthDate: _, ...postal } = { ...profileAddress(address), ...values }
  return postal
}

/** The profile after a change: what the response says, else what was sent; the shop need not send the profile back. */
export function savedProfile(response: ChangedUserData, sent: Partial<ProfileAddress>): ChangedUserData {
  const given = Object.entries(response.address).filter(([, value]) => value !== undefined && value !== null)
  return { ...response, address: { ...sent, ...Object.fromEntries(given) } }
}
