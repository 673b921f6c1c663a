import { nameAndPlaces } from '@portal/shared-contracts/coupon/active-coupon-messages'
import { StoredCoupons } from '@portal/page-library/storage/active-coupons'
import { activeCouponsDraft } from '@portal/page-library/storage/digital-card'
import { typedDraft, type TypedDraft } from '@portal/page-library/stores/typed-draft'
import { forTill, knownPlacesOf } from '../domain/next-purchase.ts'
import type { MemberCoupon } from '../domain/member-coupon.ts'

/** Where the digital card reads them. */
export const activeCoupons = typedDraft(activeCouponsDraft.name, activeCouponsDraft.owner, StoredCoupons)

export type ActiveCouponsOptions = {
  stored: TypedDraft<StoredCoupons>
  accountId: string
  /** The mark of the device when the list was requested. */
  mark: string
  /** Whether the mark still holds and the member is logged in: what is stored must not outlast a logout or a lock. */
  isCurrent: () => boolean
  /** Milliseconds since 1970. */
  now: number
}

const momentOf = (time: number): number | null => (Number.isFinite(time) ? time : null)

/** Stores the member's active coupons for the digital card, which names them at the till, also without a network. */
export async function storeActiveCoupons(
  active: readonly MemberCoupon[],
  { stored, accountId, mark, isCurrent, now }: ActiveCouponsOptions,
): Promise<void> {
  if (!isCurrent()) return
  const coupons = forTill(active).map((coupon) => ({
    text: nameAndPlaces(coupon, knownPlacesOf(coupon)),
    starts: momentOf(coupon.starts),
    ends: momentOf(coupon.ends),
  }))
  await stored.save({ mark, accountId, coupons, savedAt: now })
  if (!isCurrent()) await stored.remove()
}
