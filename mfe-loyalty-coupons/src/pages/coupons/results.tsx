import { Button } from '@portal/shared-ui/buttons/button'
import { ChevronIcon } from '@portal/shared-ui/icons/icons'
import { classNames } from '@portal/shared-ui/styles/class-names'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { NoResults } from '@portal/shared-ui/notices/no-results'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { useStore } from '@nanostores/react'
import { memo, startTransition, useEffect, useMemo, useRef, useState, type RefObject } from 'react'
import { matchingCoupons, sortCoupons, type CouponFilter } from '../../domain/coupon-list.ts'
import { countCoupons, type MemberCoupon } from '../../domain/member-coupon.ts'
import { t } from '../../messages/coupons.ts'
import type { CouponsStore } from '../../stores/coupons.ts'
import { ActivateAll, type ActivateAllProps } from './activate-all.tsx'
import { BulkRun } from './bulk-run.tsx'
import { CouponCard } from './card.tsx'
import { showTop, useStickyBar } from './sticky-bar.ts'
import * as css from '../coupons.module.css'
import * as listCss from './results.module.css'

export type CouponResultsProps = {
  /** The box that begins with the filters. */
  ref: RefObject<HTMLDivElement | null>
  /** The controls of `filter`, which show a change before the list follows. */
  filters: Elements
  store: CouponsStore
  /** The complete list; null while it loads. */
  coupons: readonly MemberCoupon[] | null
  filter: CouponFilter
  /** How many times the member has changed the filter on the page. */
  changes: number
  onShowAll: () => void
}

/** More coupons than this have a button to the top of the page at their end. */
const shortList = 6

/** The filters and the filtered list or its placeholder. */
export function CouponResults({ ref, filters, store, coupons, filter, changes, onShowAll }: CouponResultsProps) {
  const { category, text, sort } = filter
  const sorted = useMemo(() => sortCoupons(coupons ?? [], sort), [coupons, sort])
  const visible = useMemo(() => matchingCoupons(sorted, { category, text }), [sorted, category, text])
  const count = useRef<HTMLOutputElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const isStuck = useStickyBar({ whole: ref, bar })
  const isRunning = useStore(store.$bulk).kind === 'running'
  const focusCount = (): void => count.current?.focus()
  const showAll = (): void => {
    onShowAll()
    // The button disappears with its notice.
    focusCount()
  }
  return (
    <div ref={ref} className={css.results}>
      <div ref={bar} className={css.bar} data-stuck={isStuck || undefined}>
        {filters}
        <div className={css.status} data-beside-tools>
          {/* The progress of a run is announced instead. */}
          <output ref={count} tabIndex={-1} className={css.count} aria-live={isRunning ? 'off' : undefined}>
            {coupons === null ? t.loading : <Count store={store} visible={visible} />}
          </output>
          {isStuck && (
            <button type="button" className={css.toTop} aria-label={t.toTop} onClick={showTop}>
              <ChevronIcon />
            </button>
          )}
        </div>
      </div>
      {coupons === null && <Skeleton shape="box" className={css.buttonPlace} />}
      {visible.length > 0 && (
        <div className={css.activate}>
          <ActivateAll store={store} visible={visible} isFiltered={category !== null || text.trim() !== ''} />
        </div>
      )}
      {coupons !== null && <BulkRun store={store} onAction={focusCount} />}
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
      {visible.length > shortList && (
        <Button variant="outline" className={css.end} onClick={showTop}>
          {t.toTop}
        </Button>
      )}
    </div>
  )
}

/** More coupons than this are a long list, whose cards are added so many at a time. */
const cardsAtOnce = 96

/**
 * How many cards of a list are rendered: 96, then 96 more after each rendering, so that no task is long. A change of
 * the filter by the member begins again. Back and Forward do not, because a list that grows again would lose their
 * place.
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

function Count({ store, visible }: { store: CouponsStore; visible: readonly MemberCoupon[] }) {
  const switches = useStore(store.$switches)
  return <span>{t.count(countCoupons(visible, switches))}</span>
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
