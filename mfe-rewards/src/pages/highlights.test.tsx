import { soldOutTexts } from '@portal/shared-contracts/coupon/availability-messages'
import { berlinDay, formatDate } from '@portal/shared-contracts/dates/berlin-time'
import { couponWith, rewardWith } from '@portal/shared-contracts/testing/coupon'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toReward } from '../domain/reward.ts'
import { t } from '../messages/highlights.ts'
import { HighlightsOf } from './highlights.tsx'

const shown = (rewards: Parameters<typeof toReward>[0][], refreshing: boolean) =>
  renderToStaticMarkup(<HighlightsOf state={{ status: 'ready', value: rewards.map(toReward), refreshing }} />)

// Rule: rewards-and-orders-6
test('without highlights a sentence stands below their heading', () => {
  expect(shown([], false)).toContain(t.none)
})

test('an empty list that is loaded again shows placeholders, so that highlights do not move the page', () => {
  expect(shown([], true)).toContain(t.loading)
})

test('a highlight shows its dates, price and placeholder, and links to its page', () => {
  const html = shown([rewardWith({ images: [{ path: '' }] })], true)
  // The edge answers an image without an address with the placeholder.
  const parts = [
    'Trüffelöl &amp; Brot',
    '>Einlösbar</span> <span>vom 01.11.2026 bis\u00a031.12.2026',
    '1.500',
    '/top/',
    '/api/image?src=&amp;w=',
  ]
  for (const part of parts) expect(html).toContain(part)
})

// Rule: rewards-and-orders-14
test.each([
  {
    fields: { validFrom: '2098-01-02', validTo: '2098-03-04' },
    has: ['Ab 02.01.2098', 'vom 02.01.2098 bis\u00a004.03.2098'],
  },
  { fields: { validFrom: '2020-01-02', validTo: '2098-03-04' }, has: ['vom 02.01.2020 bis\u00a004.03.2098'] },
  { fields: { validFrom: '2020-01-02', validTo: '' }, has: ['ab 02.01.2020'] },
  { fields: { validFrom: '', validTo: '2020-03-04' }, has: ['Abgelaufen', 'bis 04.03.2020'] },
  { fields: { maxRedeemCountGlobal: 1, redeemCountGlobal: 1 }, has: [soldOutTexts.programme, 'vom 01.11.2026'] },
])('a highlight with $fields says $has', ({ fields, has }) => {
  const html = shown([rewardWith(fields)], false)
  for (const text of has) expect(html).toContain(text)
})

test('on its last day a highlight says so beside both dates', () => {
  const today = berlinDay(new Date().toISOString()) ?? ''
  const html = shown([rewardWith({ validFrom: '2020-01-02', validTo: today })], false)
  for (const text of ['Nur noch heute', `vom 02.01.2020 bis\u00a0${formatDate(today)}`]) expect(html).toContain(text)
})

test('a highlighted Aktion is not called unredeemable', () => {
  expect(shown([rewardWith({ points: null })], false)).toContain('Zurzeit nicht einlösbar')
  expect(shown([couponWith()], false)).not.toContain('Zurzeit nicht einlösbar')
})
