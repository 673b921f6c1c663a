import { expect, test } from 'vitest'
import { t } from './withdrawal.ts'

test.each([
  { value: '540', wait: 'in 9 Minuten' },
  { value: '30', wait: 'in einer Minute' },
  { value: undefined, wait: 'später' },
])('a limit of $value seconds reads "$wait"', ({ value, wait }) => {
  expect(t.failedCause({ code: 'rateLimited', ...(value !== undefined && { value }) })).toContain(wait)
})
