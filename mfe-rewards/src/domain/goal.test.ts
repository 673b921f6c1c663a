import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { couponWith, rewardWith } from '@portal/shared-contracts/testing/coupon'
import { expect, test } from 'vitest'
import { goalTexts, t } from '../messages/goal.ts'
import { goalOf } from './goal.ts'
import { toReward } from './reward.ts'

const now = Date.parse('2026-11-22T12:00:00Z')
const rewards = [
  { couponId: 'A', points: 1500 },
  { couponId: 'B', points: 6800, i18nFields: { de: { title: 'Käse-Abend' } } },
  { couponId: 'C', points: 9000 },
  { couponId: 'D', points: 900, maxRedeemCountGlobal: 1, redeemCountGlobal: 1 },
].map((fields) => toReward(rewardWith(fields)))
const affordableText = (highlights: string) =>
  sieOrDu(`${highlights} können Sie sich heute schon gönnen.`, `${highlights} kannst Du Dir heute schon gönnen.`)
const highlightedCoupon = toReward(couponWith({ points: 1000 }))

// Rule: public-pages-38
test.each([
  { balance: 0, affordable: 0, next: { title: 'Trüffelöl & Brot', price: 1500, missing: 1500 } },
  { balance: 4321, affordable: 1, next: { title: 'Käse-Abend', price: 6800, missing: 2479 } },
  { balance: 6800, affordable: 2, next: { price: 9000, missing: 2200 } },
  { balance: 9000, affordable: 3, next: null },
])('with $balance points $affordable rewards are affordable; the next one is the nearest', ({ balance, ...goal }) => {
  expect(goalOf(rewards, balance, now)).toMatchObject(goal)
  expect(goalOf([highlightedCoupon, ...rewards], balance, now)).toMatchObject(goal)
})

test.each([
  {
    goal: { affordable: 2, next: null },
    locked: 0,
    texts: { today: affordableText('Zwei Prämien-Highlights'), ahead: '', locked: '' },
  },
  {
    goal: { affordable: 0, next: { title: 'Käse-Abend', price: 6800, missing: 2479 } },
    locked: 120,
    texts: {
      today: t.closer,
      ahead: 'Noch 2.479 Punkte bis „Käse-\u2060Abend“',
      locked: 'Weitere 120 Punkte sind noch gesperrt.',
    },
  },
  {
    goal: { affordable: 1, next: null },
    locked: 1,
    texts: {
      today: affordableText('Ein Prämien-Highlight'),
      ahead: '',
      locked: 'Ein weiterer Punkt ist noch gesperrt.',
    },
  },
])('$goal with $locked locked points reads $texts', ({ goal, locked, texts }) => {
  expect(goalTexts(goal, locked)).toEqual(texts)
})
