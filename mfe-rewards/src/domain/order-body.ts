import { brand } from '@delikaterie/shared-contracts/brand'
import type { Order } from '@delikaterie/shared-contracts/calls'
import {
  orderAddresses,
  type BillingSource,
  type PostalAddress,
} from '@delikaterie/shared-contracts/domain/delivery-address'

export type OrderChoice = {
  couponId: string
  cardCode: string
  /** The profile's address. */
  billing: BillingSource
  /** Where the reward goes. */
  delivery: PostalAddress
  /** The member insists on the address as typed (spec §5, Address check). */
  keepAddress: boolean
}

/** The body of a reward order (spec §5 and §9, Reward order); `cardcode` is spelled so only here. */
export function orderBody({ couponId, cardCode, billing, delivery, keepAddress }: OrderChoice): Order {
  return {
    ...orderAddresses(billing, delivery),
    lineItems: [{ type: brand.loyalty.lineItemType, sku: couponId, quantity: 1 }],
    paymentMethod: { alias: 30 },
    shippingMethod: { alias: 'MD' },
    sendConfirmationMail: true,
    isAnonymousUser: false,
    cardcode: cardCode,
    disableAddressCheck: keepAddress,
  }
}

/** Whether two orders are one intent; both come from `orderBody`, so the fields stand in one order. */
export const sameOrder = (one: Order, other: Order): boolean => JSON.stringify(one) === JSON.stringify(other)
