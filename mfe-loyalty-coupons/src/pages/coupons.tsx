import { Button } from '@delikaterie/shared-ui/button'
import { Notice } from '@delikaterie/shared-ui/notice'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { everyCoupon } from '../domain/coupon-list.ts'
import { t } from '../messages/coupons.ts'
import type { CouponsModel } from '../stores/coupons.ts'
import { couponsPage } from '../stores/portal.ts'
import { CouponCard } from '../ui/coupon-card.tsx'
import { ActivateAll, BulkResult } from './activate-all.tsx'
import { CouponFilters } from './coupons-filters.tsx'
import * as css from './coupons.module.css'

/** All coupons of the member that are no rewards (spec §2, Aktionen). */
export function CouponsPage() {
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

function Coupons({ page }: { page: CouponsModel }) {
  const state = useStore(page.$state)
  if (state.status === 'failed') {
    return (
      <Notice tone="error" action={<Button onClick={() => void page.refresh()}>{t.retry}</Button>}>
        {t.errorCouldNotLoad}
      </Notice>
    )
  }
  return (
    <>
      <CouponFilters page={page} />
      {state.status === 'loading' ? <Loading /> : <Found page={page} none={state.coupons.length === 0} />}
    </>
  )
}

function Loading() {
  return (
    <>
      <div className={css.bar}>
        <output className={css.count}>{t.loading}</output>
        <Skeleton shape="box" className={css.buttonPlace} />
      </div>
      <div className={css.grid}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} shape="box" className={css.placeholder} />
        ))}
      </div>
    </>
  )
}

function Found({ page, none }: { page: CouponsModel; none: boolean }) {
  const visible = useStore(page.$visible)
  const activeCount = useStore(page.$activeCount)
  const switches = useStore(page.$switches)
  return (
    <>
      <div className={css.bar}>
        <output className={css.count}>{t.count(visible.length, activeCount)}</output>
        {visible.length > 0 && <ActivateAll page={page} />}
      </div>
      <BulkResult page={page} />
      {visible.length === 0 && <Nothing page={page} none={none} />}
      <div className={css.grid}>
        {visible.map((shown) => (
          <CouponCard
            key={shown.coupon.id}
            shown={shown}
            activation={switches[shown.coupon.id]}
            onWish={(activated) => void page.wish(shown.coupon.id, activated)}
          />
        ))}
      </div>
    </>
  )
}

function Nothing({ page, none }: { page: CouponsModel; none: boolean }) {
  if (none) return <Notice>{t.errorNone}</Notice>
  return (
    <Notice action={<Button variant="outline" onClick={() => page.choose(everyCoupon)}>{t.showAll}</Button>}>
      {t.errorNoFiltered}
    </Notice>
  )
}
