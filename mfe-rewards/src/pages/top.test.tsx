import * as paths from '@portal/shared-contracts/paths'
import { restoreSession } from '@portal/page-library/session/write'
import { couponWith, rewardWith } from '@portal/shared-contracts/testing/coupon'
import { testSession } from '@portal/page-library/testing/member'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { toRewardDetail } from '../domain/reward.ts'
import { t } from '../messages/reward-facts.ts'
import { NotFound, TopReward } from './top.tsx'

// A member with 100 points.
beforeEach(() => restoreSession(testSession('ACC-1', 0)))

const shown = (coupon: Parameters<typeof toRewardDetail>[0]) =>
  renderToStaticMarkup(<TopReward reward={toRewardDetail(coupon)} />)

test('a highlighted reward says how it is delivered and what the balance will be', () => {
  const html = shown(rewardWith({ points: 90, validFrom: '', validTo: '' }))
  for (const text of [t.redeem, t.delivery, t.afterwards, '10 Punkte']) expect(html).toContain(text)
})

test('a highlight that costs too much says what is missing beside the balance', () => {
  const html = shown(rewardWith({ points: 900 }))
  for (const text of ['noch 800 Punkte', t.balance, '100 Punkte']) expect(html).toContain(text)
})

test('a reward that is sold out leads to the others, with its dates and nothing about its delivery', () => {
  const html = shown(rewardWith({ points: 90, maxRedeemCountGlobal: 5, redeemCountGlobal: 5 }))
  expect(html).toMatch(/leider vergriffen.*Alle Prämien ansehen.*Einlösbar vom 01.11.2026 bis\u00a031.12.2026/)
  for (const text of [t.redeem, t.delivery, t.afterwards]) expect(html).not.toContain(text)
})

test('a visitor reads how many one member can redeem and where to register, a member how many are left', () => {
  const coupon = rewardWith({ points: 90, maxRedeemCount: 3, maxRedeemCountGlobal: 24 })
  expect(shown(coupon)).toMatch(/für (Sie|Dich) 3x/)
  expect(shown(coupon)).not.toContain('/#registrieren')
  restoreSession(null)
  for (const text of ['je Mitglied 3x', '/#registrieren']) expect(shown(coupon)).toContain(text)
})

test('a user of the web shop only reads how many one member can redeem', () => {
  restoreSession(testSession(null, 0))
  const html = shown(rewardWith({ points: 90, maxRedeemCount: 3, maxRedeemCountGlobal: 24 }))
  expect(html).toContain('je Mitglied 3x')
  expect(html).not.toContain('/#registrieren')
})

test.each([
  { title: 'on sale', redeemed: 0 },
  { title: 'sold out', redeemed: 5 },
])('a highlight $title leads a member to all rewards, a visitor to the highlights', ({ redeemed }) => {
  const coupon = rewardWith({ points: 90, maxRedeemCountGlobal: 5, redeemCountGlobal: redeemed })
  expect(shown(coupon)).toContain(`href="${paths.rewards}"`)
  restoreSession(null)
  expect(shown(coupon)).toContain('href="/#praemien-highlights"')
  expect(shown(coupon)).not.toContain(`href="${paths.rewards}"`)
})

test('a highlighted Aktion leads to the Aktionen and promises neither a parcel nor a new balance', () => {
  const html = shown(couponWith({ points: 90 }))
  expect(html).toContain(`href="${paths.coupons}"`)
  for (const text of [t.redeem, t.delivery, t.afterwards]) expect(html).not.toContain(text)
})

test('without a highlight of the address a member is led to all rewards, a visitor to the highlights', () => {
  const html = () => renderToStaticMarkup(<NotFound />)
  expect(html()).toContain(`href="${paths.rewards}"`)
  restoreSession(null)
  expect(html()).toContain('href="/#praemien-highlights"')
  expect(html()).not.toContain(`href="${paths.rewards}"`)
})
