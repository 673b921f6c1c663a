import * as v from '../schema/schema.ts'
import { PostalAddress } from '../address/address-fields.ts'
import { brand } from '../brand/brand.ts'
import { envelope, shopCall } from './envelope.ts'
import { ProviderId } from './text.ts'

/** A reward redemption; the constants are the shop's (docs/product/rewards-and-orders.md). */
export const Order = v.strictObject({
  billingAddress: PostalAddress,
  shippingAddress: v.optional(PostalAddress),
  lineItems: v.pipe(
    v.array(v.strictObject({ type: v.literal(brand.loyalty.lineItemType), sku: ProviderId, quantity: v.literal(1) })),
    v.length(1),
  ),
  paymentMethod: v.strictObject({ alias: v.literal(30) }),
  shippingMethod: v.strictObject({ alias: v.literal('MD') }),
  sendConfirmationMail: v.literal(true),
  isAnonymousUser: v.literal(false),
  cardcode: v.pipe(v.string(), v.regex(/^\d{19}$/)),
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
  response: envelope(v.object({ orderNumber: v.union([v.string(), v.pipe(v.number(), v.transform(String))]) })),
})
