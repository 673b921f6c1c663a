import type { providerCodes } from '@delikaterie/shared-contracts/calls'

/** One of a coupon's `redeemActions`; the platform sends its value as text or as a number. */
export type RedeemAction = { actionType: string; value: string | number }

/**
 * A coupon's images: its own picture, tagged BACKGROUND or not; its own picture before a BACKGROUND one;
 * none; one whose address is 404; one from an origin that the edge does not list.
 */
export type EntryImages = 'background' | 'plain' | 'both' | 'none' | 'broken' | 'unlisted'

/** Conditions of a coupon. Days count from the start of the sandbox, so that demo coupons do not expire. */
export interface Terms {
  /** First day; 20 days ago if absent, null for a coupon without a beginning. */
  fromDay?: number | null
  /** Last day; 0 is today, null is a coupon without an end. */
  days: number | null
  /** Limit for each member. */
  perMember?: number
  /** Limit for all members together. */
  stock?: { total: number; taken: number }
  donatePoints?: number
  /** Paragraphs about a reward, one per line. */
  description?: string
  /** Values of the programme unit in which the coupon may be shown, as text or list; null: no such condition. */
  visibleIn?: string | string[] | null
  images?: EntryImages
  activatable?: boolean
  /** The platform rejects every order and activation of this coupon with this code. */
  rejectedWith?: (typeof providerCodes)[number]
}

/** An entry of the catalogue. An id of digits only is sent as a number. */
export interface CatalogueEntry {
  couponId: string
  title: string
  subTitle: string
  /** Where a coupon can be redeemed, or the kind of a reward; several are separated by commas. */
  category: string
  usageType: 'REWARD' | 'INCENTIVE' | 'EXTRAPOINT'
  /** Price of a reward, 0 for other coupons; null: the price stands in a FIXEDPOINTACTION only. */
  points: number | null
  redeemActions: RedeemAction[]
  terms: Terms
}

export const times = (factor: number): RedeemAction => ({ actionType: 'MULTIPLIERACTION', value: String(factor) })
export const off = (percent: number | string): RedeemAction => ({ actionType: 'DISCOUNTACTION', value: percent })
export const gift: RedeemAction = { actionType: 'DISCOUNTACTION', value: '100' }
export const fixed = (points: number): RedeemAction => ({ actionType: 'FIXEDPOINTACTION', value: String(points) })

type Benefit = RedeemAction | readonly RedeemAction[] | { extraPoints: number }

/** An Aktion. Extra points are fixed points of a coupon with the usage type EXTRAPOINT. */
export function coupon(
  couponId: string,
  category: string,
  [title, subTitle]: readonly [string, string],
  benefit: Benefit,
  terms: Terms,
): CatalogueEntry {
  const text = { couponId, category, title, subTitle, points: 0, terms }
  if ('extraPoints' in benefit) return { ...text, usageType: 'EXTRAPOINT', redeemActions: [fixed(benefit.extraPoints)] }
  return { ...text, usageType: 'INCENTIVE', redeemActions: 'actionType' in benefit ? [benefit] : [...benefit] }
}

export type RewardCategory = 'Produkte' | 'Gutscheine' | 'Veranstaltungen'

/** A Prämie. */
export function reward(
  couponId: string,
  category: RewardCategory,
  [title, subTitle]: readonly [string, string],
  points: number,
  terms: Terms,
): CatalogueEntry {
  return { couponId, category, title, subTitle, points, usageType: 'REWARD', redeemActions: [], terms }
}

/** Aktionen of one category: id, title, subtitle, benefit and terms. */
export const coupons = (
  category: string,
  rows: readonly (readonly [string, string, string, Benefit, Terms])[],
): CatalogueEntry[] =>
  rows.map(([couponId, title, subTitle, benefit, terms]) =>
    coupon(couponId, category, [title, subTitle], benefit, terms),
  )

/** Prämien of one category: id, title, subtitle, price in points and terms. */
export const rewards = (
  category: RewardCategory,
  rows: readonly (readonly [string, string, string, number, Terms])[],
): CatalogueEntry[] =>
  rows.map(([couponId, title, subTitle, points, terms]) => reward(couponId, category, [title, subTitle], points, terms))
