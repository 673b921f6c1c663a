import { expect, test } from 'vitest'
import { failedActivation } from './activation-outcome.ts'

test.each([
  { status: 400, code: 'requestInvalid', expected: 'refused' },
  { status: 401, code: 'sessionInvalid', expected: 'refused' },
  { status: 401, code: 'failed', expected: 'refused' },
  { status: 403, code: 'forbidden', expected: 'refused' },
  { status: 409, code: 'COUPON_NOT_ACTIVATABLE', expected: 'refused' },
  { status: 429, code: 'rateLimited', expected: 'refused' },
  { status: 503, code: 'backendUnavailable', expected: 'refused' },
  { status: 503, code: 'failed', expected: 'answered' },
  { status: 500, code: 'failed', expected: 'answered' },
  { status: 204, code: 'failed', expected: 'answered' },
  { status: 502, code: 'backendUnavailable', expected: 'unanswered' },
  { status: 504, code: 'outcomeUnknown', expected: 'unanswered' },
  { status: 0, code: 'network', expected: 'unanswered' },
  { status: 0, code: 'timeout', expected: 'unanswered' },
])('status $status with $code is $expected', ({ expected, ...failure }) => {
  expect(failedActivation(failure)).toBe(expected)
})
