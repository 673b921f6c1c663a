import { toApiError } from '@delikaterie/shared-contracts/api'
import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { atom, computed } from 'nanostores'
import { endingOf, type Ending } from '../domain/coupon-ending.ts'
import { everyCoupon, visibleCoupons, type CouponFilter } from '../domain/coupon-list.ts'
import { memberCouponsOf, type MemberCoupon } from '../domain/member-coupon.ts'
import { createActivateAll } from './activate-all.ts'
import { createActivations } from './activations.ts'

export type CouponsState =
  | { status: 'loading' }
  | { status: 'failed'; code: string }
  | { status: 'ready'; coupons: readonly MemberCoupon[]; refreshing: boolean }

export type CouponsSources = {
  /** The member's coupons for the page; a failure has the consequences of spec §7. */
  load: () => Promise<readonly Coupon[]>
  /** The same without consequences, to see how a coupon stands after a failed change. */
  ask: () => Promise<readonly Coupon[]>
  /** Switches one coupon; rejects with a ApiError. */
  send: (id: string, activated: boolean) => Promise<void>
  now: () => Date
}

export type ShownCoupon = { coupon: MemberCoupon; ending: Ending }

/** The list of Aktionen with its filters and switches (spec §2, Aktionen). */
export function createCouponsPage({ load, ask, send, now }: CouponsSources) {
  const $state = atom<CouponsState>({ status: 'loading' })
  const $filter = atom<CouponFilter>(everyCoupon)
  const askOne = async (id: string): Promise<boolean | undefined> =>
    memberCouponsOf(await ask()).find((coupon) => coupon.id === id)?.activated
  const activations = createActivations({ send, ask: askOne })
  const all = createActivateAll(activations)
  const { $switches } = activations

  const $visible = computed([$state, $filter], (state, filter): ShownCoupon[] =>
    state.status === 'ready'
      ? visibleCoupons(state.coupons, filter).map((coupon) => ({ coupon, ending: endingOf(coupon.validTo, now()) }))
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
  let newest = 0

  /** Keeps what is on screen while it asks again; only the newest answer counts. */
  async function refresh(): Promise<void> {
    const mine = ++newest
    const before = $state.get()
    const asked = activations.mark()
    $state.set(before.status === 'ready' ? { ...before, refreshing: true } : { status: 'loading' })
    try {
      const coupons = memberCouponsOf(await load())
      if (mine !== newest) return
      activations.adopt(coupons, asked)
      $state.set({ status: 'ready', coupons, refreshing: false })
    } catch (error) {
      if (mine !== newest) return
      const { code } = toApiError(error)
      $state.set(before.status === 'ready' ? { ...before, refreshing: false } : { status: 'failed', code })
    }
  }

  /** Looks for other coupons; a result of 'Alle aktivieren' was about those before. */
  function choose(part: Partial<CouponFilter>): void {
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
    choose,
    wish: activations.wish,
    activateShown,
    setAll: all.setAll,
    dismiss: all.dismiss,
  }
}
export type CouponsModel = ReturnType<typeof createCouponsPage>
