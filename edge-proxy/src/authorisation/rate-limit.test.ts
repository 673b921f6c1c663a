import { expect, test } from 'vitest'
import { createRateLimit } from './rate-limit.ts'

test('allows so many per window and account, and again in the next window', () => {
  const limit = createRateLimit(2, 1_000)
  const allowed = (who: string, now: number): boolean => {
    try {
      limit(who, now)
      return true
    } catch {
      return false
    }
  }
  expect([0, 1, 2, 999].map((now) => allowed('ACC-1', now))).toEqual([true, true, false, false])
  expect(allowed('ACC-2', 3)).toBe(true)
  expect([1_000, 1_001, 1_002].map((now) => allowed('ACC-1', now))).toEqual([true, true, false])
})
