import { LRUCache } from 'lru-cache'

/** Accounts and coupon ids per account that are remembered; the least recently seen go first. */
const mostAccounts = 2_000
const mostCoupons = 1_000

export type KnownCoupons = {
  /** Learns from a bare array of account coupons, as it passes through on its way to its owner. */
  learn: (accountId: string, answer: string) => void
  owns: (accountId: string, accountCouponId: string) => boolean
}

/** Which account coupons belong to which account, as far as responses of the provider show. */
export function createKnownCoupons(): KnownCoupons {
  const byAccount = new LRUCache<string, Set<string>>({ max: mostAccounts })
  return {
    learn(accountId, answer) {
      const ids = [...(byAccount.get(accountId) ?? []), ...couponIds(accountId, answer)]
      byAccount.set(accountId, new Set(ids.slice(-mostCoupons)))
    },
    owns: (accountId, accountCouponId) => byAccount.get(accountId)?.has(accountCouponId) ?? false,
  }
}

/** Ids of the coupons in an answer that do not name somebody else as their owner. */
function couponIds(accountId: string, answer: string): string[] {
  const items = parseArray(answer)
  return items.flatMap((item) => {
    if (typeof item !== 'object' || item === null || !('accountCouponId' in item)) return []
    if ('accountId' in item && typeof item.accountId === 'string' && item.accountId !== accountId) return []
    return typeof item.accountCouponId === 'string' ? [item.accountCouponId] : []
  })
}

function parseArray(text: string): unknown[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value : []
  } catch {
    return []
  }
}
