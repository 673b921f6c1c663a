import * as v from 'valibot'
import { all, has, insert, one, run } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

const BookingRow = v.object({
  bookingId: v.number(),
  accountId: v.string(),
  bookingTime: v.string(),
  points: v.number(),
  locked: v.number(),
  /** Points are locked until then, or until the console releases them. */
  releaseAt: v.nullable(v.string()),
  reason: v.string(),
  store: v.string(),
  /** The cause of the booking, for example 'order:100001'; unique. */
  reference: v.string(),
})
export type BookingRow = v.InferOutput<typeof BookingRow>

type NewBooking = Pick<BookingRow, 'accountId' | 'points' | 'reason' | 'reference'> &
  Partial<Pick<BookingRow, 'store' | 'bookingTime'>> & { releaseAt?: string }

/**
 * Books points, negative ones for redemptions. Throws if the reference was booked before or the balance would
 * fall below zero; the tables have constraints for both.
 */
export function book(state: SandboxState, booking: NewBooking): void {
  const locked = booking.releaseAt === undefined ? 0 : 1
  insert(state, 'bookings', { bookingTime: state.now().toISOString(), locked, ...booking })
}

/** Whether a booking has this reference; no two have the same one. */
export const isBooked = (state: SandboxState, reference: string): boolean =>
  has(state, 'SELECT 1 FROM bookings WHERE reference = ?', reference)

/** Available points and locked points. */
export function balanceOf(state: SandboxState, accountId: string): { points: number; lockedPoints: number } {
  releaseDue(state)
  const Balance = v.object({ points: v.number(), lockedPoints: v.number() })
  const sql = `SELECT points, (SELECT COALESCE(SUM(b.points), 0) FROM bookings b
    WHERE b.accountId = a.accountId AND b.locked = 1) AS lockedPoints FROM accounts a WHERE accountId = ?`
  return one(state, Balance, sql, accountId) ?? { points: 0, lockedPoints: 0 }
}

/** The bookings of an account, or of all, newest first. */
export function bookingsOf(state: SandboxState, accountId?: string): BookingRow[] {
  releaseDue(state)
  const sql =
    'SELECT * FROM bookings WHERE accountId = coalesce(?, accountId) ORDER BY bookingTime DESC, bookingId DESC'
  return all(state, BookingRow, sql, accountId ?? null)
}

/** Releases a locked booking; false if it is not locked, so that a second click has no effect. */
export const releaseBooking = (state: SandboxState, bookingId: number): boolean =>
  run(state, 'UPDATE bookings SET locked = 0 WHERE bookingId = ? AND locked = 1', bookingId) === 1

function releaseDue(state: SandboxState): void {
  run(state, 'UPDATE bookings SET locked = 0 WHERE locked = 1 AND releaseAt <= ?', state.now().toISOString())
}
