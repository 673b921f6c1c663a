import { brand } from '@portal/shared-contracts/brand/brand'
import * as v from '../schema.ts'
import { PostalAddress } from './postal-address.ts'
import { envelope, shopCall } from './envelope.ts'
import { CardCode, optionalObject, optionalText } from './fields.ts'

/** An id in a body, where no character changes a path. */
const CouponId = v.pipe(v.string(), v.minLength(1), v.maxLength(200))

/** A reward redemption; the constants are the shop's (docs/product/rewards-and-orders.md). */
export const Order = v.strictObject({
  billingAddress: PostalAddress,
  shippingAddress: v.optional(PostalAddress),
  lineItems: v.pipe(
    v.array(v.strictObject({ type: v.literal(brand.loyalty.lineItemType), sku: CouponId, quantity: v.literal(1) })),
    v.length(1),
  ),
  paymentMethod: v.strictObject({ alias: v.literal(30) }),
  shippingMethod: v.strictObject({ alias: v.literal('MD') }),
  sendConfirmationMail: v.literal(true),
  isAnonymousUser: v.literal(false),
  cardcode: CardCode,
  disableAddressCheck: v.boolean(),
})
export type Order = v.InferOutput<typeof Order>

/** The browser also sends `Idempotency-Key`, which the edge does not forward. */
export const order = shopCall({
  name: 'order',
  method: 'POST',
  path: 'shop/order',
  access: 'required',
  body: Order,
  /** Without a number the order is placed all the same. */
  response: envelope(optionalObject({ orderNumber: optionalText })),
})
