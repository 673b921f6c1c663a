import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { Notice } from '@portal/shared-ui/notices/notice'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Container } from '@portal/shared-ui/layout/section'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { useStore } from '@nanostores/react'
import { useDeferredValue, useState } from 'react'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { formatEuro, formatNumber, pointsWord } from '@portal/shared-contracts/numbers/format'
import { Card } from '@portal/shared-ui/cards/card'
import { PointsAmount } from '@portal/shared-ui/text/points-amount'
import { heroes } from '../messages/heroes.ts'
import { t } from '../messages/transactions.ts'
import { memberTransactions } from '../stores/portal.ts'
import type { TransactionsStore } from '../stores/transactions.ts'
import { BookingsHelp, TransactionsList } from './transactions/list.tsx'
import * as css from './transactions/transactions.module.css'
import { Figure, Figures } from '../ui/figures.tsx'
import * as summaryCss from './transactions/summary.module.css'

/** The member's balance and bookings. */
function TransactionsPage() {
  const [store] = useState(memberTransactions)
  return (
    <>
      <PageHero compact overlapped {...heroes.transactions} />
      <Container className={css.page}>
        <section aria-label={t.summary} className={css.summary}>
          <TransactionsSummary store={store} />
        </section>
        <section className={css.bookings}>
          <div className={css.head}>
            <h2>{t.bookings}</h2>
            <Link to={paths.redemptions}>{t.redemptions}</Link>
          </div>
          <Bookings store={store} />
        </section>
      </Container>
    </>
  )
}
export { TransactionsPage as Component }

function Bookings({ store }: { store: TransactionsStore }) {
  const state = useStore(store.$state)
  // A long list is rendered in the background.
  const bookings = useDeferredValue(state.status === 'ready' ? state.value : null)
  if (state.status === 'failed') {
    return <RetryNotice text={t.errorLoading} retry={t.retry} onRetry={store.refresh} />
  }
  if (state.status === 'loading' || bookings === null) {
    return <Loading text={t.loading} textClass={css.count} shape="box" className={css.skeleton} />
  }
  if (bookings.length === 0) {
    return (
      <div className={css.results}>
        <div className={css.list}>
          <Notice title={t.noneTitle}>{t.none}</Notice>
        </div>
        <BookingsHelp />
      </div>
    )
  }
  return <TransactionsList bookings={bookings} />
}

/** Available and locked points and their value in euros; '-' if unknown. */
function TransactionsSummary({ store }: { store: TransactionsStore }) {
  const { available, locked } = useStore(store.$balance)
  return (
    <Card look="floating" className={summaryCss.card}>
      <Figures>
        <Figure label={t.available}>
          <PointsAmount figure={formatNumber(available)} word={pointsWord(available)} size="xl" announced />
        </Figure>
        <Figure label={t.locked} look="muted">
          <PointsAmount figure={formatNumber(locked)} word={pointsWord(locked)} />
        </Figure>
        <Figure label={t.worth} look="number">
          {available === null ? formatNumber(null) : formatEuro(euroValue(available))}
        </Figure>
      </Figures>
      <p className={summaryCss.hint}>{t.lockedHint}</p>
    </Card>
  )
}
