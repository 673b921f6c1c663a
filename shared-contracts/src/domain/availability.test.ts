import { expect, test } from 'vitest'
import { availabilityOf } from './availability.ts'

const none = { maxRedeemCount: null, redeemCount: 0, maxRedeemCountGlobal: null, redeemCountGlobal: 0 }

test.each([
  { title: 'nothing is limited', counts: {}, expected: { kind: 'unlimited' } },
  {
    title: 'only the member is limited',
    counts: { maxRedeemCount: 3, redeemCount: 1 },
    expected: { kind: 'limited', left: 2 },
  },
  {
    title: 'only the stock is limited',
    counts: { maxRedeemCountGlobal: 40, redeemCountGlobal: 39 },
    expected: { kind: 'limited', left: 1 },
  },
  {
    title: "the member's limit is smaller",
    counts: { maxRedeemCount: 3, redeemCount: 1, maxRedeemCountGlobal: 100, redeemCountGlobal: 10 },
    expected: { kind: 'limited', left: 2 },
  },
  {
    title: 'the stock is smaller',
    counts: { maxRedeemCount: 3, maxRedeemCountGlobal: 40, redeemCountGlobal: 39 },
    expected: { kind: 'limited', left: 1 },
  },
  {
    title: 'more was redeemed than the stock',
    counts: { maxRedeemCountGlobal: 50, redeemCountGlobal: 51 },
    expected: { kind: 'soldOut', by: 'programme' },
  },
  {
    title: "the member's limit is reached",
    counts: { maxRedeemCount: 1, redeemCount: 1 },
    expected: { kind: 'soldOut', by: 'member' },
  },
])('availability when $title', ({ counts, expected }) => {
  expect(availabilityOf({ ...none, ...counts })).toEqual(expected)
})
