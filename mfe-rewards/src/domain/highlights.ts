import type { Coupon } from '@delikaterie/shared-contracts/calls'

const limit = 3

/** The coupons the marketing app may show, the first three of them (spec §7, Reward highlights). */
export const highlightsOf = (coupons: readonly Coupon[]): Coupon[] => coupons.filter(isHighlight).slice(0, limit)

const isHighlight = ({ conditions }: Coupon): boolean =>
  conditions.some(
    ({ conditionType, conditionUsage, value }) =>
      conditionType === 'programUnit' && conditionUsage === 'REDEEM_VISIBILITY' && value.includes('marketingapp'),
  )
