import * as v from '../schema/schema.ts'
import { brand } from '../brand/brand.ts'
import { defineCall } from './call.ts'
import { listOf } from './list-of.ts'
import { ProviderId } from './text.ts'

const text = v.nullish(v.string(), '')
const list = <S extends v.GenericSchema>(item: S) => v.nullish(listOf(item), [])
const value = v.nullish(v.union([v.string(), v.pipe(v.number(), v.transform(String))]), '')

/** A coupon or reward as the loyalty platform sends it. */
export const Coupon = v.object({
  couponId: v.pipe(v.string(), v.minLength(1)),
  accountCouponId: v.optional(v.string()),
  usageType: text,
  points: v.nullish(v.number(), null),
  i18nFields: v.object({ de: v.object({ title: v.string(), subTitle: text }) }),
  images: list(v.object({ path: v.string(), tags: list(v.string()) })),
  redeemActions: list(v.object({ actionType: v.string(), value })),
  conditions: list(v.object({ conditionType: text, conditionUsage: text, value })),
  activation: v.nullish(
    v.object({ activatable: v.nullish(v.boolean(), false), activated: v.nullish(v.boolean(), false) }),
    { activatable: false, activated: false },
  ),
  /** Null: without limit. */
  maxRedeemCount: v.nullish(v.number(), null),
  redeemCount: v.nullish(v.number(), 0),
  maxRedeemCountGlobal: v.nullish(v.number(), null),
  redeemCountGlobal: v.nullish(v.number(), 0),
  validFrom: text,
  validTo: text,
  pointsOfRedemption: list(v.object({ unitType: text, value })),
  customProperties: list(v.object({ name: v.string(), value })),
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
  params: v.strictObject({ accountCouponId: ProviderId }),
  body: v.strictObject({ activated: v.boolean() }),
  shape: 'text',
  response: v.unknown(),
})
