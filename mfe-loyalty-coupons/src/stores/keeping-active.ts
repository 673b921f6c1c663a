import { isActiveWithUses } from '../domain/next-purchase.ts'
import type { MemberCoupon } from '../domain/member-coupon.ts'
import type { CouponsStore } from './coupons.ts'

/** Keeps the active coupons of a list and of later changes of it. */
type Keep = (active: readonly MemberCoupon[]) => Promise<void>

/**
 * The same store, which keeps the active coupons after a list and after each change; `begin` is called before each
 * list.
 */
export function keepingActive(store: CouponsStore, begin: () => Keep): CouponsStore {
  const { $state, $switches } = store
  let keep: Keep = async () => {}

  async function keepActive(): Promise<void> {
    const state = $state.value
    if (state?.status !== 'ready') return
    const switches = $switches.get()
    await keep(state.value.coupons.filter((coupon) => isActiveWithUses(coupon, switches[coupon.id]?.activated)))
  }

  const kept =
    <A extends unknown[]>(change: (...input: A) => Promise<void>) =>
    async (...input: A): Promise<void> => {
      await change(...input)
      await keepActive()
    }

  return {
    ...store,
    async refresh() {
      keep = begin()
      await store.refresh()
      // A list that did not load again says nothing new; a change after it does.
      if ($state.value?.status === 'ready' && $state.value.refreshError === undefined) await keepActive()
    },
    setActivated: kept(store.setActivated),
    activateAll: kept(store.activateAll),
    undo: kept(store.undo),
    resume: kept(store.resume),
  }
}
