import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import { Notice } from '@delikaterie/shared-ui/notice'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { Container } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { t } from '../messages/transactions.ts'
import { transactionsPage } from '../stores/portal.ts'
import type { TransactionsModel } from '../stores/transactions.ts'
import { TransactionsList } from './transactions-list.tsx'
import { TransactionsSummary } from './transactions-summary.tsx'
import * as css from './transactions.module.css'

/** The member's balance and bookings. */
function TransactionsPage() {
  const [page] = useState(transactionsPage)
  return (
    <>
      <PageHero compact overlapped title={t.title} lead={t.lead} />
      <Container className={css.page}>
        <section aria-label={t.summary} className={css.summary}>
          <TransactionsSummary page={page} />
        </section>
        <section className={css.bookings}>
          <div className={css.head}>
            <h2>{t.bookings}</h2>
            <Link to={paths.redemptions}>{t.redemptions}</Link>
          </div>
          <Bookings page={page} />
        </section>
      </Container>
    </>
  )
}
export { TransactionsPage as Component }

function Bookings({ page }: { page: TransactionsModel }) {
  const state = useStore(page.$state)
  switch (state.status) {
    case 'loading':
      return <Loading />
    case 'failed':
      return <RetryNotice text={t.errorLoading} retry={t.retry} onRetry={page.refresh} />
    case 'ready':
      return state.value.length === 0 ? (
        <Notice title={t.noneTitle}>{t.none}</Notice>
      ) : (
        <TransactionsList bookings={state.value} />
      )
  }
}

function Loading() {
  return (
    <>
      <output className={css.count}>{t.loading}</output>
      <Skeleton shape="box" className={css.skeleton} />
    </>
  )
}
