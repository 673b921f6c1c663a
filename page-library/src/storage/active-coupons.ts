import * as v from '@portal/shared-contracts/schema'

/** The active coupons of a member, which the portal stores for the digital card; they are shown with that card only. */
export const StoredCoupons = v.object({
  /** Must be that of the device (`digitalCardMark`). */
  mark: v.string(),
  accountId: v.string(),
  /** Those for the till come first. */
  coupons: v.array(
    v.object({
      /** What the coupon gives and where, as it is shown. */
      text: v.string(),
      /** ms since 1970 between which the coupon is valid; null without a limit. */
      starts: v.nullable(v.number()),
      ends: v.nullable(v.number()),
    }),
  ),
  /** ms since 1970. */
  savedAt: v.number(),
})
export type StoredCoupons = v.InferOutput<typeof StoredCoupons>
