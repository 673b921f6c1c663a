/** The price or benefit of redeeming a coupon. */
export type RedeemAction =
  | { kind: 'price'; points: string }
  | { kind: 'extraPoints'; points: string }
  | { kind: 'multiplier'; factor: string }
  | { kind: 'discount'; value: string }
  | { kind: 'gift' }
  | { kind: 'unknown' }

/** A coupon's label: a price or benefit, or the donated points. */
export type CouponLabel = RedeemAction | { kind: 'donation'; points: string }

type LabelSource = {
  redeemActions: readonly { actionType: string; value: string }[]
  usageType: string
  points: number | null
  customProperties: readonly { name: string; value: string }[]
}

/** Reads one of a coupon's `redeemActions`; fixed points are a price, but a benefit on an EXTRAPOINT coupon. */
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

/**
 * The labels of a coupon in the provider's order (docs/product/coupons.md). A donation replaces the
 * fixed points, because these are the donated ones.
 */
export function labelsOf({ redeemActions, usageType, points, customProperties }: LabelSource): CouponLabel[] {
  const labels: CouponLabel[] = redeemActions.map((action) => redeemAction(action, usageType))
  const donated = customProperties.find(({ name }) => name === 'donatePoints')?.value.trim()
  if (donated) return [{ kind: 'donation', points: donated }, ...labels.filter(({ kind }) => kind !== 'price')]
  const isPriced = labels.some(({ kind }) => kind === 'price')
  return points !== null && points > 0 && !isPriced ? [...labels, { kind: 'price', points: String(points) }] : labels
}
