import { choiceOf } from '@delikaterie/shared-contracts/domain/list-filter'
import { LongList } from '@delikaterie/shared-ui/long-list'
import { useStore } from '@nanostores/react'
import { useCallback, type ReactNode } from 'react'
import type { CouponFilter } from '../domain/coupon-list.ts'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import { t } from '../messages/coupons.ts'
import type { CouponsModel } from '../stores/coupons.ts'
import { CouponCard } from './coupon-card.tsx'
import * as css from './coupon-grid.module.css'

export type CouponGridProps = {
  page: CouponsModel
  /** The coupons that the filter shows, in the chosen order. */
  visible: readonly MemberCoupon[]
  filter: CouponFilter
}

const Grid = ({ children }: { children: ReactNode }) => <div className={css.grid}>{children}</div>
const idOf = ({ id }: MemberCoupon): string => id

/** The cards of the Aktionen. */
export function CouponGrid({ page, visible, filter }: CouponGridProps) {
  const switches = useStore(page.$switches)
  const renderCard = useCallback(
    (coupon: MemberCoupon) => (
      <CouponCard coupon={coupon} activation={switches[coupon.id]} onSwitch={page.setActivated} />
    ),
    [switches, page],
  )
  return (
    <LongList
      items={visible}
      choice={choiceOf(filter)}
      idOf={idOf}
      renderCard={renderCard}
      Grid={Grid}
      moreLabel={t.more}
    />
  )
}
