import { useStore } from '@nanostores/react'
import { useMemo } from 'react'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import type { CouponsModel } from '../stores/coupons.ts'
import { CouponCard } from './coupon-card.tsx'
import * as css from './coupon-grid.module.css'
import { useAddedInSlices } from './use-added-in-slices.ts'

export type CouponGridProps = {
  page: CouponsModel
  /** Every coupon in the chosen order. */
  sorted: readonly MemberCoupon[]
  /** Those of them that the filter shows. */
  visible: readonly MemberCoupon[]
}

/**
 * The cards. One that the filter hides stays in the document, because removing a thousand cards in one
 * task blocks typing; it has the attribute `hidden`, so neither keyboard nor search finds it.
 */
export function CouponGrid({ page, sorted, visible }: CouponGridProps) {
  const switches = useStore(page.$switches)
  const shown = useMemo(() => new Set(visible.map(({ id }) => id)), [visible])
  const added = useAddedInSlices(visible)
  return (
    <div className={css.grid}>
      {sorted.map(
        (coupon) =>
          added.has(coupon.id) && (
            <div key={coupon.id} className={css.place} hidden={!shown.has(coupon.id)}>
              <CouponCard coupon={coupon} activation={switches[coupon.id]} onSwitch={page.setActivated} />
            </div>
          ),
      )}
    </div>
  )
}
