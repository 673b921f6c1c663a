import { couponName } from '@portal/shared-contracts/coupon/active-coupon-messages'
import { ChevronIcon } from '@portal/shared-ui/icons/icons'
import { typeset } from '@portal/shared-ui/text/typeset'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { useStore } from '@nanostores/react'
import { useDeferredValue, useId, useMemo, useState } from 'react'
import type { MemberCoupon } from '../../domain/member-coupon.ts'
import { byPlace, knownPlacesOf, type PlaceCoupons } from '../../domain/next-purchase.ts'
import { endText, t } from '../../messages/coupons.ts'
import type { CouponsStore } from '../../stores/coupons.ts'
import * as css from './next-purchase.module.css'

/** Names that a line has room for; the list that opens below it has all. */
const namesInLine = 6

type NextPurchaseProps = {
  store: CouponsStore
  /** The complete list; null while it loads. */
  coupons: readonly MemberCoupon[] | null
  /** Whether something was active when the list was loaded; true while it loads. */
  hasPlaces: boolean
}

/**
 * What is active now, by place, or in one line if nothing was active when the list was loaded. Each line keeps its
 * height and the lines stay until the next list, so that a switch moves nothing below them.
 */
export function NextPurchase({ store, coupons, hasPlaces }: NextPurchaseProps) {
  const heading = useId()
  const switches = useDeferredValue(useStore(store.$switches))
  const groups = useMemo(() => {
    const usable = store.usable(coupons ?? [], switches)
    return hasPlaces ? byPlace(usable) : [{ place: 'all' as const, coupons: usable }]
  }, [store, coupons, switches, hasPlaces])
  const hasOthers = useMemo(
    () => coupons === null || coupons.some((coupon) => knownPlacesOf(coupon).length === 0),
    [coupons],
  )
  if (coupons?.length === 0) return null
  return (
    <section aria-labelledby={heading} className={css.next}>
      <h2 id={heading} className={css.heading}>
        {t.nextPurchase}
      </h2>
      <ul className={css.places}>
        {groups.map((group) => (
          <li key={group.place} className={css.place} data-empty={(group.place === null && !hasOthers) || undefined}>
            <Place {...group} isLoading={coupons === null} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type PlaceProps = { place: PlaceCoupons['place'] | 'all'; coupons: readonly MemberCoupon[]; isLoading: boolean }

function Place({ place, coupons, isLoading }: PlaceProps) {
  const [isOpen, setOpen] = useState(false)
  const name = typeset(place === 'all' ? t.allPlaces : (place ?? t.noPlace))
  if (coupons.length === 0) {
    return (
      <div className={css.line}>
        <span className={css.name}>{name}</span>
        <span className={css.coupons}>{isLoading ? '\u00a0' : t.noneActive}</span>
      </div>
    )
  }
  const names = [...new Set(coupons.map(couponName))]
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={css.line}>
        <span className={css.name}>
          <span>{name}</span>
          <span className={css.count}>{coupons.length}</span>
          <VisuallyHidden>{` ${t.active}`}</VisuallyHidden>
        </span>
        <span className={css.coupons}>{names.slice(0, namesInLine).join(' · ')}</span>
        <ChevronIcon size={20} className={css.chevron} />
      </summary>
      {isOpen && (
        <ul className={css.list}>
          {coupons.map((coupon) => (
            <li key={coupon.id}>
              <strong>{couponName(coupon)}</strong>
              {couponName(coupon) !== coupon.title && <span>{` ${coupon.title}`}</span>}
              <span className={css.end}>{` ${endText(coupon)}`}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
