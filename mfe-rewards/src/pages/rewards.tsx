import { LoyaltyRetryNotice } from '@portal/page-library/notices/maintenance'
import { formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import { useListQuery } from '@portal/page-library/lists/list-query'
import * as paths from '@portal/shared-contracts/paths'
import { $status } from '@portal/page-library/session'
import { classNames } from '@portal/shared-ui/styles/class-names'
import { ListFilters } from '@portal/shared-ui/lists/list-filters'
import { NoResults } from '@portal/shared-ui/notices/no-results'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import { pastelColor } from '@portal/shared-ui/pictures/pastel'
import { Container } from '@portal/shared-ui/layout/section'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import { useStore } from '@nanostores/react'
import { memo, useDeferredValue, useMemo, useRef, useState } from 'react'
import {
  matchingRewards,
  noFilter,
  rewardChoices,
  sortOrders,
  sortRewards,
  type RewardFilter,
} from '../domain/reward-list.ts'
import { rewardCategories, type Reward } from '../domain/reward.ts'
import { heroes } from '../messages/heroes.ts'
import { t } from '../messages/rewards.ts'
import { $balance, memberRewards } from '../stores/portal.ts'
import { RewardCard } from '../ui/reward-card.tsx'
import * as css from './rewards.module.css'

const sorts = sortOrders.map((value) => ({ value, label: t.sortNames[value] }))

/** All rewards of the member. */
const RewardsPage = () => (
  <>
    <PageHero compact {...heroOf(paths.rewards, heroes.rewards)}>
      <Balance />
    </PageHero>
    <Container className={css.page}>
      <Rewards />
    </Container>
  </>
)
export { RewardsPage as Component }

function Balance() {
  const balance = useStore($balance)
  const status = useStore($status)
  // Visitors see the list in a page that embeds it.
  if (status === 'anonymous') return null
  if (balance === null) return <p>{t.balanceUnknown}</p>
  return (
    <p className={css.balance}>
      {t.balance}: <PointsAmount figure={formatNumber(balance)} word={pointsWord(balance)} size="l" onHero announced />
    </p>
  )
}

function Rewards() {
  const [store] = useState(memberRewards)
  // The list is rendered in slices.
  const state = useDeferredValue(useStore(store.$state))
  const [filter, choose] = useListQuery(rewardChoices)
  // Typing stays fast, because a long list follows in the background.
  const shownFilter = useDeferredValue(filter)
  if (state.status === 'failed')
    return <LoyaltyRetryNotice text={t.errorCouldNotLoad} retry={t.retry} onRetry={store.refresh} />
  return (
    <>
      <ListFilters texts={t.filters} categories={rewardCategories} sorts={sorts} filter={filter} onChange={choose} />
      {state.status === 'ready' && state.refreshError !== undefined && (
        <LoyaltyRetryNotice
          tone="warning"
          text={t.errorOutdated}
          retry={t.retry}
          onRetry={store.refresh}
          busy={state.refreshing}
        />
      )}
      {state.status === 'loading' ? (
        <Loading />
      ) : (
        <Found all={state.value} filter={shownFilter} onShowAll={() => choose(noFilter)} />
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
        {[...Array(6).keys()].map((index) => (
          <Skeleton key={index} shape="card" className={css.placeholder} />
        ))}
      </div>
    </>
  )
}

type FoundProps = { all: readonly Reward[]; filter: RewardFilter; onShowAll: () => void }

/** The rewards that the filter shows, in its order. */
function Found({ all, filter, onShowAll }: FoundProps) {
  const { category, text, sort } = filter
  const balance = useStore($balance)
  const [now] = useState(Date.now)
  const sorted = useMemo(() => sortRewards(all, sort, balance, now), [all, sort, balance, now])
  const visible = useMemo(() => matchingRewards(sorted, { category, text }), [sorted, category, text])
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
      <RewardList rewards={visible} balance={balance} />
    </>
  )
}

/** Cards that a phone shows before it is scrolled: two rows. */
const firstCards = 4
/** More rewards than this are a long list. */
const longList = 96

/** All cards. Memoised, so that typing renders them only when the filter follows. */
const RewardList = memo(function RewardList({
  rewards,
  balance,
}: {
  rewards: readonly Reward[]
  balance: number | null
}) {
  return (
    <div role="list" className={classNames(css.grid, rewards.length > longList && css.long)}>
      {rewards.map((reward, index) => (
        <div key={reward.couponId} role="listitem">
          <RewardCard
            reward={reward}
            balance={balance}
            color={pastelColor(reward.couponId)}
            headingLevel={2}
            isSmall
            isFirst={index < firstCards}
            to={paths.reward(reward.couponId)}
          />
        </div>
      ))}
    </div>
  )
})
