import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { createResource } from '@delikaterie/shared-contracts/stores'
import { atom, computed, type ReadableAtom } from 'nanostores'
import { noFilter, visibleRewards, type RewardFilter } from '../domain/reward-list.ts'
import { rewardsOf } from '../domain/reward.ts'

/** The list of rewards with its filter. `$balance`: the member's points, null while unknown. */
export function createRewardsPage(load: () => Promise<readonly Coupon[]>, $balance: ReadableAtom<number | null>) {
  const { $state, refresh } = createResource(async () => rewardsOf(await load()))
  const $filter = atom<RewardFilter>(noFilter)
  const $visible = computed([$state, $filter, $balance], (state, filter, balance) =>
    state.status === 'ready' ? visibleRewards(state.value, filter, balance) : [],
  )

  const choose = (part: Partial<RewardFilter>): void => $filter.set({ ...$filter.get(), ...part })

  return { $state, $filter, $visible, $balance, refresh, choose }
}
export type RewardsModel = ReturnType<typeof createRewardsPage>
