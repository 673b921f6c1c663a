import { LRUCache } from 'lru-cache'
import { idOf, isObject, parseJson } from '../http/body.ts'

/** Limits of the cache: the least recently used accounts and the oldest ids are dropped first. */
const maxAccounts = 2_000
const maxCoupons = 1_000

export type OwnCoupons = ReturnType<typeof createOwnCoupons>

/** Which account coupons belong to which account, read from the provider's coupon lists. */
export function createOwnCoupons() {
  const idsByAccount = new LRUCache<string, Set<string>>({ max: maxAccounts })
  return {
    /** Remembers the ids in a response that lists the account's coupons. */
    add(accountId: string, couponList: string): void {
      const ids = [...(idsByAccount.get(accountId) ?? []), ...couponIds(accountId, couponList)]
      idsByAccount.set(accountId, new Set(ids.slice(-maxCoupons)))
    },
    has: (accountId: string, accountCouponId: string): boolean =>
      idsByAccount.get(accountId)?.has(accountCouponId) ?? false,
  }
}

/** Ids of the listed coupons, without those that name another account as their owner. */
function couponIds(accountId: string, couponList: string): string[] {
  const list = parseJson(couponList)
  return (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    if (!isObject(item)) return []
    const owner = idOf(item['accountId'])
    if (owner !== null && owner !== accountId) return []
    return idOf(item['accountCouponId']) ?? []
  })
}
