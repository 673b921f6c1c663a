import type { ReadableAtom } from 'nanostores'
import type { Coupon } from '@portal/shared-contracts/calls/coupons'

/** Milliseconds after which a list is loaded again, because purchases in a shop change coupons too. */
export const maximumAge = 5 * 60_000

export type CouponCacheOptions = {
  fetch: (accountId: string) => Promise<readonly Coupon[]>
  /** The signed-in member's account. */
  $accountId: ReadableAtom<string | null>
  /** Milliseconds since 1970. */
  now: () => number
}

type Entry = { accountId: string; since: number; coupons: Promise<readonly Coupon[]> }

/** Caches one list of coupons for all pages; another member or a logout clears it. */
export function createCouponCache({ fetch, $accountId, now }: CouponCacheOptions) {
  let cached: Entry | null = null

  const clear = (): void => {
    cached = null
  }
  $accountId.listen(clear)

  /** The cached or pending list, or a new request. Failures are not cached. */
  function load(accountId: string): Promise<readonly Coupon[]> {
    if (cached?.accountId === accountId && now() - cached.since < maximumAge) return cached.coupons
    const entry: Entry = { accountId, since: now(), coupons: fetch(accountId) }
    // A page may still load the coupons of a member who has signed out.
    if (accountId === $accountId.get()) cached = entry
    entry.coupons.catch(() => {
      if (cached === entry) clear()
    })
    return entry.coupons
  }

  /**
   * Runs a change of coupons. Lists requested before or during the change are not cached, whether it
   * succeeds or fails.
   */
  async function invalidateAround<T>(change: () => Promise<T>): Promise<T> {
    clear()
    try {
      return await change()
    } finally {
      clear()
    }
  }

  return { load, invalidateAround }
}
