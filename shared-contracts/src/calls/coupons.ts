import { brand } from '@portal/shared-contracts/brand/brand'
import * as v from '../schema.ts'
import { defineCall } from './call.ts'
import {
  Id,
  listOf,
  optionalAmount,
  optionalCount,
  optionalDate,
  optionalFlag,
  optionalId,
  optionalList,
  optionalObject,
  optionalText,
  optionalValue,
  PathId,
  ProviderId,
} from './fields.ts'

/** A coupon or reward as the loyalty platform sends it; only its id is required. */
export const Coupon = v.object({
  couponId: Id,
  accountCouponId: optionalId,
  usageType: optionalText,
  points: optionalAmount,
  i18nFields: optionalObject({ de: optionalObject({ title: optionalText, subTitle: optionalText }) }),
  images: optionalList(v.object({ path: v.string(), tags: optionalList(v.string()) })),
  redeemActions: optionalList(v.object({ actionType: optionalText, value: optionalValue })),
  conditions: optionalList(
    v.object({ conditionType: optionalText, conditionUsage: optionalText, value: optionalValue }),
  ),
  activation: optionalObject({ activatable: optionalFlag, activated: optionalFlag }),
  /** Null: without limit. */
  maxRedeemCount: optionalAmount,
  redeemCount: optionalCount,
  maxRedeemCountGlobal: optionalAmount,
  redeemCountGlobal: optionalCount,
  validFrom: optionalDate,
  validTo: optionalDate,
  pointsOfRedemption: optionalList(v.object({ unitType: optionalText, value: optionalValue })),
  customProperties: optionalList(v.object({ name: v.string(), value: optionalValue })),
})
export type Coupon = v.InferOutput<typeof Coupon>

/** `YYYY-MM-D H:M:S` (format/coupon-date.ts) or ISO. */
const ValidTo = v.pipe(v.string(), v.regex(/^[0-9T:Z .+-]{8,32}$/))
const query = v.strictObject({ validTo: v.optional(ValidTo) })

export const coupons = defineCall({
  name: 'coupons',
  method: 'GET',
  path: `${brand.loyalty.prefix}/coupons`,
  backend: 'loyalty',
  access: 'never',
  loyaltyToken: true,
  query,
  shape: 'bare',
  response: listOf(Coupon),
})

export const accountCoupons = defineCall({
  name: 'account coupons',
  method: 'GET',
  path: `${brand.loyalty.prefix}/v2/accounts/{accountId}/accountcoupons`,
  backend: 'loyalty',
  access: 'required',
  loyaltyToken: true,
  params: v.strictObject({ accountId: ProviderId }),
  query,
  shape: 'bare',
  response: listOf(Coupon),
})

export const activation = defineCall({
  name: 'activation',
  method: 'PATCH',
  path: `${brand.loyalty.prefix}/v2/accountcoupons/{accountCouponId}/activation`,
  backend: 'loyalty',
  access: 'required',
  loyaltyToken: true,
  params: v.strictObject({ accountCouponId: PathId }),
  body: v.strictObject({ activated: v.boolean() }),
  shape: 'text',
  response: v.unknown(),
})
