import { classNames } from '@delikaterie/shared-ui/class-names'
import { NoResults } from '@delikaterie/shared-ui/no-results'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { useStore } from '@nanostores/react'
import { memo, startTransition, useEffect, useMemo, useRef, useState } from 'react'
import { matchingCoupons, sortCoupons, type CouponFilter } from '../../domain/coupon-list.ts'
import { countCoupons, type MemberCoupon } from '../../domain/member-coupon.ts'
import { t } from '../../messages/coupons.ts'
import type { CouponsModel } from '../../stores/coupons.ts'
import { ActivateAll, BulkResult, type ActivateAllProps } from './activate-all.tsx'
import { CouponCard } from './card.tsx'
import * as css from './coupons.module.css'
import * as listCss from './list.module.css'

export type CouponResultsProps = {
  page: CouponsModel
  /** The complete list; null while it loads. */
  coupons: readonly MemberCoupon[] | null
  filter: CouponFilter
  onShowAll: () => void
}

/** The filtered list or its placeholder. */
export function CouponResults({ page, coupons, filter, onShowAll }: CouponResultsProps) {
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
          {coupons === null ? t.loading : <Count page={page} visible={visible} />}
        </output>
        {coupons === null && <Skeleton shape="box" className={css.buttonPlace} />}
        {visible.length > 0 && (
          <ActivateAll page={page} visible={visible} isFiltered={category !== null || text.trim() !== ''} />
        )}
      </div>
      <BulkResult page={page} onAction={focusCount} />
      {coupons !== null && visible.length === 0 && (
        <NoResults
          isFiltered={coupons.length > 0}
          noneText={t.errorNone}
          filteredText={t.errorNoFiltered(text.trim(), category)}
          showAllLabel={t.showAll}
          onShowAll={showAll}
        />
      )}
      {coupons === null ? <Loading /> : <CouponList page={page} visible={visible} filter={filter} />}
    </>
  )
}

/** More coupons than this are a long list, whose cards are added in parts of this size. */
const part = 96

/**
 * How many cards of a list are rendered: at first a part, then one more after each, so that no task is long. It begins
 * again with another filter, and not with a list that was loaded again.
 */
function useRendered(count: number, filter: CouponFilter): number {
  const [last, setLast] = useState({ filter, rendered: part })
  const rendered = last.filter === filter ? last.rendered : part
  useEffect(() => {
    if (rendered < count) startTransition(() => setLast({ filter, rendered: rendered + part }))
  }, [count, filter, rendered])
  return rendered
}

type ListProps = Pick<ActivateAllProps, 'page' | 'visible'> & { filter: CouponFilter }

/** All cards. Memoised, so that typing renders them only when the filter follows. */
const CouponList = memo(function CouponList({ page, visible, filter }: ListProps) {
  const switches = useStore(page.$switches)
  const rendered = useRendered(visible.length, filter)
  return (
    <div role="list" className={classNames(listCss.list, visible.length > part && listCss.long)}>
      {visible.slice(0, rendered).map((coupon) => (
        <div key={coupon.id} role="listitem">
          <CouponCard coupon={coupon} activation={switches[coupon.id]} onSwitch={page.setActivated} />
        </div>
      ))}
    </div>
  )
})

/** The number of coupons, or the progress of 'Alle aktivieren'. */
function Count({ page, visible }: { page: CouponsModel; visible: readonly MemberCoupon[] }) {
  const switches = useStore(page.$switches)
  const bulk = useStore(page.$bulk)
  if (bulk.kind === 'running') return t.running(bulk.done, bulk.total)
  return t.count(countCoupons(visible, switches))
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
