import { rewardWith } from '@portal/shared-contracts/testing/coupon'
import { expect, test } from 'vitest'
import { matchingRewards, noFilter, reachableRewards, sortRewards, type RewardFilter } from './reward-list.ts'
import { toReward } from './reward.ts'

const reward = (couponId: string, points: number, title: string, category: string, more = {}) =>
  toReward(
    rewardWith({
      couponId,
      points,
      i18nFields: { de: { title, subTitle: '' } },
      customProperties: [{ name: 'category', value: category }],
      ...more,
    }),
  )

const now = Date.parse('2026-11-20T12:00:00Z')
const rewards = [
  reward('dear', 6800, 'Käse-Abend', 'Veranstaltungen', { validTo: '2026-11-30T00:00:00Z' }),
  reward('gone', 100, 'Wildlachs', 'Produkte', { maxRedeemCountGlobal: 1, redeemCountGlobal: 1 }),
  reward('oil', 1500, 'Trüffelöl, 100 ml', 'Produkte', { validTo: '2026-12-10T00:00:00Z' }),
  reward('coffee', 900, 'Hauskaffee No. 7', 'Produkte', { validTo: '' }),
  reward('voucher', 4400, 'Gutschein für süße Straßen', 'Gutscheine'),
]

// Rule: rewards-and-orders-16
test.each<{ filter: Partial<RewardFilter>; balance: number | null; expected: string[] }>([
  { filter: {}, balance: 4321, expected: ['coffee', 'oil', 'voucher', 'dear', 'gone'] },
  { filter: {}, balance: 1000, expected: ['coffee', 'oil', 'voucher', 'dear', 'gone'] },
  { filter: {}, balance: null, expected: ['coffee', 'oil', 'voucher', 'dear', 'gone'] },
  { filter: { sort: 'cheapest' }, balance: 4321, expected: ['gone', 'coffee', 'oil', 'voucher', 'dear'] },
  { filter: { sort: 'dearest' }, balance: 4321, expected: ['dear', 'voucher', 'oil', 'coffee', 'gone'] },
  { filter: { sort: 'endingSoon' }, balance: 4321, expected: ['dear', 'oil', 'gone', 'voucher', 'coffee'] },
  { filter: { category: 'Produkte' }, balance: 4321, expected: ['coffee', 'oil', 'gone'] },
  { filter: { category: 'Gutscheine' }, balance: 4321, expected: ['voucher'] },
  { filter: { text: '  truffel ' }, balance: 4321, expected: ['oil'] },
  { filter: { text: 'ml 100' }, balance: 4321, expected: ['oil'] },
  { filter: { text: 'strasse' }, balance: 4321, expected: ['voucher'] },
  { filter: { text: 'kaviar' }, balance: 4321, expected: [] },
  { filter: { category: 'Veranstaltungen', text: 'kaffee' }, balance: 4321, expected: [] },
])('$filter with $balance points shows $expected', ({ filter, balance, expected }) => {
  const { sort, ...others } = { ...noFilter, ...filter }
  const shown = matchingRewards(sortRewards(rewards, sort, balance, now), others)
  expect(shown.map(({ couponId }) => couponId)).toEqual(expected)
})

// Rule: rewards-and-orders-64
test.each([
  { balance: 4400, expected: ['coffee', 'oil', 'voucher'] },
  { balance: 1000, expected: ['coffee', 'oil', 'voucher'] },
  { balance: null, expected: ['coffee', 'oil', 'voucher'] },
])('with $balance points the reachable rewards are $expected', ({ balance, expected }) => {
  expect(reachableRewards(rewards, balance, now).map(({ couponId }) => couponId)).toEqual(expected)
})

test('a reward that cannot be ordered is not reachable, whatever the balance', () => {
  const others = [
    reward('unpriced', 0, 'Ohne Preis', 'Produkte', { points: null }),
    reward('over', 100, 'Vorbei', 'Produkte', { validTo: '2026-11-19T12:00:00Z' }),
    reward('soon', 100, 'Bald', 'Produkte', { validFrom: '2026-11-21T12:00:00Z' }),
    reward('gone', 100, 'Wildlachs', 'Produkte', { maxRedeemCountGlobal: 1, redeemCountGlobal: 1 }),
  ]
  expect(reachableRewards(others, 5000, now)).toEqual([])
})
