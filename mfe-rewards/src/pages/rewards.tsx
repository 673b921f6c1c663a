import { formatNumber, pointsWord } from '@delikaterie/shared-contracts/format'
import { useListQuery } from '@delikaterie/shared-contracts/list-query'
import * as paths from '@delikaterie/shared-contracts/paths'
import { Button } from '@delikaterie/shared-ui/button'
import { ListFilters } from '@delikaterie/shared-ui/list-filters'
import { Notice } from '@delikaterie/shared-ui/notice'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { PointsAmount } from '@delikaterie/shared-ui/points-amount'
import { ProductGrid } from '@delikaterie/shared-ui/product-card'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { Container } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { useStore } from '@nanostores/react'
import { useDeferredValue, useMemo, useState } from 'react'
import { rewardCategories } from '../domain/reward-category.ts'
import { noFilter, rewardChoices, sortOrders, visibleRewards, type RewardFilter } from '../domain/reward-list.ts'
import type { Reward } from '../domain/reward.ts'
import { t } from '../messages/rewards.ts'
import { rewardsPage } from '../stores/portal.ts'
import type { RewardsModel } from '../stores/rewards.ts'
import { RewardCard } from '../ui/reward-card.tsx'
import * as css from './rewards.module.css'

const sorts = sortOrders.map((value) => ({ value, label: t.sortNames[value] }))

/** All rewards of the member. */
function RewardsPage() {
  const [page] = useState(rewardsPage)
  return (
    <>
      <PageHero compact title={t.title} lead={t.lead}>
        <Balance page={page} />
      </PageHero>
      <Container className={css.page}>
        <Rewards page={page} />
      </Container>
    </>
  )
}
export { RewardsPage as Component }

function Balance({ page }: { page: RewardsModel }) {
  const balance = useStore(page.$balance)
  if (balance === null) return <p>{t.balanceUnknown}</p>
  return (
    <p className={css.balance}>
      {t.balance}: <PointsAmount figure={formatNumber(balance)} word={pointsWord(balance)} size="l" onGreen />
    </p>
  )
}

function Rewards({ page }: { page: RewardsModel }) {
  const state = useStore(page.$state)
  const [filter, choose] = useListQuery(rewardChoices)
  // Typing stays fast, because a long list follows in the background.
  const shownFilter = useDeferredValue(filter)
  if (state.status === 'failed')
    return <RetryNotice text={t.errorCouldNotLoad} retry={t.retry} onRetry={page.refresh} />
  return (
    <>
      <ListFilters texts={t.filters} categories={rewardCategories} sorts={sorts} filter={filter} onChange={choose} />
      {state.status === 'ready' && state.refreshError !== undefined && (
        <RetryNotice
          tone="warning"
          text={t.errorOutdated}
          retry={t.retry}
          onRetry={page.refresh}
          busy={state.refreshing}
        />
      )}
      {state.status === 'loading' ? (
        <Loading />
      ) : (
        <Found page={page} all={state.value} filter={shownFilter} onShowAll={() => choose(noFilter)} />
      )}
    </>
  )
}

function Loading() {
  return (
    <>
      <output className={css.count}>{t.loading}</output>
      <ProductGrid>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="card" className={css.card} />
        ))}
      </ProductGrid>
    </>
  )
}

type FoundProps = { page: RewardsModel; all: readonly Reward[]; filter: RewardFilter; onShowAll: () => void }

function Found({ page, all, filter, onShowAll }: FoundProps) {
  const balance = useStore(page.$balance)
  const [now] = useState(Date.now)
  const rewards = useMemo(() => visibleRewards(all, filter, balance, now), [all, filter, balance, now])
  return (
    <>
      <output className={css.count}>{t.count(rewards.length)}</output>
      {rewards.length === 0 && <Nothing none={all.length === 0} onShowAll={onShowAll} />}
      <ProductGrid>
        {rewards.map((reward, index) => (
          <RewardCard
            key={reward.couponId}
            reward={reward}
            balance={balance}
            index={index}
            headingLevel={2}
            to={paths.reward(reward.couponId)}
            className={css.card}
          />
        ))}
      </ProductGrid>
    </>
  )
}

function Nothing({ none, onShowAll }: { none: boolean; onShowAll: () => void }) {
  if (none) return <Notice>{t.errorNone}</Notice>
  return (
    <Notice
      action={
        <Button variant="outline" onClick={onShowAll}>
          {t.showAll}
        </Button>
      }
    >
      {t.errorNoFiltered}
    </Notice>
  )
}
