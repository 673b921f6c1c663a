import { couponPlaceOf } from '@portal/shared-contracts/coupon/coupon-place'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { couponsOf, openPage, openPortal } from '../../testing/coupons-portal.ts'
import { NextPurchase } from './next-purchase.tsx'

type Shown = Parameters<typeof NextPurchase>[0]

const textsOf = (props: Shown): string[] =>
  renderToStaticMarkup(<NextPurchase {...props} />)
    .split(/<[^>]*>/)
    .filter((text) => text.trim() !== '')

test('a member without coupons sees no section', async () => {
  const { page: store } = await openPage()
  expect(renderToStaticMarkup(<NextPurchase store={store} coupons={[]} hasPlaces={false} />)).toBe('')
})

// Rule: coupons-62
test('if nothing is active there is one line, else one for each place', async () => {
  const { page: store, sandbox } = await openPortal()
  sandbox.state.db.exec('UPDATE accountCoupons SET activated = 0')
  await store.refresh()
  const coupons = couponsOf(store)
  expect(textsOf({ store, coupons, hasPlaces: false }).slice(1)).toEqual(['Aktivierte Coupons', 'Nichts aktiviert'])
  await store.setActivated('AC1-A1', true)
  expect(textsOf({ store, coupons, hasPlaces: true })).toContain(couponPlaceOf('Im Laden'))
})
