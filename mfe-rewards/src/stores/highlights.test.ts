import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { rewardWith } from '@portal/shared-contracts/testing/coupon'
import { expect, test } from 'vitest'
import { openPortal, type RewardsPortal } from '../testing/rewards-portal.ts'
import { createHighlights, createHighlight, loadPublicCoupons } from './highlights.ts'

const openHighlights = ({ api }: RewardsPortal) => createHighlights(() => loadPublicCoupons(api, new Date()))

// Rule: rewards-and-orders-3
test('the highlights are the first three coupons visible in the marketing app', async () => {
  const page = openHighlights(await openPortal())
  await page.refresh()
  expect(page.$state.get()).toMatchObject({
    status: 'ready',
    value: [{ couponId: 'R1' }, { couponId: 'R2' }, { couponId: 'R3' }],
  })
})

test('the highlights can be empty', async () => {
  const page = createHighlights(async () => [rewardWith()])
  await page.refresh()
  expect(page.$state.get()).toMatchObject({ status: 'ready', value: [] })
})

test('the highlights can fail', async () => {
  const portal = await openPortal()
  portal.sandbox.state.faults.set('loyalty', { kind: 'serverError', seconds: 0 })
  const page = openHighlights(portal)
  await page.refresh()
  expect(page.$state.get()).toEqual({ status: 'failed', code: 'failed' })
})

// Rules: rewards-and-orders-7, rewards-and-orders-9
test.each([
  { slug: 'kaese_abend_R3', expected: { isReward: true, title: titleOf('R3') } },
  { slug: 'kaese-abend_R99', expected: null },
])('the highlights have a page each: $slug shows $expected', async ({ slug, expected }) => {
  const { api } = await openPortal()
  const page = createHighlight(slug, () => loadPublicCoupons(api, new Date()))
  await page.refresh()
  expect(page.$state.get()).toMatchObject({ status: 'ready', value: expected })
})
