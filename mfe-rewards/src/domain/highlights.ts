import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { uniqueRewards } from './reward.ts'

const limit = 3

/** The first three coupons that are visible in the marketing app. */
export const highlightsOf = (coupons: readonly Coupon[]): Coupon[] =>
  uniqueRewards(coupons.filter(isHighlight)).slice(0, limit)

const isHighlight = ({ conditions }: Coupon): boolean =>
  conditions.some(
    ({ conditionType, conditionUsage, value }) =>
      conditionType === 'programUnit' && conditionUsage === 'REDEEM_VISIBILITY' && value.includes('marketingapp'),
  )
