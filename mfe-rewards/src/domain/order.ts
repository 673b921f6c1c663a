import { streetFields } from '@portal/shared-contracts/calls/member-fields'
import { keysOf, recordOf } from '@portal/shared-contracts/records'
import { sameAddress, tidyAddress, type PostalAddress } from '@portal/shared-contracts/address'
import { brand } from '@portal/shared-contracts/brand/brand'
import type { Order } from '@portal/shared-contracts/calls'

/** Whether the member lives outside Germany, whose id the shop names. */
export const livesAbroad = ({ countryId }: { countryId: string }, germany: string): boolean =>
  countryId !== '' && countryId !== germany

/** The initial delivery address: the profile's, or only its names if it is outside Germany. */
export function initialDelivery(billing: PostalAddress, germany: string): PostalAddress {
  const noPlace = recordOf(keysOf(streetFields), () => '')
  return { ...billing, ...(livesAbroad(billing, germany) && noPlace), countryId: germany }
}

export type OrderAddresses = { billingAddress: PostalAddress; shippingAddress?: PostalAddress | undefined }

/**
 * The addresses an order sends (docs/product/rewards-and-orders.md): without a billing street the
 * delivery address is also the billing address; a separate delivery address is sent only if it
 * differs and has a zip code.
 */
export function orderAddresses(billing: PostalAddress, delivery: PostalAddress): OrderAddresses {
  const shippingAddress = tidyAddress(delivery)
  if (billing.street.trim() === '') return { billingAddress: shippingAddress }
  const billingAddress = tidyAddress(billing)
  const isSeparate = shippingAddress.zipCode !== '' && !sameAddress(billingAddress, shippingAddress)
  return isSeparate ? { billingAddress, shippingAddress } : { billingAddress }
}

/** The address an order is delivered to. */
export const effectiveShipping = ({ billingAddress, shippingAddress }: OrderAddresses): PostalAddress =>
  shippingAddress ?? billingAddress

export type OrderChoice = {
  couponId: string
  cardCode: string
  /** The profile's address. */
  billing: PostalAddress
  delivery: PostalAddress
  /** Order to the typed address even if the address service suggests another. */
  disableAddressCheck: boolean
}

/** The body of a reward order; the shop spells `cardcode` in lower case in this call only. */
export function orderBody({ couponId, cardCode, billing, delivery, disableAddressCheck }: OrderChoice): Order {
  return {
    ...orderAddresses(billing, delivery),
    lineItems: [{ type: brand.loyalty.lineItemType, sku: couponId, quantity: 1 }],
    paymentMethod: { alias: 30 },
    shippingMethod: { alias: 'MD' },
    sendConfirmationMail: true,
    isAnonymousUser: false,
    cardcode: cardCode,
    disableAddressCheck,
  }
}

/** Whether two orders are equal; `orderBody` always writes the fields in the same order. */
export const sameOrder = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Seconds; the edge knows no order that is older. */
const maxAge = 99_999_999

/**
 * The `Idempotency-Key` header of an order. One that may have been sent before says how many seconds ago it was stored,
 * so that an edge whose journal was lost does not take it for a new order (rule rewards-and-orders-53).
 * Times in ms.
 */
export function orderKey(key: string, mayBeSent: boolean, storedAt: number, now: number): string {
  if (!mayBeSent) return key
  const seconds = Math.ceil((now - storedAt) / 1000)
  return `${key};age=${Math.min(Math.max(seconds, 0), maxAge)}`
}
