import type { Coupon } from '@delikaterie/shared-contracts/calls'

/** Reward filter categories besides Alle (spec §9). */
export const rewardCategories = ['Veranstaltungen', 'Gutscheine', 'Produkte'] as const
export type RewardCategory = (typeof rewardCategories)[number]

/** The category a reward's custom property names; null when it names none of ours. */
export function categoryOf({ customProperties }: Pick<Coupon, 'customProperties'>): RewardCategory | null {
  const named = customProperties
    .find(({ name }) => name === 'category')
    ?.value.trim()
    .toLowerCase()
  return rewardCategories.find((category) => category.toLowerCase() === named) ?? null
}
