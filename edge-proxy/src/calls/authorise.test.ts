import { expect, test } from 'vitest'
import { createOwnCoupons } from './authorise.ts'

test.each([
  { title: 'an id of the account', list: '[{"accountCouponId":"AC1","accountId":"ACC-1"}]', has: true },
  { title: 'an id without an owner', list: '[{"accountCouponId":"AC1"}]', has: true },
  { title: 'an id of another owner', list: '[{"accountCouponId":"AC1","accountId":"ACC-2"}]', has: false },
  { title: 'an id deep inside a coupon', list: '[{"customProperties":[{"accountCouponId":"AC1"}]}]', has: false },
  { title: 'an id in a text', list: '[{"title":"\\"accountCouponId\\":\\"AC1\\""}]', has: false },
  { title: 'another id, a number', list: '[{"accountCouponId":1}]', has: false },
  { title: 'an object', list: '{"accountCouponId":"AC1"}', has: false },
  { title: 'broken JSON', list: '[{"accountCouponId":"AC1"', has: false },
])('remembers the coupon of a list with $title: $has', ({ list, has }) => {
  const coupons = createOwnCoupons()
  coupons.add('ACC-1', list)
  expect(coupons.has('ACC-1', 'AC1')).toBe(has)
  expect(coupons.has('ACC-2', 'AC1')).toBe(false)
})

test('remembers ids that are numbers, also longer ones than JavaScript can count', () => {
  const coupons = createOwnCoupons()
  coupons.add('7', '[{"accountCouponId":12,"accountId":7},{"accountCouponId":1234567890123456789}]')
  coupons.add('7', '[{"accountCouponId":13,"accountId":8}]')
  expect(['12', '1234567890123456789', '13'].map((id) => coupons.has('7', id))).toEqual([true, true, false])
})

test('keeps ids that a later list does not contain', () => {
  const coupons = createOwnCoupons()
  coupons.add('ACC-1', '[{"accountCouponId":"AC1"}]')
  coupons.add('ACC-1', '[]')
  expect(coupons.has('ACC-1', 'AC1')).toBe(true)
})

test('drops the least recently used accounts', () => {
  const coupons = createOwnCoupons()
  for (let account = 0; account <= 2_000; account += 1) coupons.add(`ACC-${account}`, '[{"accountCouponId":"AC1"}]')
  expect(coupons.has('ACC-0', 'AC1')).toBe(false)
  expect(coupons.has('ACC-2000', 'AC1')).toBe(true)
})
