import { expect, test } from 'vitest'
import { createKnownCoupons } from './known-coupons.ts'

test.each([
  { title: 'an id of the account', answer: '[{"accountCouponId":"AC1","accountId":"ACC-1"}]', owns: true },
  { title: 'an id without an owner', answer: '[{"accountCouponId":"AC1"}]', owns: true },
  { title: "another owner's id", answer: '[{"accountCouponId":"AC1","accountId":"ACC-2"}]', owns: false },
  { title: 'an id deep inside a coupon', answer: '[{"customProperties":[{"accountCouponId":"AC1"}]}]', owns: false },
  { title: 'an id in a text', answer: '[{"title":"\\"accountCouponId\\":\\"AC1\\""}]', owns: false },
  { title: 'a number', answer: '[{"accountCouponId":1}]', owns: false },
  { title: 'an object', answer: '{"accountCouponId":"AC1"}', owns: false },
  { title: 'broken JSON', answer: '[{"accountCouponId":"AC1"', owns: false },
])('learns from $title: $owns', ({ answer, owns }) => {
  const known = createKnownCoupons()
  known.learn('ACC-1', answer)
  expect(known.owns('ACC-1', 'AC1')).toBe(owns)
  expect(known.owns('ACC-2', 'AC1')).toBe(false)
})

test('keeps what it knows when a later answer shows less', () => {
  const known = createKnownCoupons()
  known.learn('ACC-1', '[{"accountCouponId":"AC1"}]')
  known.learn('ACC-1', '[]')
  expect(known.owns('ACC-1', 'AC1')).toBe(true)
})

test('forgets the accounts it has not seen for longest', () => {
  const known = createKnownCoupons()
  for (let account = 0; account <= 2_000; account += 1) known.learn(`ACC-${account}`, '[{"accountCouponId":"AC1"}]')
  expect(known.owns('ACC-0', 'AC1')).toBe(false)
  expect(known.owns('ACC-2000', 'AC1')).toBe(true)
})
