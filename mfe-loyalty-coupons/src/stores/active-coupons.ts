import { nameAndPlaces } from '@portal/shared-contracts/coupon/active-coupon-messages'
import type { CardMark } from '@portal/page-library/stores/card-mark'
import type { StoredCoupons } from '@portal/page-library/storage/active-coupons'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'
import { forTill, isActiveWithUses, knownPlacesOf } from '../domain/next-purchase.ts'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import type { CouponsStore } from './coupons.ts'

export type ActiveCouponsOptions = {
  stored: TypedDraft<StoredCoupons>
  mark: CardMark
  accountId: string
  /** Whether the member is still logged in. */
  isCurrent: () => boolean
  /** Milliseconds since 1970. */
  now: () => number
}

const momentOf = (time: number): number | null => (Number.isFinite(time) ? time : null)

/** Stores the member's active coupons for the digital card, which names them at the till, also without a network. */
export function createActiveCoupons({ stored, mark, accountId, isCurrent, now }: ActiveCouponsOptions) {
  let ownMark = ''

  /** Called before a list is loaded: what is kept later must not outlast a logout or a lock that happens meanwhile. */
  function begin(): void {
    ownMark = isCurrent() ? mark.create() : ''
  }

  /** Keeps these active coupons in place of those of before. */
  async function keep(active: readonly MemberCoupon[]): Promise<void> {
    if (ownMark === '' || ownMark !== mark.read() || !isCurrent()) return
    const coupons = forTill(active).map((coupon) => ({
      text: nameAndPlaces(coupon, knownPlacesOf(coupon)),
      starts: momentOf(coupon.starts),
      ends: momentOf(coupon.ends),
    }))
    await stored.save({ mark: ownMark, accountId, coupons, savedAt: now() })
    if (ownMark !== mark.read()) await stored.remove()
  }

  return { begin, keep }
}
type ActiveCoupons = ReturnType<typeof createActiveCoupons>

/** The same store, which keeps the active coupons after a list and after each change. */
export function keepingActive(store: CouponsStore, active: ActiveCoupons): CouponsStore {
  const { $state, $switches } = store

  async function keep(): Promise<void> {
    const state = $state.value
    if (state?.status !== 'ready' || state.refreshError !== undefined) return
    const switches = $switches.get()
    await active.keep(state.value.coupons.filter((coupon) => isActiveWithUses(coupon, switches[coupon.id]?.activated)))
  }

  const kept =
    <A extends unknown[]>(change: (...input: A) => Promise<void>) =>
    async (...input: A): Promise<void> => {
      await change(...input)
      await keep()
    }

  return {
    ...store,
    refresh: kept(() => {
      active.begin()
      return store.refresh()
    }),
    setActivated: kept(store.setActivated),
    activateAll: kept(store.activateAll),
    undo: kept(store.undo),
    resume: kept(store.resume),
  }
}
