import * as paths from '@portal/shared-contracts/paths'
import type { ResourceState } from '@portal/page-library/stores'
import { Link } from '@portal/page-library/navigation/navigation'
import { LinkRows, LinkRowsPlace, LinkRowsSkeleton } from '@portal/shared-ui/lists/link-rows'
import { Notice } from '@portal/shared-ui/notices/notice'
import { pastelColor } from '@portal/shared-ui/pictures/pastel'
import { Picture } from '@portal/shared-ui/pictures/picture'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
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
  if (state.status === 'loading')
    return (
      <>
        <VisuallyHidden output>{t.loading}</VisuallyHidden>
        <LinkRowsSkeleton />
      </>
    )
  if (state.status === 'failed')
    return (
      <LinkRowsPlace>
        <RetryNotice tone="warning" text={t.failed} retry={t.retry} onRetry={onRetry} />
      </LinkRowsPlace>
    )
  const rewards = reachableRewards(state.value, balance, now)
  if (rewards.length === 0)
    return (
      <LinkRowsPlace>
        <Notice>{t.none}</Notice>
      </LinkRowsPlace>
    )
  return (
    <LinkRows
      rows={rewards.map(({ couponId, title, image, price }) => ({
        id: couponId,
        title,
        link: linkTo(paths.reward(couponId)),
        picture: <Picture src={image} alt="" square="small" />,
        color: pastelColor(couponId),
        note: t.price(price ?? 0, balance),
      }))}
    />
  )
}

const linkTo = (to: string) => (className: string | undefined, title: string) => (
  <Link to={to} className={className}>
    {title}
  </Link>
)
