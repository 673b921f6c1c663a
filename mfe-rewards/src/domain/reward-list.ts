import type { ListFilter } from '@portal/shared-contracts/lists/list-filter'
import { wordFinder } from '@portal/shared-contracts/lists/matches-words'
import { notRedeemableReason, rewardCategories, type Reward } from './reward.ts'

export const sortOrders = ['recommended', 'cheapest', 'dearest', 'endingSoon'] as const
export type SortOrder = (typeof sortOrders)[number]

/** The category null is Alle. */
export type RewardFilter = ListFilter<string, SortOrder>

/** What the URL's query can choose. */
export const rewardChoices = { categories: rewardCategories, sorts: sortOrders }

export const noFilter: RewardFilter = { category: null, text: '', sort: 'recommended' }

/** The rewards in the chosen order. Balance and time (ms since 1970) matter only for the order `recommended`. */
export function sortRewards(
  rewards: readonly Reward[],
  sort: SortOrder,
  balance: number | null,
  now: number,
): readonly Reward[] {
  const compare: Record<SortOrder, (one: Reward, other: Reward) => number> = {
    recommended: (one, other) => rank(one, balance, now) - rank(other, balance, now) || byPrice(one, other),
    cheapest: byPrice,
    dearest: (one, other) => (other.price ?? 0) - (one.price ?? 0),
    // The difference of two infinite ends is not a number, and the price decides.
    endingSoon: (one, other) => one.ends - other.ends || byPrice(one, other),
  }
  return rewards.toSorted(compare[sort])
}

/** The rewards of the chosen category that contain every typed word. */
export function matchingRewards(
  rewards: readonly Reward[],
  filter: Pick<RewardFilter, 'category' | 'text'>,
): readonly Reward[] {
  const hasWords = wordFinder(filter.text)
  return rewards.filter(
    ({ category, searchText }) => (filter.category === null || category === filter.category) && hasWords(searchText),
  )
}

const reachableLimit = 3

/**
 * The first rewards of the recommended order: those that the balance pays for, then those with the fewest missing
 * points.
 */
export const reachableRewards = (rewards: readonly Reward[], balance: number | null, now: number): readonly Reward[] =>
  sortRewards(rewards, 'recommended', balance, now)
    .filter((reward) => rank(reward, balance, now) < 2)
    .slice(0, reachableLimit)

/** Rewards that can be redeemed first, then those that need more points, all others last. */
function rank(reward: Reward, balance: number | null, now: number): number {
  const reason = notRedeemableReason(reward, balance, now)
  if (reason === null) return 0
  return reason.kind === 'pointsMissing' ? 1 : 2
}

/** Rewards without a price last. */
const byPrice = (one: Reward, other: Reward): number => priceOrder(one) - priceOrder(other)
const priceOrder = ({ price }: Reward): number => price ?? Number.MAX_SAFE_INTEGER
