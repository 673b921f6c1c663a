import { expect, test } from 'vitest'
import { HttpError } from '../http/http-error.ts'
import { createRateLimit, type RateLimit } from './rate-limit.ts'

/** Seconds to wait, or 0 when the attempt is allowed. */
const wait = (limit: RateLimit, who: string, now: number): number => {
  try {
    limit.take(who, now)
    return 0
  } catch (error) {
    return error instanceof HttpError ? (error.retryAfter ?? -1) : -1
  }
}

test('allows so many per window and name, tells how long to wait, and allows again in the next window', () => {
  const limit = createRateLimit(2, 10_000)
  expect([0, 1, 2, 9_999].map((now) => wait(limit, 'ACC-1', now))).toEqual([0, 0, 10, 1])
  expect(wait(limit, 'ACC-2', 3)).toBe(0)
  expect([10_000, 10_001, 10_002].map((now) => wait(limit, 'ACC-1', now))).toEqual([0, 0, 10])
})

test('takes an attempt back, but never gives more than there were', () => {
  const limit = createRateLimit(2, 10_000)
  limit.giveBack('ACC-1')
  wait(limit, 'ACC-1', 0)
  for (let count = 0; count < 5; count += 1) limit.giveBack('ACC-1')
  expect([0, 0, 0].map((now) => wait(limit, 'ACC-1', now))).toEqual([0, 0, 10])
})

test('forgets the oldest names first when there are too many', () => {
  const limit = createRateLimit(1, 10_000)
  for (let name = 0; name < 10_001; name += 1) limit.take(String(name), 0)
  expect([wait(limit, '10000', 0), wait(limit, '1', 0), wait(limit, '0', 0)]).toEqual([10, 10, 0])
})
