import type { MemberCoupon } from '../domain/member-coupon.ts'
import { endingText } from './coupons.ts'

export const t = {
  loading: 'Ihre Coupons werden geladen …',
  failed: 'Ihre Coupons konnten gerade nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  none: 'In den nächsten sieben Tagen läuft keiner Ihrer Coupons ab.',
  /** When the coupon ends, and whether the member still has to activate it. */
  note: ({ ending, switchable, activated }: Pick<MemberCoupon, 'ending' | 'switchable' | 'activated'>): string =>
    [endingText(ending), switchable && !activated && 'noch nicht aktiviert'].filter(Boolean).join(', '),
}
