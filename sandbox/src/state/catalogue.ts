import { providerCodes } from '@portal/shared-contracts/calls'
import * as v from 'valibot'
import { all, JsonRecord, one, run } from './database.ts'
import type { SandboxState } from './sandbox-state.ts'

const CouponRow = v.object({
  couponId: v.string(),
  usageType: v.string(),
  title: v.string(),
  points: v.number(),
  definition: JsonRecord,
  validFrom: v.string(),
  validTo: v.string(),
  activatable: v.number(),
  /** Error code of every order and activation; null for a normal coupon. */
  rejectedWith: v.nullable(v.picklist(providerCodes)),
  maxRedeemCount: v.nullable(v.number()),
  maxRedeemCountGlobal: v.nullable(v.number()),
  redeemCountGlobal: v.number(),
})
export type CouponRow = v.InferOutput<typeof CouponRow>

const AccountCouponRow = v.object({
  ...CouponRow.entries,
  accountCouponId: v.string(),
  accountId: v.string(),
  activated: v.number(),
  redeemCount: v.number(),
})
export type AccountCouponRow = v.InferOutput<typeof AccountCouponRow>

const joined = 'SELECT * FROM accountCoupons JOIN coupons USING (couponId)'

const validAt = "(validTo >= ? OR validTo = '') ORDER BY position"

/** The programme's coupons that are still valid at the given moment (ISO), in catalogue order. */
export const couponsValidAt = (state: SandboxState, moment: string): CouponRow[] =>
  all(state, CouponRow, `SELECT * FROM coupons WHERE ${validAt}`, moment)

/** The same for one account, with what it has activated and redeemed. */
export function accountCouponsValidAt(state: SandboxState, accountId: string, moment: string): AccountCouponRow[] {
  const sql = `${joined} WHERE accountId = ? AND ${validAt}`
  return all(state, AccountCouponRow, sql, accountId, moment)
}

/** A coupon of an account by the coupon's own id, which an order sends as `sku`. */
export const accountCoupon = (state: SandboxState, accountId: string, couponId: string): AccountCouponRow | undefined =>
  one(state, AccountCouponRow, `${joined} WHERE accountId = ? AND couponId = ?`, accountId, couponId)

/** A coupon of an account by the id that calls about one coupon have in their path. */
export const accountCouponById = (state: SandboxState, accountCouponId: string): AccountCouponRow | undefined =>
  one(state, AccountCouponRow, `${joined} WHERE accountCouponId = ?`, accountCouponId)

/** Adds every missing coupon of the catalogue to an account; an account coupon of a numeric coupon has a numeric id. */
export function assignCoupons(state: SandboxState, accountId: string): void {
  run(
    state,
    `INSERT OR IGNORE INTO accountCoupons (accountCouponId, accountId, couponId)
     SELECT CASE WHEN couponId GLOB '*[^0-9]*' THEN replace(?1, 'ACC-', 'AC') || '-' || couponId
       ELSE replace(?1, 'ACC-', '') || couponId END, ?1, couponId FROM coupons`,
    accountId,
  )
}

/** Activates or deactivates a coupon of an account. */
export function setActivated(state: SandboxState, accountCouponId: string, activated: boolean): void {
  run(state, 'UPDATE accountCoupons SET activated = ? WHERE accountCouponId = ?', Number(activated), accountCouponId)
}

/** Counts one redemption, for the account and for the programme. Throws if the stock is used up. */
export function countRedemption(state: SandboxState, { accountCouponId, couponId }: AccountCouponRow): void {
  run(state, 'UPDATE accountCoupons SET redeemCount = redeemCount + 1 WHERE accountCouponId = ?', accountCouponId)
  run(state, 'UPDATE coupons SET redeemCountGlobal = redeemCountGlobal + 1 WHERE couponId = ?', couponId)
}

/** An id as the provider sends it: as a number if it has digits only. */
const sentId = (id: string): string | number => (/^\d+$/.test(id) ? Number(id) : id)

/** A coupon in the provider's response format; limits and dates that do not exist are left out. */
export function couponResponse(coupon: CouponRow): Record<string, unknown> {
  const { couponId, usageType, definition, maxRedeemCount, maxRedeemCountGlobal, validFrom, validTo } = coupon
  return {
    couponId: sentId(couponId),
    usageType,
    ...definition,
    activation: { activatable: coupon.activatable === 1, activated: false },
    ...(maxRedeemCount !== null && { maxRedeemCount }),
    redeemCount: 0,
    ...(maxRedeemCountGlobal !== null && { maxRedeemCountGlobal }),
    redeemCountGlobal: coupon.redeemCountGlobal,
    ...(validFrom !== '' && { validFrom }),
    ...(validTo !== '' && { validTo }),
  }
}

/** The same with the account's own ids, activation and count. */
export function accountCouponResponse(coupon: AccountCouponRow): Record<string, unknown> {
  const { accountCouponId, accountId, redeemCount } = coupon
  return {
    ...couponResponse(coupon),
    accountCouponId: sentId(accountCouponId),
    accountId,
    redeemCount,
    activation: { activatable: coupon.activatable === 1, activated: coupon.activated === 1 },
  }
}
