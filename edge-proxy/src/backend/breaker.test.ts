import { expect, test } from 'vitest'
import { createBreaker } from './breaker.ts'
import { createRetryBudget } from './retry-budget.ts'

test('opens after twenty failures in a row, probes every five seconds and closes with a success', () => {
  const breaker = createBreaker()
  const fail = (times: number, now: number) => Array.from({ length: times }, () => breaker.failed(now))
  fail(19, 0)
  expect(breaker.admits(0)).toBe(true)
  breaker.succeeded()
  fail(20, 1_000)
  expect([1_000, 5_999].map((now) => breaker.admits(now))).toEqual([false, false])
  expect([6_000, 6_001].map((now) => breaker.admits(now))).toEqual([true, false])
  breaker.failed(6_100)
  expect([10_999, 11_000].map((now) => breaker.admits(now))).toEqual([false, true])
  breaker.succeeded()
  expect(breaker.admits(11_001)).toBe(true)
})

test('lets ten requests earn one retry and saves no more than ten', () => {
  const budget = createRetryBudget()
  const take = (times: number) => Array.from({ length: times }, () => budget.take()).filter(Boolean).length
  expect(take(20)).toBe(10)
  for (let count = 0; count < 31; count += 1) budget.earn()
  expect(take(20)).toBe(3)
})
