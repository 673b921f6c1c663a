import { soldOutTexts } from '@portal/shared-contracts/coupon/availability-messages'
import { couponWith, rewardWith } from '@portal/shared-contracts/testing/coupon'
import { expect, test } from 'vitest'
import { endingText, notRedeemableTag, notRedeemableText, validityText } from '../messages/reward-facts.ts'
import { usableCards } from './redeem-steps.ts'
import {
  highlightsOf,
  isScarce,
  notRedeemableReason,
  type NotRedeemableReason,
  rewardsOf,
  toReward,
  toRewardDetail,
  uniqueRewards,
} from './reward.ts'

// Rule: rewards-and-orders-15
test.each([
  ['Produkte', 'Produkte'],
  ['gutscheine', 'Gutscheine'],
  ['Academy', null],
])('the custom property %s has the category %s', (value, expected) => {
  expect(toReward(rewardWith({ customProperties: [{ name: 'category', value }] })).category).toBe(expected)
})

test('coupons of other usage types are not rewards', () => {
  const coupons = [rewardWith(), rewardWith({ couponId: 'C1', usageType: 'INCENTIVE' })]
  expect(rewardsOf(coupons)).toMatchObject([{ couponId: 'R1', isReward: true }])
  expect(toReward(couponWith())).toMatchObject({ couponId: 'A1', isReward: false })
})

// Rule: rewards-and-orders-18
test.each([
  { price: 1500, balance: 1500, expected: null },
  { price: 1500, balance: 1499, expected: { kind: 'pointsMissing', points: 1 } },
  { price: 900, balance: 900, expected: null },
  { price: null, balance: 900, expected: { kind: 'unpriced' } },
  { price: 900, balance: null, expected: null },
])('a balance of $balance for a price of $price is $expected', ({ price, balance, expected }) => {
  const reward = toReward(rewardWith({ points: price, validFrom: '' }))
  expect(notRedeemableReason(reward, balance, 0)).toEqual(expected)
})

// Rule: rewards-and-orders-50
test('a reward that is sent twice is shown once', () => {
  const rewards = rewardsOf([rewardWith(), rewardWith({ couponId: 'R2' }), rewardWith({ points: 9 })])
  expect(uniqueRewards(rewards)).toMatchObject([{ couponId: 'R1', price: 1500 }, { couponId: 'R2' }])
})

const fixed = (value: unknown) => ({ actionType: 'FIXEDPOINTACTION', value })
const multiplier = { actionType: 'MULTIPLIERACTION', value: 2 }
// Rule: rewards-and-orders-12
test.each([
  { fields: { points: 1500 }, price: 1500, labels: [] },
  { fields: { points: 1500, redeemActions: [fixed(900)] }, price: 1500, labels: [] },
  { fields: { points: null, redeemActions: [fixed('900')] }, price: 900, labels: [] },
  { fields: { points: null, redeemActions: [multiplier, fixed(900)] }, price: 900, labels: ['multiplier'] },
  { fields: { points: 0, redeemActions: [fixed(900)] }, price: 900, labels: [] },
  { fields: { points: 0 }, price: null, labels: [] },
  { fields: { points: null, redeemActions: [fixed('viele')] }, price: null, labels: [] },
  { fields: { points: null, redeemActions: [fixed('')] }, price: null, labels: [] },
  {
    fields: { points: null, usageType: 'EXTRAPOINT', redeemActions: [fixed(900)] },
    price: null,
    labels: ['extraPoints'],
  },
])('a coupon with $fields costs $price and its price is no label', ({ fields, price, labels }) => {
  const reward = toReward(rewardWith(fields))
  expect([reward.price, reward.labels.map(({ kind }) => kind)]).toEqual([price, labels])
})

const seen = (value: string, type = 'programUnit', usage = 'REDEEM_VISIBILITY') => [
  { conditionType: type, conditionUsage: usage, value },
]
// Rule: rewards-and-orders-1
test.each([
  { conditions: seen('shop,marketingapp'), kept: true },
  { conditions: seen('shop,pos'), kept: false },
  { conditions: seen('marketingapp', 'store'), kept: false },
  { conditions: seen('marketingapp', 'programUnit', 'REDEEM'), kept: false },
  { conditions: [], kept: false },
])('a coupon with $conditions is a highlight: $kept', ({ conditions, kept }) => {
  expect(highlightsOf([rewardWith({ conditions })])).toHaveLength(kept ? 1 : 0)
})

// Rule: rewards-and-orders-2
test('only the first three highlights are shown', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((couponId) => rewardWith({ couponId, conditions: seen('marketingapp') }))
  expect(highlightsOf(five).map(({ couponId }) => couponId)).toEqual(['a', 'b', 'c'])
})

test('a highlight that is sent twice is shown once', () => {
  const sent = ['a', 'a', 'b', 'c'].map((couponId) => rewardWith({ couponId, conditions: seen('marketingapp') }))
  expect(highlightsOf(sent).map(({ couponId }) => couponId)).toEqual(['a', 'b', 'c'])
})

const now = Date.parse('2026-11-20T12:00:00Z')
const future = '2026-12-01T00:00:00Z'
test.each([
  ['none', {}, 1500, null],
  ['none with an unknown balance', {}, null, null],
  ['none without dates', { validFrom: '', validTo: '' }, 1500, null],
  ['points', {}, 1000, { kind: 'pointsMissing', points: 500 }],
  ['no price', { points: null }, 1500, { kind: 'unpriced' }],
  ['too early', { validFrom: future }, 1500, { kind: 'notYetValid', from: future }],
  ['too late', { validTo: '2026-11-19T00:00:00Z' }, 1500, { kind: 'expired' }],
  ['none on the last day of a date without a time', { validTo: '2026-11-20' }, 1500, null],
  ['too late after the last day', { validTo: '2026-11-19' }, 1500, { kind: 'expired' }],
  ['sold out', { maxRedeemCount: 1, redeemCount: 1 }, 0, { kind: 'soldOut', by: 'member' }],
])('the reason why a reward cannot be redeemed: %s', (_, fields, balance, expected) => {
  expect(notRedeemableReason(toReward(rewardWith(fields)), balance, now)).toEqual(expected)
})

// Rule: rewards-and-orders-11
test.each<[NotRedeemableReason, string, string]>([
  [{ kind: 'soldOut', by: 'member' }, 'so oft eingelöst, wie es möglich ist', soldOutTexts.member],
  [{ kind: 'soldOut', by: 'programme' }, 'leider vergriffen', soldOutTexts.programme],
  [{ kind: 'unpriced' }, 'steht gerade kein Preis fest', 'Zurzeit nicht einlösbar'],
  [{ kind: 'notYetValid', from: future }, 'ab dem 01.12.2026', 'Ab 01.12.2026'],
  [{ kind: 'expired' }, 'ist abgelaufen', 'Abgelaufen'],
  [{ kind: 'pointsMissing', points: 1500 }, 'noch 1.500 Punkte', '1.500 Punkte fehlen'],
])('the reason %o has a German sentence', (reason, sentence, tag) => {
  expect(notRedeemableText(reason)).toContain(sentence)
  expect(notRedeemableTag(reason)).toBe(tag)
})

test.each([
  ['2026-11-01T00:00:00Z', '2026-12-31T22:59:59Z', 'Einlösbar vom 01.11.2026 bis\u00a031.12.2026'],
  ['', '2026-12-31T22:59:59Z', 'Einlösbar bis 31.12.2026'],
  ['2026-11-01', '', 'Einlösbar ab 01.11.2026'],
  ['', '', null],
  ['bald', '', null],
])('a validity from "%s" to "%s" is shown as %s', (validFrom, validTo, expected) => {
  expect(validityText({ validFrom, validTo })).toBe(expected)
})

const newYearsEve = '2026-12-31T22:59:59Z'
// Rule: rewards-and-orders-61
test.each([
  { validFrom: '2026-11-01', validTo: newYearsEve, now: '2026-11-21', expected: null },
  { validFrom: '2026-11-01', validTo: newYearsEve, now: '2026-12-30', expected: 'Nur noch bis morgen' },
  { validFrom: '', validTo: newYearsEve, now: '2026-12-31', expected: 'Nur noch heute' },
  { validFrom: '2026-12-31T18:00:00Z', validTo: newYearsEve, now: '2026-12-31', expected: null },
  { validFrom: '', validTo: '2026-12-31T11:00:00Z', now: '2026-12-31T12:00:00Z', expected: null },
  { validFrom: '', validTo: newYearsEve, now: '2027-01-01', expected: null },
  { validFrom: '2026-11-01', validTo: '', now: '2026-11-21', expected: null },
  { validFrom: '', validTo: 'bald', now: '2026-11-21', expected: null },
])('a card says on $now beside "$validFrom" to "$validTo": $expected', ({ now, expected, ...dates }) => {
  expect(endingText(toReward(rewardWith(dates)), Date.parse(now))).toBe(expected)
})

test.each([
  { cardCode: '1234567890123456789', status: 'ACTIVE', usable: true },
  { cardCode: '1234567890123456789', status: '', usable: true },
  { cardCode: '1234567890123456789', status: 'LOCKED', usable: false },
  { cardCode: '123', status: 'ACTIVE', usable: false },
])('card $cardCode with status $status is usable: $usable', ({ usable, ...card }) => {
  expect(usableCards([{ ...card, action: '' }])).toHaveLength(usable ? 1 : 0)
})

// Rule: rewards-and-orders-59
test.each([
  { left: 'one for the member', counts: { maxRedeemCount: 1 }, expected: false },
  { left: '9 for all', counts: { maxRedeemCountGlobal: 20, redeemCountGlobal: 11 }, expected: true },
  { left: '10 for all', counts: { maxRedeemCountGlobal: 20, redeemCountGlobal: 10 }, expected: false },
  { left: 'an unlimited number', counts: {}, expected: false },
])('$left left is scarce: $expected', ({ counts, expected }) => {
  expect(isScarce(toReward(rewardWith(counts)).availability)).toBe(expected)
})

test('the custom property description has one paragraph per line; without it there is none', () => {
  const customProperties = [{ name: 'description', value: 'Mild.\n\n Fein.' }]
  expect(toRewardDetail(rewardWith({ customProperties })).description).toEqual(['Mild.', 'Fein.'])
  expect(toRewardDetail(rewardWith()).description).toEqual([])
})
