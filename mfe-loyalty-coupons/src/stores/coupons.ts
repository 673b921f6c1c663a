import type { Coupon } from '@portal/shared-contracts/calls'
import { createResource, mapInSlices } from '@portal/page-library/stores'
import { canActivate, memberCouponsOf, uniqueCoupons, type MemberCoupon } from '../domain/member-coupon.ts'
import { isUsable } from '../domain/next-purchase.ts'
import { createActivateAll, type RunStorage } from './activate-all.ts'
import { createActivations } from './activations.ts'

export type CouponsDependencies = {
  /** The coupons for the page; an expired session or token is handled. */
  load: () => Promise<readonly Coupon[]>
  /** The coupons after a failed change; a failure has no further effect. */
  fetchCoupons: () => Promise<readonly Coupon[]>
  /** Switches one coupon; rejects with an ApiError. */
  send: (id: string, activated: boolean) => Promise<void>
  storage: RunStorage
  /** Milliseconds since 1970. */
  now: () => number
}

/** The Aktionen of a member with their switches (docs/product/coupons.md). */
export function createCoupons({ load, fetchCoupons, send, storage, now }: CouponsDependencies) {
  const fetchActivated = async (id: string): Promise<boolean | undefined> =>
    memberCouponsOf(await fetchCoupons(), new Date(now())).find((coupon) => coupon.id === id)?.activated
  const activations = createActivations({ send, fetchActivated })
  const all = createActivateAll(activations, storage)
  const { $switches } = activations

  const list = createResource(
    async () => {
      const requestedVersion = activations.currentVersion()
      const today = new Date(now())
      const coupons = uniqueCoupons(await mapInSlices(await load(), (slice) => memberCouponsOf(slice, today)))
      return { coupons, requestedVersion }
    },
    { onLoaded: (loaded) => activations.applyList(loaded.coupons, loaded.requestedVersion) },
  )
  const { $state } = list

  /** The loaded coupons; none before the first list. */
  function coupons(): readonly MemberCoupon[] {
    const state = $state.value
    return state?.status === 'ready' ? state.value.coupons : []
  }

  /** Those of the given coupons that 'Alle aktivieren' switches. */
  const activatable = (shown: readonly MemberCoupon[]): MemberCoupon[] =>
    shown.filter((coupon) => canActivate(coupon, $switches.get()[coupon.id]?.activated, now()))

  /** Those of the given coupons that the next purchase can use, with the given switches. */
  const usable = (shown: readonly MemberCoupon[], switches = $switches.get()): MemberCoupon[] =>
    shown.filter((coupon) => isUsable(coupon, switches[coupon.id]?.activated, now()))

  /** Loads the list again and dismisses the result of 'Alle aktivieren', which was about the old list. */
  async function refresh(): Promise<void> {
    all.dismiss()
    await list.refresh()
    // Without a list an earlier run would seem to have nothing left to do.
    if ($state.value?.status !== 'ready') return
    const ids = new Set(activatable(coupons()).map(({ id }) => id))
    await all.restore((id) => ids.has(id))
  }

  async function setActivated(id: string, activated: boolean): Promise<void> {
    all.exclude(id)
    await activations.setActivated(id, activated)
  }

  const activateAll = (shown: readonly MemberCoupon[]): Promise<void> =>
    all.setAll(
      activatable(shown).map(({ id }) => id),
      true,
    )

  const { $bulk, undo, resume, dismiss, discard } = all
  return {
    $state,
    $switches,
    $bulk,
    refresh,
    setActivated,
    activatable,
    usable,
    activateAll,
    undo,
    resume,
    dismiss,
    discard,
  }
}
export type CouponsStore = ReturnType<typeof createCoupons>
