import type { Coupon } from '../calls/coupons.ts'
import { isReward } from './coupon-usage.ts'

/** The title of a coupon; one without is named by its kind. */
export const couponTitle = (coupon: Pick<Coupon, 'i18nFields' | 'usageType'>): string =>
  coupon.i18nFields.de.title.trim() || (isReward(coupon) ? 'Prämie' : 'Coupon')
