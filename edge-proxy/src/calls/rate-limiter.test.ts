import { expect, test } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts'

/** Seconds to wait, or 0 if the attempt is allowed. */
const retryAfter = (limiter: RateLimiter, key: string, now: number): number => {
  try {
    limiter.consume(key, now)
    return 0
  } catch (error) {
    return error instanceof HttpError ? (error.retryAfter ?? -1) : -1
  }
}

test('allows a number of attempts per key and window, and returns the seconds until the next window', () => {
  const limiter = createRateLimiter(2, 10_000)
  expect([0, 1, 2, 9_999].map((now) => retryAfter(limiter, 'ACC-1', now))).toEqual([0, 0, 10, 1])
  expect(retryAfter(limiter, 'ACC-2', 3)).toBe(0)
  expect([10_000, 10_001, 10_002].map((now) => retryAfter(limiter, 'ACC-1', now))).toEqual([0, 0, 10])
})

test('refunds attempts, but never more than the limit', () => {
  const limiter = createRateLimiter(2, 10_000)
  limiter.refund('ACC-1')
  retryAfter(limiter, 'ACC-1', 0)
  for (let count = 0; count < 5; count += 1) limiter.refund('ACC-1')
  expect([0, 0, 0].map((now) => retryAfter(limiter, 'ACC-1', now))).toEqual([0, 0, 10])
})

test('drops the oldest keys when there are too many', () => {
  const limiter = createRateLimiter(1, 10_000)
  for (let key = 0; key < 10_001; key += 1) limiter.consume(String(key), 0)
  expect([retryAfter(limiter, '10000', 0), retryAfter(limiter, '1', 0), retryAfter(limiter, '0', 0)]).toEqual([
    10, 10, 0,
  ])
})
