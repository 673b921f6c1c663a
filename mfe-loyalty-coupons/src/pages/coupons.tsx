import { Button } from '@delikaterie/shared-ui/button'
import { ListFilters } from '@delikaterie/shared-ui/list-filters'
import { Notice } from '@delikaterie/shared-ui/notice'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { Container } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { useStore } from '@nanostores/react'
import { useRef, useState } from 'react'
import { couponCategories } from '../domain/coupon-category.ts'
import { everyCoupon, sortOrders } from '../domain/coupon-list.ts'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import { t } from '../messages/coupons.ts'
import type { CouponsModel } from '../stores/coupons.ts'
import { couponsPage } from '../stores/portal.ts'
import { CouponCard } from '../ui/coupon-card.tsx'
import { ActivateAll, BulkResult } from './activate-all.tsx'
import * as css from './coupons.module.css'

const sorts = sortOrders.map((value) => ({ value, label: t.sortNames[value] }))

/** The Aktionen of the member: all coupons that are not rewards. */
function CouponsPage() {
  const [page] = useState(couponsPage)
  return (
    <>
      <PageHero compact title={t.title} lead={t.lead} />
      <Container className={css.page}>
        <Coupons page={page} />
      </Container>
    </>
  )
}
export { CouponsPage as Component }

function Coupons({ page }: { page: CouponsModel }) {
  const state = useStore(page.$state)
  const filter = useStore(page.$filter)
  const retry = (): void => {
    void page.refresh()
    // The button disappears with the notice, so the focus moves to the heading.
    document.querySelector('h1')?.focus({ preventScroll: true })
  }
  if (state.status === 'failed') return <RetryNotice text={t.errorCouldNotLoad} retry={t.retry} onRetry={retry} />
  return (
    <>
      <ListFilters
        texts={t.filters}
        categories={couponCategories}
        sorts={sorts}
        filter={filter}
        onChange={page.changeFilter}
      />
      <Results page={page} coupons={state.status === 'ready' ? state.value.coupons : null} />
    </>
  )
}

/** The filtered list or its placeholder; `coupons` is the complete list, null while it loads. */
function Results({ page, coupons }: { page: CouponsModel; coupons: readonly MemberCoupon[] | null }) {
  const visible = useStore(page.$visible)
  const count = useRef<HTMLOutputElement>(null)
  const focusCount = (): void => count.current?.focus()
  return (
    <>
      <div className={css.bar}>
        <output ref={count} tabIndex={-1} className={css.count}>
          {coupons === null ? t.loading : <Count page={page} />}
        </output>
        {coupons === null && <Skeleton shape="box" className={css.buttonPlace} />}
        {visible.length > 0 && <ActivateAll page={page} />}
      </div>
      <BulkResult page={page} onUndo={focusCount} />
      {coupons !== null && visible.length === 0 && (
        <Nothing page={page} none={coupons.length === 0} onShowAll={focusCount} />
      )}
      {coupons === null ? <Loading /> : <CouponGrid page={page} />}
    </>
  )
}

/** The number of coupons, or the progress of 'Alle aktivieren'. */
function Count({ page }: { page: CouponsModel }) {
  const visible = useStore(page.$visible)
  const activeCount = useStore(page.$activeCount)
  const bulk = useStore(page.$bulk)
  return bulk.kind === 'running' ? t.running(bulk.done, bulk.total) : t.count(visible.length, activeCount)
}

function Loading() {
  return (
    <div className={css.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <Skeleton key={index} shape="box" className={css.placeholder} />
      ))}
    </div>
  )
}

function CouponGrid({ page }: { page: CouponsModel }) {
  const visible = useStore(page.$visible)
  const switches = useStore(page.$switches)
  return (
    <div className={css.grid}>
      {visible.map((shown) => (
        <CouponCard
          key={shown.coupon.id}
          shown={shown}
          activation={switches[shown.coupon.id]}
          onSwitch={(activated) => void page.setActivated(shown.coupon.id, activated)}
        />
      ))}
    </div>
  )
}

function Nothing({ page, none, onShowAll }: { page: CouponsModel; none: boolean; onShowAll: () => void }) {
  if (none) return <Notice>{t.errorNone}</Notice>
  const showAll = (): void => {
    page.changeFilter(everyCoupon)
    onShowAll()
  }
  return (
    <Notice
      action={
        <Button variant="outline" onClick={showAll}>
          {t.showAll}
        </Button>
      }
    >
      {t.errorNoFiltered}
    </Notice>
  )
}
