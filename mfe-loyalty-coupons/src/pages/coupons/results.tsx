import { classNames } from '@portal/shared-ui/styles/class-names'
import { NoResults } from '@portal/shared-ui/notices/no-results'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { useStore } from '@nanostores/react'
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { matchingCoupons, sortCoupons, type CouponFilter } from '../../domain/coupon-list.ts'
import { countCoupons, type MemberCoupon } from '../../domain/member-coupon.ts'
import { t } from '../../messages/coupons.ts'
import type { CouponsStore } from '../../stores/coupons.ts'
import { ActivateAll, BulkResult, type ActivateAllProps } from './activate-all.tsx'
import { CouponCard } from './card.tsx'
import * as css from '../coupons.module.css'
import * as listCss from './results.module.css'

export type CouponResultsProps = {
  store: CouponsStore
  /** The complete list; null while it loads. */
  coupons: readonly MemberCoupon[] | null
  filter: CouponFilter
  /** How many times the member has changed the filter on the page. */
  changes: number
  onShowAll: () => void
}

/** The filtered list or its placeholder. */
export function CouponResults({ store, coupons, filter, changes, onShowAll }: CouponResultsProps) {
  const { category, text, sort } = filter
  const sorted = useMemo(() => sortCoupons(coupons ?? [], sort), [coupons, sort])
  const visible = useMemo(() => matchingCoupons(sorted, { category, text }), [sorted, category, text])
  const count = useRef<HTMLOutputElement>(null)
  const focusCount = (): void => count.current?.focus()
  const showAll = (): void => {
    onShowAll()
    // The button disappears with its notice.
    focusCount()
  }
  return (
    <>
      <div className={css.bar} data-beside-tools>
        <output ref={count} tabIndex={-1} className={css.count}>
          {coupons === null ? t.loading : <Count store={store} visible={visible} />}
        </output>
        {coupons === null && <Skeleton shape="box" className={css.buttonPlace} />}
        {visible.length > 0 && (
          <ActivateAll store={store} visible={visible} isFiltered={category !== null || text.trim() !== ''} />
        )}
      </div>
      <BulkResult store={store} onAction={focusCount} />
      {coupons !== null && visible.length === 0 && (
        <NoResults
          isFiltered={coupons.length > 0}
          noneText={t.errorNone}
          filteredText={t.errorNoFiltered(text.trim(), category)}
          showAllLabel={t.showAll}
          onShowAll={showAll}
        />
      )}
      {coupons === null ? (
        <Loading />
      ) : (
        <CouponList store={store} visible={visible} filter={filter} changes={changes} />
      )}
    </>
  )
}

/** More coupons than this are a long list, whose cards are added so many at a time. */
const cardsAtOnce = 96

/**
 * How many cards of a list are rendered: 96, then 96 more after each rendering, so that no task is long. A change of the
 * filter by the member begins again. Back and Forward do not, because a list that grows again would lose their place.
 */
function useRendered(count: number, { category, text, sort }: CouponFilter, changes: number): number {
  const list = `${category} ${sort} ${text.trim()}`
  const [last, setLast] = useState({ list, changes, rendered: cardsAtOnce })
  const isSame = last.list === list
  const atFirst = last.changes === changes ? Infinity : cardsAtOnce
  const rendered = isSame ? last.rendered : atFirst
  useEffect(() => {
    if (isSame && rendered >= count) return
    const next = isSame ? rendered + cardsAtOnce : rendered
    startTransition(() => setLast({ list, changes, rendered: next }))
  }, [count, list, changes, rendered, isSame])
  return rendered
}

type ListProps = Pick<ActivateAllProps, 'store' | 'visible'> & Pick<CouponResultsProps, 'filter' | 'changes'>

/** All cards. Memoised, so that typing renders them only when the filter follows. */
const CouponList = memo(function CouponList({ store, visible, filter, changes }: ListProps) {
  const switches = useStore(store.$switches)
  const rendered = useRendered(visible.length, filter, changes)
  return (
    <div role="list" className={classNames(listCss.list, visible.length > cardsAtOnce && listCss.long)}>
      {visible.slice(0, rendered).map((coupon) => (
        <div key={coupon.id} role="listitem">
          <CouponCard coupon={coupon} activation={switches[coupon.id]} onSwitch={store.setActivated} />
        </div>
      ))}
    </div>
  )
})

/** The number of coupons, or the progress of 'Alle aktivieren'. */
function Count({ store, visible }: { store: CouponsStore; visible: readonly MemberCoupon[] }) {
  const switches = useStore(store.$switches)
  const bulk = useStore(store.$bulk)
  return (
    <span>{bulk.kind === 'running' ? t.running(bulk.done, bulk.total) : t.count(countCoupons(visible, switches))}</span>
  )
}

function Loading() {
  return (
    <div className={css.grid}>
      {[...Array(6).keys()].map((index) => (
        <Skeleton key={index} shape="box" className={css.placeholder} />
      ))}
    </div>
  )
}
