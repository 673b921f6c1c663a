import * as v from '../schema/schema.ts'
import { brand } from '../brand/brand.ts'
import { defineCall } from './call.ts'
import { envelope } from './envelope.ts'
import { listOf } from './list-of.ts'

export const points = defineCall({
  name: 'points',
  method: 'GET',
  path: 'shop/points',
  backend: 'shop',
  access: 'required',
  shape: 'envelope',
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

export const bookings = defineCall({
  name: 'bookings',
  method: 'GET',
  path: 'shop/bookings',
  backend: 'shop',
  access: 'required',
  shape: 'envelope',
  response: envelope(listOf(Booking)),
})
