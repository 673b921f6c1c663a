import { toApiError } from '@delikaterie/shared-contracts/api'
import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { everyReward, visibleRewards, type RewardFilter } from '../domain/reward-list.ts'
import { rewardsOf, type Reward } from '../domain/reward.ts'

export type RewardsState =
  | { status: 'loading' }
  | { status: 'failed'; code: string }
  | { status: 'ready'; rewards: readonly Reward[]; refreshing: boolean }

/** The list of rewards with its filters. `$balance`: the member's points, null while unknown. */
export function createRewardsPage(load: () => Promise<readonly Coupon[]>, $balance: ReadableAtom<number | null>) {
  const $state = atom<RewardsState>({ status: 'loading' })
  const $filter = atom<RewardFilter>(everyReward)
  const $visible = computed([$state, $filter, $balance], (state, filter, balance) =>
    state.status === 'ready' ? visibleRewards(state.rewards, filter, balance) : [],
  )
  let newest = 0

  /** Keeps what is on screen while it asks again; only the newest answer counts. */
  async function refresh(): Promise<void> {
    const mine = ++newest
    const before = $state.get()
    $state.set(before.status === 'ready' ? { ...before, refreshing: true } : { status: 'loading' })
    try {
      const rewards = rewardsOf(await load())
      if (mine === newest) $state.set({ status: 'ready', rewards, refreshing: false })
    } catch (error) {
      if (mine !== newest) return
      const { code } = toApiError(error)
      $state.set(before.status === 'ready' ? { ...before, refreshing: false } : { status: 'failed', code })
    }
  }

  const choose = (part: Partial<RewardFilter>): void => $filter.set({ ...$filter.get(), ...part })

  return { $state, $filter, $visible, $balance, refresh, choose }
}
export type RewardsModel = ReturnType<typeof createRewardsPage>
