import type { ReadableAtom } from 'nanostores'
import type { Coupon } from '../calls/coupons.ts'

/** Milliseconds after which a list is asked for again: the till changes coupons too. */
export const listAge = 5 * 60_000

export type HeldCouponsSources = {
  fetch: (accountId: string) => Promise<readonly Coupon[]>
  /** The signed-in member's account. */
  $accountId: ReadableAtom<string | null>
  /** Milliseconds since 1970. */
  now: () => number
}

type Held = { accountId: string; since: number; answer: Promise<readonly Coupon[]> }

/** One list of coupons for all pages of a visit: asked for once, forgotten with its member. */
export function createHeldCoupons({ fetch, $accountId, now }: HeldCouponsSources) {
  let held: Held | null = null

  const drop = (): void => {
    held = null
  }
  $accountId.listen(drop)

  /**
   * The list that is held or on its way, else one asked for now. A failure is not held: the
   * next call asks again.
   */
  function load(accountId: string): Promise<readonly Coupon[]> {
    if (held?.accountId === accountId && now() - held.since < listAge) return held.answer
    const mine: Held = { accountId, since: now(), answer: fetch(accountId) }
    // A page may still ask for a member who has left.
    if (accountId === $accountId.get()) held = mine
    mine.answer.catch(() => {
      if (held === mine) drop()
    })
    return mine.answer
  }

  /**
   * Runs something that changes coupons. Neither a list from before it nor one that was asked
   * for while it ran is held afterwards, whatever came of it.
   */
  async function changing<T>(change: () => Promise<T>): Promise<T> {
    drop()
    try {
      return await change()
    } finally {
      drop()
    }
  }

  return { load, changing }
}
