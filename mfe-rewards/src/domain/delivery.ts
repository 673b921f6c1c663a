import type { Address, FieldError } from '@delikaterie/shared-contracts/calls'
import {
  addressFields,
  deliveryCountry,
  tidyAddress,
  unreachablePlace,
  type AddressField,
  type BillingSource,
  type PostalAddress,
} from '@delikaterie/shared-contracts/domain/delivery-address'

/** The profile's address as the billing address of an order. */
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

/** The initial delivery address: the profile's, or only its names if it is outside Germany. */
export function initialDelivery(billing: BillingSource): PostalAddress {
  const place = livesAbroad(billing)
    ? { street: '', streetNumber: '', zipCode: '', city: '' }
    : { street: billing.street ?? '' }
  return { ...billing, ...place, countryId: deliveryCountry }
}

/** The errors of a delivery address in the order of its fields. */
export function deliveryErrors(typed: PostalAddress): FieldError[] {
  const address = tidyAddress(typed)
  return addressFields.flatMap((field) => errorsOf(field, address))
}

// A profile may have none, and a parcel arrives without it.
const optional: readonly AddressField[] = ['salutation']

function errorsOf(field: AddressField, address: PostalAddress): FieldError[] {
  const inputValue = address[field]
  const error = (code: string): FieldError => ({ code, input: field, inputValue, value: '' })
  if (inputValue === '') return optional.includes(field) ? [] : [error('stringEmpty')]
  if (field === 'zipCode' && !/^\d{5}$/.test(inputValue)) return [error('errorAddressCheck')]
  const place = field === 'street' ? unreachablePlace(inputValue) : null
  return place === null ? [] : [error(place)]
}
