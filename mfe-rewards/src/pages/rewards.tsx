import { choiceOf } from '@delikaterie/shared-contracts/domain/list-filter'
import { formatNumber, pointsWord } from '@delikaterie/shared-contracts/format'
import { useListQuery } from '@delikaterie/shared-contracts/list-query'
import * as paths from '@delikaterie/shared-contracts/paths'
import { $status } from '@delikaterie/shared-contracts/session'
import { LongList } from '@delikaterie/shared-ui/long-list'
import { ListFilters } from '@delikaterie/shared-ui/list-filters'
import { NoResults } from '@delikaterie/shared-ui/no-results'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { PointsBalance } from '@delikaterie/shared-ui/points-balance'
import { pastelColor } from '@delikaterie/shared-ui/pastel'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { Container } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { useStore } from '@nanostores/react'
import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { rewardCategories } from '../domain/reward.ts'
import {
  matchingRewards,
  noFilter,
  rewardChoices,
  sortOrders,
  sortRewards,
  type RewardFilter,
} from '../domain/reward-list.ts'
import type { Reward } from '../domain/reward.ts'
import { heroes } from '../messages/heroes.ts'
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
      <PageHero compact {...heroes.rewards}>
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
  const status = useStore($status)
  // Visitors see the list in a page that embeds it.
  if (status === 'anonymous') return null
  if (balance === null) return <p>{t.balanceUnknown}</p>
  return (
    <p className={css.balance}>
      {t.balance}: <PointsBalance points={balance} figureOf={formatNumber} wordOf={pointsWord} size="l" onGreen />
    </p>
  )
}

function Rewards({ page }: { page: RewardsModel }) {
  // The list is rendered in slices.
  const state = useDeferredValue(useStore(page.$state))
  const [filter, choose] = useListQuery(rewardChoices)
  // Typing stays fast, because a long list follows in the background.
  const shownFilter = useDeferredValue(filter)
  const chooseLatest = useRef(choose)
  useEffect(() => void (chooseLatest.current = choose))
  const [showAll] = useState(() => () => chooseLatest.current(noFilter))
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
        <Found page={page} all={state.value} filter={shownFilter} onShowAll={showAll} />
      )}
    </>
  )
}

function Loading() {
  return (
    <>
      <output className={css.count} data-beside-tools>
        {t.loading}
      </output>
      <div className={css.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="card" className={css.placeholder} />
        ))}
      </div>
    </>
  )
}

type FoundProps = { page: RewardsModel; all: readonly Reward[]; filter: RewardFilter; onShowAll: () => void }

const columnsOfPhone = 2

/** Two columns on a phone, up to three on wide screens. */
const RewardGrid = ({ children }: { children: ReactNode }) => <div className={css.grid}>{children}</div>

const idOf = ({ couponId }: Reward): string => couponId

/** Memoised, so that typing renders it only when the filter follows. */
const Found = memo(function Found({ page, all, filter, onShowAll }: FoundProps) {
  const { category, text, sort } = filter
  const balance = useStore(page.$balance)
  const [now] = useState(Date.now)
  const sorted = useMemo(() => sortRewards(all, sort, balance, now), [all, sort, balance, now])
  const visible = useMemo(() => matchingRewards(sorted, { category, text }), [sorted, category, text])
  const renderCard = useCallback(
    (reward: Reward, index: number) => (
      <RewardCard
        reward={reward}
        balance={balance}
        color={pastelColor(index)}
        headingLevel={2}
        isSmall
        isFirst={index < columnsOfPhone}
        to={paths.reward(reward.couponId)}
      />
    ),
    [balance],
  )
  const count = useRef<HTMLOutputElement>(null)
  const showAll = (): void => {
    onShowAll()
    // The button disappears with its notice.
    count.current?.focus()
  }
  return (
    <>
      <output ref={count} tabIndex={-1} className={css.count} data-beside-tools>
        {t.count(visible.length)}
      </output>
      {visible.length === 0 && (
        <NoResults
          isFiltered={all.length > 0}
          noneText={t.errorNone}
          filteredText={t.errorNoFiltered(text.trim(), category)}
          showAllLabel={t.showAll}
          onShowAll={showAll}
        />
      )}
      <LongList
        items={visible}
        choice={choiceOf(filter)}
        idOf={idOf}
        renderCard={renderCard}
        Grid={RewardGrid}
        moreLabel={t.more}
      />
    </>
  )
})
