import * as v from '../schema.ts'
import { envelope, shopCall } from './envelope.ts'
import { Amount, listOf, optionalDate, optionalFlag, optionalId, optionalText } from './fields.ts'
import { wireObject } from './wire-names.ts'

export const points = shopCall({
  name: 'points',
  method: 'GET',
  path: 'shop/points',
  access: 'required',
  response: envelope(v.object({ summary: wireObject({ loyaltyPoints: Amount }) })),
})

/**
 * A points booking, of which time and points are required, the time also where it is a placeholder; locked points do
 * not count until they are released.
 */
export const Booking = v.object({
  bookingId: optionalId,
  bookingTime: v.pipe(
    v.string(),
    v.transform((time) => v.parse(optionalDate, time)),
  ),
  points: Amount,
  locked: optionalFlag,
  reason: optionalText,
  /** When locked points start to count, if the loyalty platform says so; ISO. */
  valueTime: optionalDate,
})
export type Booking = v.InferOutput<typeof Booking>
export const BookingList = listOf(Booking)

export const bookings = shopCall({
  name: 'bookings',
  method: 'GET',
  path: 'shop/bookings',
  access: 'required',
  response: envelope(v.nullish(BookingList, [])),
})
