import { LongList } from '@delikaterie/shared-ui/long-list'
import { useStore } from '@nanostores/react'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import type { CouponsModel } from '../stores/coupons.ts'
import { CouponCard } from './coupon-card.tsx'
import * as css from './coupon-grid.module.css'

export type CouponGridProps = {
  page: CouponsModel
  /** Every coupon in the chosen order. */
  sorted: readonly MemberCoupon[]
  /** Those of them that the filter shows. */
  visible: readonly MemberCoupon[]
}

const idOf = ({ id }: MemberCoupon): string => id

/** The cards of the Aktionen. */
export function CouponGrid({ page, sorted, visible }: CouponGridProps) {
  const switches = useStore(page.$switches)
  return (
    <div className={css.grid}>
      <LongList
        sorted={sorted}
        visible={visible}
        idOf={idOf}
        renderCard={(coupon) => (
          <CouponCard coupon={coupon} activation={switches[coupon.id]} onSwitch={page.setActivated} />
        )}
      />
    </div>
  )
}
