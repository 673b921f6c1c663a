import { ProductRows } from '@portal/page-library/lists/product-rows'
import * as paths from '@portal/shared-contracts/paths'
import type { ResourceState } from '@portal/page-library/stores'
import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import { t } from '../messages/ending-soon.ts'
import { couponsEndingSoon } from '../stores/portal.ts'

/** The coupons that end next, for the overview of benefits and rewards, which has the heading. */
function EndingSoon() {
  const [store] = useState(couponsEndingSoon)
  return <EndingSoonOf state={useStore(store.$state)} onRetry={store.refresh} />
}
export { EndingSoon as Component }

/** Aktionen in the order in which the rows stand first. */
const list = `${paths.coupons}?sortierung=endingSoon`

const rowOf = (coupon: MemberCoupon) => ({
  id: coupon.id,
  title: coupon.title,
  to: list,
  image: coupon.pictures.front,
  note: t.note(coupon),
})

type EndingSoonProps = { state: ResourceState<readonly MemberCoupon[]>; onRetry: () => Promise<void> }

/** The coupons in each state of the list. */
export const EndingSoonOf = (props: EndingSoonProps) => (
  <ProductRows
    {...props}
    texts={{ loading: t.loading, failed: t.failed, retry: t.retry, none: t.none }}
    rowsOf={(coupons) => coupons.map(rowOf)}
  />
)
