import type { Address } from '@delikaterie/shared-contracts/calls'
import {
  addressFields,
  deliveryCountry,
  tidyAddress,
  unreachablePlace,
  type AddressField,
  type BillingSource,
  type PostalAddress,
} from '@delikaterie/shared-contracts/domain/delivery-address'

/** Something to correct: a code of the catalogue at a field, or at none. */
export type Problem = { field: AddressField | 'cardCode' | null; code: string; value: string }

/** The profile's address as an order bills it. */
export const billingOf = (address: Address): BillingSource => ({
  salutation: address.salutation ?? '',
  firstName: address.firstName ?? '',
  lastName: address.lastName ?? '',
  street: address.street ?? null,
  streetNumber: address.streetNumber ?? '',
  zipCode: address.zipCode ?? '',
  city: address.city ?? '',
  countryId: address.countryId ?? '',
})

export const livesAbroad = ({ countryId }: Pick<BillingSource, 'countryId'>): boolean =>
  countryId !== '' && countryId !== deliveryCountry

/** The delivery address to begin with: the profile's, of a foreign one only the name. */
export function firstDelivery(billing: BillingSource): PostalAddress {
  const place = livesAbroad(billing)
    ? { street: '', streetNumber: '', zipCode: '', city: '' }
    : { street: billing.street ?? '' }
  return { ...billing, ...place, countryId: deliveryCountry }
}

/** What is missing or cannot be right, in the order of the fields (spec §5). */
export function deliveryProblems(typed: PostalAddress): Problem[] {
  const address = tidyAddress(typed)
  return addressFields.flatMap((field) => problemOf(field, address))
}

// The profile may be silent about it, and a parcel arrives without.
const optional: readonly AddressField[] = ['salutation']

function problemOf(field: AddressField, address: PostalAddress): Problem[] {
  const value = address[field]
  if (value === '') return optional.includes(field) ? [] : [{ field, code: 'stringEmpty', value }]
  if (field === 'zipCode' && !/^\d{5}$/.test(value)) return [{ field, code: 'errorAddressCheck', value }]
  const place = field === 'street' ? unreachablePlace(value) : null
  return place === null ? [] : [{ field, code: place, value }]
}
