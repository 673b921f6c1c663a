import {
  billingAddressOf,
  deliveryCountry,
  tidyAddress,
  type PostalAddress,
} from '@delikaterie/shared-contracts/address'
import type { Address } from '@delikaterie/shared-contracts/calls'

export type CardRequest = PostalAddress & {
  title: ''
  fullName: ''
  company: ''
  department: ''
  addressExtension: ''
  email: string
}

/** The address part of a card request; the shop requires the empty fields too. */
export const cardRequest = (address: PostalAddress, email: string): CardRequest => {
  const { salutation, firstName, lastName, street, streetNumber, zipCode, city, countryId } = tidyAddress(address)
  return {
    salutation,
    title: '',
    firstName,
    lastName,
    fullName: '',
    company: '',
    department: '',
    street,
    streetNumber,
    addressExtension: '',
    zipCode,
    city,
    countryId,
    email,
  }
}

/** The profile's address with unknown fields empty. */
export function cardAddress(address: Address): PostalAddress {
  const { street, countryId, ...others } = billingAddressOf(address)
  return { ...others, street: street ?? '', countryId: countryId || deliveryCountry }
}
