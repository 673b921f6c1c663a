import { couponWith } from '@portal/shared-contracts/testing/coupon'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { toMemberCoupon } from '../domain/member-coupon.ts'
import { t } from '../messages/ending-soon.ts'
import { EndingSoonOf } from './ending-soon.tsx'

const now = new Date('2026-11-20T12:00:00Z')
const retry = async (): Promise<void> => {}
const shown = (coupons: Parameters<typeof toMemberCoupon>[0][]) =>
  renderToStaticMarkup(
    <EndingSoonOf
      state={{ status: 'ready', value: coupons.map((coupon) => toMemberCoupon(coupon, now)), refreshing: false }}
      onRetry={retry}
    />,
  )

// Rule: coupons-56
test.each([
  { activation: { activatable: true, activated: false }, note: 'Läuft in 2 Tagen ab, noch nicht aktiviert<' },
  { activation: { activatable: true, activated: true }, note: 'Läuft in 2 Tagen ab<' },
  { activation: { activatable: false, activated: false }, note: 'Läuft in 2 Tagen ab<' },
])('a coupon with $activation leads to the sorted Aktionen and says "$note"', ({ activation, note }) => {
  const html = shown([couponWith({ activation, validTo: '2026-11-22T22:59:59Z' })])
  expect(html).toContain(note)
  expect(html).toContain('href="/vorteile-und-praemien/aktionen?sortierung=endingSoon"')
})

test('without coupons that end soon, or if they do not load, a sentence says so', () => {
  expect(shown([])).toContain(t.none)
  const failed = <EndingSoonOf state={{ status: 'failed', code: 'failed' }} onRetry={retry} />
  expect(renderToStaticMarkup(failed)).toContain(t.failed)
})
