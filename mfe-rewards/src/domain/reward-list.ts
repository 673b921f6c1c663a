import { matchesWords } from '@delikaterie/shared-contracts/domain/matches-words'
import { affordabilityOf } from './affordability.ts'
import type { RewardCategory } from './reward-category.ts'
import type { Reward } from './reward.ts'

export const sortOrders = ['recommended', 'cheapest', 'dearest', 'endingSoon'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The filter of the list; a null category means Alle. */
export type RewardFilter = { category: RewardCategory | null; text: string; sort: SortOrder }

export const noFilter: RewardFilter = { category: null, text: '', sort: 'recommended' }

/** The filtered and sorted rewards. The balance matters only for the order `recommended`. */
export function visibleRewards(rewards: readonly Reward[], filter: RewardFilter, balance: number | null): Reward[] {
  return rewards
    .filter(({ category }) => filter.category === null || category === filter.category)
    .filter(({ title, subTitle }) => matchesWords(`${title} ${subTitle}`, filter.text))
    .toSorted((one, other) => compare(one, other, filter.sort, balance))
}

function compare(one: Reward, other: Reward, sort: SortOrder, balance: number | null): number {
  switch (sort) {
    case 'recommended':
      return rank(one, balance) - rank(other, balance) || byPrice(one, other)
    case 'cheapest':
      return byPrice(one, other)
    case 'dearest':
      return byPrice(other, one)
    case 'endingSoon':
      return endOf(one).localeCompare(endOf(other)) || byPrice(one, other)
  }
}

/** Affordable rewards first, then those that need more points, sold-out ones last. */
function rank({ price, availability }: Reward, balance: number | null): number {
  if (availability.kind === 'soldOut') return 2
  return affordabilityOf(price, balance).kind === 'missing' ? 1 : 0
}

const byPrice = (one: Reward, other: Reward): number => (one.price ?? 0) - (other.price ?? 0)

/** ISO dates sort as text; rewards without an end sort last. */
const endOf = ({ validTo }: Reward): string => validTo || '9999'
