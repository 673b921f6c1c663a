import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'

const none = { maxRedeemCount: null, redeemCount: 0, maxRedeemCountGlobal: null, redeemCountGlobal: 0 }
const limited = (member: number | null, programme: number | null) => ({ kind: 'limited', member, programme })
const soldOut = (by: string) => ({ kind: 'soldOut', by })

// Rule: coupons-10
test.each([
  { title: 'nothing is limited', counts: {}, expected: { kind: 'unlimited' } },
  { title: 'only the member is limited', counts: { maxRedeemCount: 3, redeemCount: 1 }, expected: limited(2, null) },
  {
    title: 'only the stock is limited',
    counts: { maxRedeemCountGlobal: 40, redeemCountGlobal: 39 },
    expected: limited(null, 1),
  },
  {
    title: 'both are limited',
    counts: { maxRedeemCount: 3, redeemCount: 1, maxRedeemCountGlobal: 100, redeemCountGlobal: 10 },
    expected: limited(2, 90),
  },
  {
    title: 'too much was redeemed',
    counts: { maxRedeemCountGlobal: 50, redeemCountGlobal: 51 },
    expected: soldOut('programme'),
  },
  {
    title: "the member's limit is reached",
    counts: { maxRedeemCount: 1, redeemCount: 1 },
    expected: soldOut('member'),
  },
  { title: 'the member used more', counts: { maxRedeemCount: 1, redeemCount: 4 }, expected: soldOut('member') },
])('availability when $title', ({ counts, expected }) => {
  expect(availabilityOf({ ...none, ...counts })).toEqual(expected)
})
