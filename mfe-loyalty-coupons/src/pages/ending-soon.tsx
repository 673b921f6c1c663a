import * as paths from '@portal/shared-contracts/paths'
import type { ResourceState } from '@portal/page-library/stores'
import { Link } from '@portal/page-library/navigation/navigation'
import { LinkRows, LinkRowsPlace, LinkRowsSkeleton } from '@portal/shared-ui/lists/link-rows'
import { Notice } from '@portal/shared-ui/notices/notice'
import { pastelColor } from '@portal/shared-ui/pictures/pastel'
import { Picture } from '@portal/shared-ui/pictures/picture'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
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

type EndingSoonProps = { state: ResourceState<readonly MemberCoupon[]>; onRetry: () => Promise<void> }

/** Aktionen in the order in which the rows stand first. */
const list = `${paths.coupons}?sortierung=endingSoon`

const linkToList = (className: string | undefined, title: string) => (
  <Link to={list} className={className}>
    {title}
  </Link>
)

/** The coupons in each state of the list. */
export function EndingSoonOf({ state, onRetry }: EndingSoonProps) {
  if (state.status === 'loading')
    return (
      <>
        <VisuallyHidden output>{t.loading}</VisuallyHidden>
        <LinkRowsSkeleton />
      </>
    )
  if (state.status === 'failed')
    return (
      <LinkRowsPlace>
        <RetryNotice tone="warning" text={t.failed} retry={t.retry} onRetry={onRetry} />
      </LinkRowsPlace>
    )
  if (state.value.length === 0)
    return (
      <LinkRowsPlace>
        <Notice>{t.none}</Notice>
      </LinkRowsPlace>
    )
  return (
    <LinkRows
      rows={state.value.map((coupon) => ({
        id: coupon.id,
        title: coupon.title,
        link: linkToList,
        picture: <Picture src={coupon.pictures.front} alt="" square="small" />,
        color: pastelColor(coupon.id),
        note: t.note(coupon),
      }))}
    />
  )
}
