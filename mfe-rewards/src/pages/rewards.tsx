import { formatNumber, pointsWord } from '@delikaterie/shared-contracts/format'
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
import { useState } from 'react'
import { rewardCategories } from '../domain/reward-category.ts'
import { noFilter, sortOrders } from '../domain/reward-list.ts'
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
  const filter = useStore(page.$filter)
  if (state.status === 'failed')
    return <RetryNotice text={t.errorCouldNotLoad} retry={t.retry} onRetry={page.refresh} />
  return (
    <>
      <ListFilters
        texts={t.filters}
        categories={rewardCategories}
        sorts={sorts}
        filter={filter}
        onChange={page.choose}
      />
      {state.status === 'loading' ? <Loading /> : <Found page={page} none={state.value.length === 0} />}
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

function Found({ page, none }: { page: RewardsModel; none: boolean }) {
  const rewards = useStore(page.$visible)
  const balance = useStore(page.$balance)
  return (
    <>
      <output className={css.count}>{t.count(rewards.length)}</output>
      {rewards.length === 0 && <Nothing page={page} none={none} />}
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

function Nothing({ page, none }: { page: RewardsModel; none: boolean }) {
  if (none) return <Notice>{t.errorNone}</Notice>
  return (
    <Notice
      action={
        <Button variant="outline" onClick={() => page.choose(noFilter)}>
          {t.showAll}
        </Button>
      }
    >
      {t.errorNoFiltered}
    </Notice>
  )
}
