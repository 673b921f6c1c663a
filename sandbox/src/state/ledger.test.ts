import { expect, test } from 'vitest'
import { createTestClient, testNow } from '../testing/test-client.ts'
import { run } from './database.ts'
import { balanceOf, book, bookingsOf, releaseBooking } from './ledger.ts'

const booking = { accountId: 'ACC-2', points: 40, reason: 'Test', reference: 'test:1' }

test('a balance cannot fall below zero', () => {
  const { state } = createTestClient()
  expect(() => book(state, { ...booking, points: -301 })).toThrow('CHECK constraint failed: points >= 0')
  expect(balanceOf(state, 'ACC-2')).toEqual({ points: 300, lockedPoints: 0 })
  book(state, { ...booking, points: -300 })
  expect(balanceOf(state, 'ACC-2').points).toBe(0)
})

test('the same reference is booked once', () => {
  const { state } = createTestClient()
  book(state, booking)
  expect(() => book(state, booking)).toThrow('UNIQUE constraint failed: bookings.reference')
  expect(balanceOf(state, 'ACC-2').points).toBe(340)
})

test('locked points count after a manual release or their release time', () => {
  const { state, advance } = createTestClient()
  book(state, { ...booking, releaseAt: '2027-01-01T00:00:00.000Z' })
  book(state, { ...booking, reference: 'test:2', releaseAt: new Date(testNow.getTime() + 1000).toISOString() })
  expect(balanceOf(state, 'ACC-2')).toEqual({ points: 300, lockedPoints: 80 })
  const id = bookingsOf(state, 'ACC-2').find(({ reference }) => reference === 'test:1')?.bookingId ?? 0
  expect([releaseBooking(state, id), releaseBooking(state, id)]).toEqual([true, false])
  expect(balanceOf(state, 'ACC-2')).toEqual({ points: 340, lockedPoints: 40 })
  advance(1000)
  expect(balanceOf(state, 'ACC-2')).toEqual({ points: 380, lockedPoints: 0 })
})

test.each([
  'UPDATE bookings SET points = 5000 WHERE accountId = ?',
  'DELETE FROM bookings WHERE accountId = ?',
  'UPDATE accounts SET points = -1 WHERE accountId = ?',
  'UPDATE bookings SET locked = 1 WHERE accountId = ?',
])('constraints of the tables reject: %s', (sql) => {
  const { state } = createTestClient()
  expect(() => run(state, sql, 'ACC-2')).toThrow(/constraint failed|a booking cannot/)
})

test('a coupon cannot be redeemed more often than its stock allows', () => {
  const { state } = createTestClient()
  expect(() =>
    run(state, 'UPDATE coupons SET redeemCountGlobal = redeemCountGlobal + 1 WHERE couponId = ?', 'R10'),
  ).toThrow('CHECK constraint failed')
})

test('every balance is the sum of its bookings', () => {
  const { state } = createTestClient()
  for (const accountId of ['ACC-1', 'ACC-2', 'ACC-3']) {
    const sum = bookingsOf(state, accountId)
      .filter(({ locked }) => locked === 0)
      .reduce((total, { points }) => total + points, 0)
    expect(balanceOf(state, accountId).points).toBe(sum)
  }
})
