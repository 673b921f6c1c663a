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

/**
 * The response to a change, with the member it is about: without a login name it would count for another member who logs in
 * meanwhile.
 */
export const ofMember = (response: ChangedUserData, loginName: string): ChangedUserData => ({
  ...response,
  loginName: response.loginName || loginName,
})

/** The profile after a change: what the response says, else what was sent; the shop need not send the profile back. */
export function savedProfile(
  response: ChangedUserData,
  sent: Partial<ProfileAddress>,
  loginName: string,
): ChangedUserData {
  const given = Object.entries(response.address).filter(([, value]) => value !== undefined && value !== null)
  return { ...ofMember(response, loginName), address: { ...sent, ...Object.fromEntries(given) } }
}
