import type { Coupon } from '@delikaterie/shared-contracts/calls'

/** The categories of the filter except Alle. */
export const rewardCategories = ['Veranstaltungen', 'Gutscheine', 'Produkte'] as const
export type RewardCategory = (typeof rewardCategories)[number]

/** The category in a reward's custom properties; null for none or an unknown one. */
export function categoryOf({ customProperties }: Pick<Coupon, 'customProperties'>): RewardCategory | null {
  const value = customProperties
    .find(({ name }) => name === 'category')
    ?.value.trim()
    .toLowerCase()
  return rewardCategories.find((category) => category.toLowerCase() === value) ?? null
}
