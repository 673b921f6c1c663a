import type { Coupon } from '@delikaterie/shared-contracts/calls'
import { redeemAction, type RedeemAction } from '@delikaterie/shared-contracts/domain/redeem-action'

/** What a coupon gives, or what it gives away. */
export type CouponLabel = RedeemAction | { kind: 'donation'; points: string }

type Source = Pick<Coupon, 'redeemActions' | 'usageType' | 'points' | 'customProperties'>

/**
 * The labels of a coupon, in the provider's order (spec §9, Redeem action labels). A
 * donation (design §10) takes the place of the fixed points, which are the donated ones.
 */
export function labelsOf({ redeemActions, usageType, points, customProperties }: Source): CouponLabel[] {
  const labels: CouponLabel[] = redeemActions.map((action) => redeemAction(action, usageType))
  const donated = customProperties.find(({ name }) => name === 'donatePoints')?.value.trim()
  if (donated) return [{ kind: 'donation', points: donated }, ...labels.filter(({ kind }) => kind !== 'price')]
  const isPriced = labels.some(({ kind }) => kind === 'price')
  return points !== null && points > 0 && !isPriced ? [...labels, { kind: 'price', points: String(points) }] : labels
}
