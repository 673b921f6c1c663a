import { expect, test } from 'vitest'
import { pathId } from './path-id.ts'

// Rule: coupons-46
test.each(['AC1-A1', '9501', 'a.b', '.a', 'a.', 'a..b', 'urn:coupon:7', 'a+b', '1e+21', 'A'.repeat(128)])(
  'the id %s can be in a path',
  (id) => {
    expect(pathId.test(id)).toBe(true)
  },
)

test.each([
  '',
  '.',
  '..',
  'a/b',
  'a\\b',
  'a%2Fb',
  '%',
  'a b',
  'a;b',
  'a?b',
  'a#b',
  'a&b',
  'a@b',
  'ü',
  'a\n',
  'a\u200b',
  '．．',
  'a／b',
  'A'.repeat(129),
])('the id %j cannot be in a path', (id) => {
  expect(pathId.test(id)).toBe(false)
})
