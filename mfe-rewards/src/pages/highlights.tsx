import * as paths from '@delikaterie/shared-contracts/paths'
import { Button } from '@delikaterie/shared-ui/button'
import { Carousel } from '@delikaterie/shared-ui/carousel'
import { Notice } from '@delikaterie/shared-ui/notice'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Reward } from '../domain/reward.ts'
import { t } from '../messages/highlights.ts'
import { highlightsWidget } from '../stores/portal.ts'
import { RewardCard } from '../ui/reward-card.tsx'
import * as css from './highlights.module.css'

/** Up to three reward highlights for landing and home; the heading is the page's (spec §2). */
export function Highlights() {
  const [widget] = useState(highlightsWidget)
  const state = useStore(widget.$state)
  switch (state.status) {
    case 'loading':
      return <Loading />
    case 'failed':
      return (
        <Notice
          action={
            <Button variant="outline" onClick={() => void widget.refresh()}>
              {t.retry}
            </Button>
          }
        >
          {t.failed}
        </Notice>
      )
    case 'empty':
      return null
    case 'ready':
      return <Row rewards={state.rewards} />
  }
}

function Row({ rewards }: { rewards: readonly Reward[] }) {
  return (
    <div className={css.row}>
      <Carousel label={t.list} previousLabel={t.previous} nextLabel={t.next}>
        {rewards.map((reward, index) => (
          <RewardCard
            key={reward.couponId}
            reward={reward}
            index={index}
            to={paths.highlight(reward.title, reward.couponId)}
            className={css.card}
          />
        ))}
      </Carousel>
    </div>
  )
}

/** The same row with empty cards, so that nothing moves when they are filled. */
function Loading() {
  return (
    <div className={css.row}>
      <VisuallyHidden>
        <output>{t.loading}</output>
      </VisuallyHidden>
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
