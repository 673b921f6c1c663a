import { expect, test } from 'vitest'
import { activationErrorKind } from './activation-error.ts'

test.each([
  { status: 400, code: 'requestInvalid', expected: 'rejected' },
  { status: 401, code: 'sessionInvalid', expected: 'rejected' },
  { status: 401, code: 'failed', expected: 'rejected' },
  { status: 403, code: 'forbidden', expected: 'rejected' },
  { status: 409, code: 'COUPON_NOT_ACTIVATABLE', expected: 'rejected' },
  { status: 429, code: 'rateLimited', expected: 'rejected' },
  { status: 503, code: 'backendUnavailable', expected: 'rejected' },
  { status: 503, code: 'failed', expected: 'errorResponse' },
  { status: 500, code: 'failed', expected: 'errorResponse' },
  { status: 204, code: 'failed', expected: 'errorResponse' },
  { status: 502, code: 'backendUnavailable', expected: 'noResponse' },
  { status: 504, code: 'outcomeUnknown', expected: 'noResponse' },
  { status: 0, code: 'offline', expected: 'rejected' },
  { status: 0, code: 'network', expected: 'noResponse' },
  { status: 0, code: 'timeout', expected: 'noResponse' },
])('status $status with $code is $expected', ({ expected, ...error }) => {
  expect(activationErrorKind(error)).toBe(expected)
})
