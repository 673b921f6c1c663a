import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import { Link } from '@portal/page-library/navigation/navigation'
import * as paths from '@portal/shared-contracts/paths'
import { Notice } from '@portal/shared-ui/notices/notice'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Container } from '@portal/shared-ui/layout/section'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { useStore } from '@nanostores/react'
import { useDeferredValue, useState } from 'react'
import { heroes } from '../messages/heroes.ts'
import { t } from '../messages/transactions.ts'
import { memberTransactions } from '../stores/portal.ts'
import type { TransactionsStore } from '../stores/transactions.ts'
import { BookingsHelp, TransactionsList } from './transactions/list.tsx'
import { TransactionsSummary } from './transactions/summary.tsx'
import * as css from './transactions.module.css'

/** The member's balance and bookings. */
function TransactionsPage() {
  const [store] = useState(memberTransactions)
  return (
    <>
      <PageHero compact overlapped {...heroOf(paths.transactions, heroes.transactions)} />
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
