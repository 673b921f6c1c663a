import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { createResource } from '@delikaterie/shared-contracts/stores'
import { atom, computed } from 'nanostores'
import { endingOf, type Ending } from '../domain/coupon-ending.ts'
import { everyCoupon, visibleCoupons, type CouponFilter } from '../domain/coupon-list.ts'
import { memberCouponsOf, type MemberCoupon } from '../domain/member-coupon.ts'
import { createActivateAll } from './activate-all.ts'
import { createActivations } from './activations.ts'

export type CouponsSources = {
  /** The coupons for the page; an expired session or token is handled. */
  load: () => Promise<readonly Coupon[]>
  /** The coupons after a failed change; a failure has no further effect. */
  fetchCoupons: () => Promise<readonly Coupon[]>
  /** Switches one coupon; rejects with an ApiError. */
  send: (id: string, activated: boolean) => Promise<void>
}

export type ShownCoupon = { coupon: MemberCoupon; ending: Ending }

/** The page of the Aktionen with its filter and switches (docs/product/coupons.md). */
export function createCouponsPage({ load, fetchCoupons, send }: CouponsSources) {
  const $filter = atom<CouponFilter>(everyCoupon)
  const fetchActivated = async (id: string): Promise<boolean | undefined> =>
    memberCouponsOf(await fetchCoupons()).find((coupon) => coupon.id === id)?.activated
  const activations = createActivations({ send, fetchActivated })
  const all = createActivateAll(activations)
  const { $switches } = activations

  const list = createResource(
    async () => {
      const requestedVersion = activations.currentVersion()
      return { coupons: memberCouponsOf(await load()), requestedVersion }
    },
    { onLoaded: ({ coupons, requestedVersion }) => activations.applyList(coupons, requestedVersion) },
  )
  const $state = list.$state

  const $visible = computed([$state, $filter], (state, filter): ShownCoupon[] =>
    state.status === 'ready'
      ? visibleCoupons(state.value.coupons, filter).map((coupon) => ({
          coupon,
          ending: endingOf(coupon.validTo, new Date()),
        }))
      : [],
  )
  /** The visible coupons that 'Alle aktivieren' would switch. */
  const $activatable = computed([$visible, $switches], (visible, switches) =>
    visible.map(({ coupon }) => coupon).filter(({ id, switchable }) => switchable && switches[id]?.activated === false),
  )
  const $activeCount = computed(
    [$visible, $switches],
    (visible, switches) => visible.filter(({ coupon: { id } }) => switches[id]?.activated).length,
  )

  /** Loads the list again and dismisses the result of 'Alle aktivieren', which was about the old list. */
  function refresh(): Promise<void> {
    all.dismiss()
    return list.refresh()
  }

  /** Changes the filter and dismisses the result of 'Alle aktivieren', which was about other coupons. */
  function changeFilter(part: Partial<CouponFilter>): void {
    $filter.set({ ...$filter.get(), ...part })
    all.dismiss()
  }
  const activateShown = (): Promise<void> =>
    all.setAll(
      $activatable.get().map(({ id }) => id),
      true,
    )

  return {
    $state,
    $filter,
    $visible,
    $activatable,
    $activeCount,
    $switches,
    $bulk: all.$bulk,
    refresh,
    changeFilter,
    setActivated: activations.setActivated,
    activateShown,
    setAll: all.setAll,
  }
}
export type CouponsModel = ReturnType<typeof createCouponsPage>
