import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import { endingText } from './coupons.ts'

export const t = {
  loading: sieOrDu('Ihre Coupons werden geladen …', 'Deine Coupons werden geladen …'),
  failed: sieOrDu(
    'Ihre Coupons konnten gerade nicht geladen werden.',
    'Deine Coupons konnten gerade nicht geladen werden.',
  ),
  retry: 'Noch einmal versuchen',
  none: sieOrDu(
    'In den nächsten sieben Tagen läuft keiner Ihrer Coupons ab.',
    'In den nächsten sieben Tagen läuft keiner Deiner Coupons ab.',
  ),
  /** When the coupon ends, and whether the member still has to activate it. */
  note: ({ ending, switchable, activated }: Pick<MemberCoupon, 'ending' | 'switchable' | 'activated'>): string =>
    [endingText(ending), switchable && !activated && 'noch nicht aktiviert'].filter(Boolean).join(', '),
}
