import { ProductRows } from '@portal/page-library/lists/product-rows'
import * as paths from '@portal/shared-contracts/paths'
import type { ResourceState } from '@portal/page-library/stores'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { reachableRewards } from '../domain/reward-list.ts'
import type { Reward } from '../domain/reward.ts'
import { t } from '../messages/reachable.ts'
import { $balance, memberRewards } from '../stores/portal.ts'

/** Three rewards that the balance pays for, for the overview of benefits and rewards, which has the heading. */
function Reachable() {
  const [store] = useState(memberRewards)
  const state = useStore(store.$state)
  const balance = useStore($balance)
  return <ReachableOf state={state} balance={balance} onRetry={store.refresh} />
}
export { Reachable as Component }

type ReachableProps = {
  state: ResourceState<readonly Reward[]>
  /** The member's points; null while unknown. */
  balance: number | null
  onRetry: () => Promise<void>
}

/** The rewards in each state of the list. */
export function ReachableOf({ state, balance, onRetry }: ReachableProps) {
  const [now] = useState(Date.now)
  const rowOf = ({ couponId, title, image, price }: Reward) => ({
    id: couponId,
    title,
    to: paths.reward(couponId),
    image,
    note: t.price(price ?? 0, balance),
  })
  return (
    <ProductRows
      state={state}
      texts={{ loading: t.loading, failed: t.failed, retry: t.retry, none: t.none }}
      onRetry={onRetry}
      rowsOf={(rewards) => reachableRewards(rewards, balance, now).map(rowOf)}
    />
  )
}
