import { LoyaltyRetryNotice } from '@portal/page-library/notices/maintenance'
import { useListQuery } from '@portal/page-library/lists/list-query'
import { useNavigation } from '@portal/page-library/navigation/navigation'
import { ListFilters } from '@portal/shared-ui/lists/list-filters'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container } from '@portal/shared-ui/layout/section'
import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import * as paths from '@portal/shared-contracts/paths'
import { useStore } from '@nanostores/react'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { couponCategories } from '../domain/coupon-category.ts'
import { couponChoices, noFilter, sortOrders, type CouponFilter } from '../domain/coupon-list.ts'
import { t } from '../messages/coupons.ts'
import { heroes } from '../messages/heroes.ts'
import { couponsStore } from '../stores/portal.ts'
import * as css from './coupons.module.css'
import { useCurrentEndings } from './coupons/current-endings.ts'
import { NextPurchase } from './coupons/next-purchase.tsx'
import { CouponResults } from './coupons/results.tsx'
import { useStartAfterChoice } from './coupons/sticky-bar.ts'

const sorts = sortOrders.map((value) => ({ value, label: t.sortNames[value] }))

/** The Aktionen of the member: all coupons that are not rewards. */
const CouponsPage = () => (
  <>
    <PageHero compact {...heroOf(paths.coupons, heroes.coupons)} />
    <Container className={css.page}>
      <Coupons />
    </Container>
  </>
)
export { CouponsPage as Component }

function Coupons() {
  const { Widget } = useNavigation()
  const [store] = useState(() => couponsStore(Widget === undefined))
  const state = useStore(store.$state)
  const [filter, choose] = useListQuery(couponChoices)
  const [changes, setChanges] = useState(0)
  const results = useRef<HTMLDivElement>(null)
  const showStart = useStartAfterChoice(results)
  // Typing stays fast, because a long list is rendered in the background.
  const shownFilter = useDeferredValue(filter)
  const shownChanges = useDeferredValue(changes)
  const coupons = useCurrentEndings(useDeferredValue(state.status === 'ready' ? state.value.coupons : null))
  const hasPlaces = useMemo(() => coupons === null || store.usable(coupons).length > 0, [store, coupons])
  // The result of 'Alle aktivieren' is about the coupons that were shown.
  useEffect(() => store.dismiss(), [store, filter])

  function change(part: Partial<CouponFilter>): void {
    setChanges(changes + 1)
    showStart()
    choose(part)
  }

  if (state.status === 'failed')
    return <LoyaltyRetryNotice text={t.errorCouldNotLoad} retry={t.retry} onRetry={store.refresh} />
  return (
    <>
      <NextPurchase store={store} coupons={coupons} hasPlaces={hasPlaces} />
      {state.status === 'ready' && state.refreshError !== undefined && (
        <LoyaltyRetryNotice
          tone="warning"
          text={t.errorOutdated}
          retry={t.retry}
          onRetry={store.refresh}
          busy={state.refreshing}
        />
      )}
      {/* Keyed, so that it is replaced and does not move where nothing is active and the section above is one line. */}
      <CouponResults
        key={String(hasPlaces)}
        ref={results}
        store={store}
        coupons={coupons}
        filters={
          <ListFilters
            texts={t.filters}
            categories={couponCategories}
            sorts={sorts}
            filter={filter}
            onChange={change}
          />
        }
        filter={shownFilter}
        changes={shownChanges}
        onShowAll={() => change(noFilter)}
      />
    </>
  )
}
