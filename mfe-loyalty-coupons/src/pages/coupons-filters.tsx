import { ListFilters } from '@delikaterie/shared-ui/list-filters'
import { useStore } from '@nanostores/react'
import { couponCategories } from '../domain/coupon-category.ts'
import { sortOrders } from '../domain/coupon-list.ts'
import { t } from '../messages/coupons.ts'
import type { CouponsModel } from '../stores/coupons.ts'

const sorts = sortOrders.map((value) => ({ value, label: t.sortNames[value] }))

/** Category, search and sort order of the list. */
export function CouponFilters({ page }: { page: CouponsModel }) {
  const filter = useStore(page.$filter)
  return (
    <ListFilters
      texts={t.filters}
      categories={couponCategories}
      sorts={sorts}
      filter={filter}
      onChange={page.changeFilter}
    />
  )
}
