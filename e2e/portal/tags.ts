import { brand } from '@portal/shared-contracts/brand/brand'

/** The names of the brand's elements. */
export const tags = {
  rewards: `${brand.elementPrefix}-rewards`,
  coupons: `${brand.elementPrefix}-coupons`,
  cards: `${brand.elementPrefix}-cards`,
  account: `${brand.elementPrefix}-account`,
} as const
