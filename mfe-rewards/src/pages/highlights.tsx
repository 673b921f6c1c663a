import * as paths from '@portal/shared-contracts/paths'
import type { ResourceState } from '@portal/page-library/stores'
import { Carousel } from '@portal/shared-ui/lists/carousel'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { pastelColor } from '@portal/shared-ui/pictures/pastel'
import { Notice } from '@portal/shared-ui/notices/notice'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { useStore } from '@nanostores/react'
import { useDeferredValue } from 'react'
import type { Reward } from '../domain/reward.ts'
import { t } from '../messages/highlights.ts'
import { $balance, highlights } from '../stores/portal.ts'
import { RewardCard } from '../ui/reward-card.tsx'
import * as css from './highlights.module.css'

/** Up to three reward highlights for the landing and home page, which provide the heading; rendered in slices. */
const Highlights = () => <HighlightsOf state={useDeferredValue(useStore(highlights.$state))} />
export { Highlights as Component }

/** The highlights in each state; an empty list is loaded again behind placeholders. */
export function HighlightsOf({ state }: { state: ResourceState<readonly Reward[]> }) {
  switch (state.status) {
    case 'loading':
      return <Loading />
    case 'failed':
      return <RetryNotice tone="warning" text={t.failed} retry={t.retry} onRetry={highlights.refresh} />
    case 'ready':
      if (state.value.length > 0) return <Row rewards={state.value} />
      return state.refreshing ? <Loading /> : <Notice>{t.none}</Notice>
  }
}

const rowClass = (balance: number | null) => classNames(css.row, balance !== null && css.rowForMember)

function Row({ rewards }: { rewards: readonly Reward[] }) {
  const balance = useStore($balance)
  return (
    <div className={rowClass(balance)}>
      <Carousel label={t.list} previousLabel={t.previous} nextLabel={t.next}>
        {rewards.map((reward) => (
          <RewardCard
            key={reward.couponId}
            reward={reward}
            color={pastelColor(reward.couponId)}
            balance={balance}
            to={paths.highlight(reward.title, reward.couponId)}
            className={css.card}
          />
        ))}
      </Carousel>
    </div>
  )
}

/** The same row with placeholders of the same size, to avoid layout shift. */
function Loading() {
  return (
    <div className={rowClass(useStore($balance))}>
      <VisuallyHidden output>{t.loading}</VisuallyHidden>
      <div inert>
        <Carousel label={t.list} previousLabel={t.previous} nextLabel={t.next}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} shape="card" className={css.card} />
          ))}
        </Carousel>
      </div>
    </div>
  )
}
