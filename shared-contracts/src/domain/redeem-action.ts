/** What redeeming a coupon gives, without words (spec §9, Redeem action labels). */
export type RedeemAction =
  | { kind: 'price'; points: string }
  | { kind: 'extraPoints'; points: string }
  | { kind: 'multiplier'; factor: string }
  | { kind: 'discount'; value: string }
  | { kind: 'gift' }
  | { kind: 'unknown' }

/** Reads one of a coupon's `redeemActions`; the same action means something else on an EXTRAPOINT coupon. */
export function redeemAction(action: { actionType: string; value: string }, usageType: string): RedeemAction {
  const { actionType, value } = action
  switch (actionType) {
    case 'FIXEDPOINTACTION':
      return usageType === 'EXTRAPOINT' ? { kind: 'extraPoints', points: value } : { kind: 'price', points: value }
    case 'MULTIPLIERACTION':
      return { kind: 'multiplier', factor: value }
    case 'DISCOUNTACTION':
      return value.trim() === '100' ? { kind: 'gift' } : { kind: 'discount', value }
    default:
      return { kind: 'unknown' }
  }
}
