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
      return Number(value) === 100 ? { kind: 'gift' } : { kind: 'discount', value }
    default:
      return { kind: 'unknown' }
  }
}

/**
 * The labels of a coupon in the provider's order, none twice (docs/product/coupons.md). `points` are the
 * price where the coupon has them. A donation replaces the price, because it is what is donated.
 */
export function labelsOf({ redeemActions, usageType, points, customProperties }: LabelSource): CouponLabel[] {
  const actions: CouponLabel[] = redeemActions.map((action) => redeemAction(action, usageType))
  const donated = customProperties.find(({ name }) => name === 'donatePoints')?.value.trim()
  if (donated) {
    return withoutRepeats([{ kind: 'donation', points: donated }, ...actions.filter(({ kind }) => kind !== 'price')])
  }
  if (points === null || points <= 0) return withoutRepeats(actions)
  const price: CouponLabel = { kind: 'price', points: String(points) }
  const labels = actions.map((label) => (label.kind === 'price' ? price : label))
  return withoutRepeats(labels.includes(price) ? labels : [...labels, price])
}

/** The first of equal labels. */
const withoutRepeats = (labels: readonly CouponLabel[]): CouponLabel[] => [
  ...new Map(labels.map((label) => [Object.values(label).join(' '), label])).values(),
]
