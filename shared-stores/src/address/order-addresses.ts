import type { Address } from '@delikaterie/shared-contracts/calls/user-data'
import { sameAddress, tidyAddress, type PostalAddress } from './address-fields.ts'

/** A profile's address; `street` is null until the member enters one. */
export type BillingAddress = Omit<PostalAddress, 'street'> & { street: string | null }

/** The profile's address without the birth date. */
export function billingAddressOf(address: Address): BillingAddress {
  const { salutation, firstName, lastName, street, streetNumber, zipCode, city, countryId } = address
  return { salutation, firstName, lastName, street, streetNumber, zipCode, city, countryId }
}

/** Whether the member lives outside Germany, whose id the shop names. */
export const livesAbroad = ({ countryId }: Pick<BillingAddress, 'countryId'>, germany: string): boolean =>
  countryId !== '' && countryId !== germany

/** The initial delivery address: the profile's, or only its names if it is outside Germany. */
export function initialDelivery(billing: BillingAddress, germany: string): PostalAddress {
  const place = livesAbroad(billing, germany)
    ? { street: '', streetNumber: '', zipCode: '', city: '' }
    : { street: billing.street ?? '' }
  return { ...billing, ...place, countryId: germany }
}

export type OrderAddresses = { billingAddress: PostalAddress; shippingAddress?: PostalAddress | undefined }

/**
 * The addresses an order sends (docs/product/rewards-and-orders.md): without a billing street the
 * delivery address is also the billing address; a separate delivery address is sent only if it
 * differs and has a zip code.
 */
export function orderAddresses(billing: BillingAddress, delivery: PostalAddress): OrderAddresses {
  const shippingAddress = tidyAddress(delivery)
  if (!billing.street?.trim()) return { billingAddress: shippingAddress }
  const billingAddress = tidyAddress({ ...billing, street: billing.street })
  const isSeparate = shippingAddress.zipCode !== '' && !sameAddress(billingAddress, shippingAddress)
  return isSeparate ? { billingAddress, shippingAddress } : { billingAddress }
}

/** The address an order is delivered to. */
export const effectiveShipping = ({ billingAddress, shippingAddress }: OrderAddresses): PostalAddress =>
  shippingAddress ?? billingAddress
