import { rewardWith } from '@portal/shared-contracts/testing/coupon'
import { expect, test } from 'vitest'
import { toRewardDetail } from '../domain/reward.ts'
import { t } from '../messages/redeem.ts'
import { t as detailTexts } from '../messages/reward-facts.ts'
import type { PlacedOrder } from '../stores/redeem-draft.ts'
import type { RedeemState } from '../stores/redeem-state.ts'
import { redeemHero } from './redeem.tsx'

const reward = toRewardDetail(rewardWith())
const missing: RedeemState = { status: 'notFound' }
const offer = { title: reward.title, image: '', price: 500, category: null }
const order: PlacedOrder = { orderNumber: '4711', email: '', offer, at: 0, visit: '' }
const noCard: RedeemState = { status: 'noCard', reward }

test.each<{ what: string; state: RedeemState; isDetail: boolean; expected: ReturnType<typeof redeemHero> }>([
  { what: 'no such reward', state: missing, isDetail: false, expected: { title: t.notFoundTitle, lead: t.notFound } },
  {
    what: 'a reward that loads',
    state: { status: 'loading' },
    isDetail: true,
    expected: { title: t.title, lead: detailTexts.loadingLead },
  },
  { what: 'a reward', state: noCard, isDetail: true, expected: { title: reward.title, lead: reward.subTitle } },
  { what: 'a step that loads', state: { status: 'loading' }, isDetail: false, expected: { title: t.title } },
  {
    what: 'a placed order',
    state: { status: 'done', order, balance: { kind: 'loading' }, cards: null },
    isDetail: false,
    expected: { title: t.orderedTitle },
  },
  { what: 'a step', state: noCard, isDetail: false, expected: { title: t.title } },
])('the page of $what is titled $expected.title', ({ state, isDetail, expected }) => {
  expect(redeemHero(state, isDetail)).toEqual(expected)
})
