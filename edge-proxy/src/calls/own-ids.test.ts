import { expect, test } from 'vitest'
import { cardCodesIn, couponIdsIn, createOwnIds } from './own-ids.ts'

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
  const coupons = createOwnIds('coupon', couponIdsIn)
  coupons.add('ACC-1', list)
  expect(coupons.has('ACC-1', 'AC1')).toBe(has)
  expect(coupons.has('ACC-2', 'AC1')).toBe(false)
})

test('remembers ids that are numbers, also longer ones than JavaScript can count', () => {
  const coupons = createOwnIds('coupon', couponIdsIn)
  coupons.add('7', '[{"accountCouponId":12,"accountId":7},{"accountCouponId":1234567890123456789}]')
  coupons.add('7', '[{"accountCouponId":13,"accountId":8}]')
  expect(['12', '1234567890123456789', '13'].map((id) => coupons.has('7', id))).toEqual([true, true, false])
})

test('keeps ids that a later list does not contain', () => {
  const coupons = createOwnIds('coupon', couponIdsIn)
  coupons.add('ACC-1', '[{"accountCouponId":"AC1"}]')
  coupons.add('ACC-1', '[]')
  expect(coupons.has('ACC-1', 'AC1')).toBe(true)
})

test('drops the least recently used accounts', () => {
  const coupons = createOwnIds('coupon', couponIdsIn)
  for (let account = 0; account <= 2_000; account += 1) coupons.add(`ACC-${account}`, '[{"accountCouponId":"AC1"}]')
  expect(coupons.has('ACC-0', 'AC1')).toBe(false)
  expect(coupons.has('ACC-2000', 'AC1')).toBe(true)
})

const code = '1234567890123456789'

test.each([
  { title: 'a number', content: [{ cardCode: code }], has: true },
  { title: 'a number in groups', content: [{ cardCode: '1234-5678 9012-3456 789' }], has: true },
  { title: 'another number', content: [{ cardCode: '9'.repeat(19) }], has: false },
  { title: 'a card without a number', content: [{ cardCode: null, status: 'ORDERED' }], has: false },
  { title: 'a number deep inside a card', content: [{ cards: [{ cardCode: code }] }], has: false },
  { title: 'an item that is no card', content: [code, null], has: false },
  { title: 'no list', content: { cardCode: code }, has: false },
])('a list of cards with $title has the card: $has', ({ content, has }) => {
  const cards = createOwnIds('card', cardCodesIn)
  cards.add('ACC-1', JSON.stringify({ meta: { success: true }, content }))
  expect(cards.has('ACC-1', code)).toBe(has)
})

test('a card number that is sent as a number is not rounded', () => {
  const cards = createOwnIds('card', cardCodesIn)
  cards.add('ACC-1', `{"content":[{"cardCode":${code}}]}`)
  expect(cards.has('ACC-1', code)).toBe(true)
})
