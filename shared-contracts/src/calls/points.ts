import * as v from '../schema/schema.ts'
import { brand } from '../brand/brand.ts'
import { envelope, shopCall } from './envelope.ts'
import { listOf } from './list-of.ts'

export const points = shopCall({
  name: 'points',
  method: 'GET',
  path: 'shop/points',
  access: 'required',
  response: envelope(v.object({ summary: v.object({ [brand.loyalty.pointsField]: v.number() }) })),
})

/** A points booking; locked points do not count until they are released. */
export const Booking = v.object({
  bookingId: v.string(),
  bookingTime: v.string(),
  points: v.number(),
  locked: v.nullish(v.boolean(), false),
  reason: v.nullish(v.string(), ''),
})
export type Booking = v.InferOutput<typeof Booking>

export const bookings = shopCall({
  name: 'bookings',
  method: 'GET',
  path: 'shop/bookings',
  access: 'required',
  response: envelope(listOf(Booking)),
})
