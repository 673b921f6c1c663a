import { PostalAddress } from '@portal/shared-contracts/address'
import * as v from '@portal/shared-contracts/schema'

/**
 * The input of an order. Browsers store it (`stores/redeem-draft.ts`), so a new field is optional, and `keepAddress`,
 * the order's `disableAddressCheck`, has its older name.
 */
export const RedeemInput = v.object({
  cardCode: v.string(),
  address: PostalAddress,
  keepAddress: v.boolean(),
  /** The profile's address when the form was opened; drafts stored by older versions have none. */
  profile: v.optional(PostalAddress),
})
export type RedeemInput = v.InferOutput<typeof RedeemInput>

/** A field that members choose or type in a step of the form. */
export type RedeemField = Exclude<keyof RedeemInput, 'keepAddress' | 'profile'>
