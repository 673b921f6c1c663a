import { expect, test } from 'vitest'
import { textResponse } from '../http/response.ts'
import { isConclusive, isTurnedAway } from './conclusive.ts'

test.each([
  { status: 200, text: '{"meta":{"success":true},"content":{"orderNumber":"1"}}', conclusive: true },
  { status: 200, text: '{"meta":{"success":false},"errorMessage":[{"code":"NOT_ENOUGH_POINTS"}]}', conclusive: true },
  { status: 200, text: '{}', conclusive: false },
  { status: 200, text: 'null', conclusive: false },
  { status: 200, text: '<html>', conclusive: false },
  { status: 200, text: '', conclusive: false },
  { status: 400, text: '', conclusive: true },
  { status: 500, text: '', conclusive: true },
  { status: 502, text: '{"meta":{"success":false}}', conclusive: false },
  { status: 504, text: '', conclusive: false },
])('$status with $text tells the outcome: $conclusive', ({ status, text, conclusive }) => {
  expect(isConclusive(textResponse(status, 'json', text))).toBe(conclusive)
})

test.each([
  [401, true],
  [429, true],
  [200, false],
  [400, false],
  [403, false],
  [503, false],
])('%i turned the order away: %s', (status, away) => {
  expect(isTurnedAway({ status })).toBe(away)
})
