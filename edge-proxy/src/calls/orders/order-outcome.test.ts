import { expect, test } from 'vitest'
import { BackendError } from '../../backend/exchange.ts'
import { textResponse } from '../../http/response.ts'
import { outcomeOf, outcomeOfError } from './order-outcome.ts'

test.each([
  { status: 200, text: '{"meta":{"success":true},"content":{"orderNumber":"1"}}', outcome: 'recorded' },
  {
    status: 200,
    text: '{"meta":{"success":false},"errorMessage":[{"code":"NOT_ENOUGH_POINTS"}]}',
    outcome: 'recorded',
  },
  { status: 200, text: '{}', outcome: 'unknown' },
  { status: 200, text: 'null', outcome: 'unknown' },
  { status: 200, text: '<html>', outcome: 'unknown' },
  { status: 200, text: '', outcome: 'unknown' },
  { status: 400, text: '', outcome: 'recorded' },
  { status: 403, text: '', outcome: 'recorded' },
  { status: 500, text: '', outcome: 'recorded' },
  { status: 503, text: '', outcome: 'recorded' },
  { status: 502, text: '{"meta":{"success":false}}', outcome: 'unknown' },
  { status: 504, text: '', outcome: 'unknown' },
  { status: 401, text: '', outcome: 'notAccepted' },
  { status: 429, text: '', outcome: 'notAccepted' },
])('the outcome of $status with $text is $outcome', ({ status, text, outcome }) => {
  expect(outcomeOf(textResponse(status, 'json', text))).toBe(outcome)
})

test.each([
  { title: 'a request that was never sent', error: new BackendError('refused', false), outcome: 'notAccepted' },
  { title: 'a connection that broke after sending', error: new BackendError('reset', true), outcome: 'unknown' },
  { title: 'an error of the edge itself', error: new TypeError('x'), outcome: 'unknown' },
])('the outcome of $title is $outcome', ({ error, outcome }) => {
  expect(outcomeOfError(error)).toBe(outcome)
})
