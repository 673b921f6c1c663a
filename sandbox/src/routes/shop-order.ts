import { fieldName } from '@portal/shared-contracts/calls/member-fields'
import { order, type ErrorCode, type FieldError, type PostalAddress } from '@portal/shared-contracts/calls'
import { findCard } from '../state/cards.ts'
import { accountCoupon, type AccountCouponRow } from '../state/catalogue.ts'
import { inTransaction } from '../state/database.ts'
import { balanceOf } from '../state/ledger.ts'
import { writeOrder } from '../state/orders.ts'
import type { SandboxState } from '../state/sandbox-state.ts'
import { addressErrors } from './address-check.ts'
import { content, fieldError, reject, rejectField } from './call-response.ts'
import { memberRoute, type Route } from './route.ts'

/**
 * The redemption of a reward, in one transaction. The backend has no idempotency keys, so the same order sent twice is
 * placed twice.
 */
export const orderRoutes = (state: SandboxState): Route[] => [
  memberRoute(state, order, (member, { body }) => {
    const { accountId } = member
    if (accountId === null) return reject(fieldError('loginNotAllowed'))
    return inTransaction(state, () => {
      const { shippingAddress = body.billingAddress } = body
      const sku = body.lineItems[0]?.sku ?? ''
      const coupon = accountCoupon(state, accountId, sku)
      if (coupon?.usageType !== 'REWARD') return rejectField('COUPON_NOT_FOUND', 'sku', sku)
      const errors = [
        ...couponErrors(coupon, state.now().toISOString()),
        ...cardErrors(state, accountId, body.cardcode),
        ...deliveryErrors(shippingAddress, body.disableAddressCheck),
        ...priceErrors(coupon, balanceOf(state, accountId).points),
      ]
      if (errors.length > 0) return reject(...errors)
      return content({ orderNumber: writeOrder(state, member, coupon, { ...body, shippingAddress }) })
    })
  }),
]

function couponErrors(coupon: AccountCouponRow, now: string): FieldError[] {
  const isUsedUp = (count: number, limit: number | null) => limit !== null && count >= limit
  const error = (code: ErrorCode) => [fieldError(code, 'sku', coupon.couponId)]
  if (coupon.rejectedWith !== null) return error(coupon.rejectedWith)
  if (coupon.validTo !== '' && now > coupon.validTo) return error('NO_LONGER_REDEEMABLE')
  if (now < coupon.validFrom) return error('NOT_YET_REDEEMABLE')
  if (isUsedUp(coupon.redeemCountGlobal, coupon.maxRedeemCountGlobal)) return error('NO_MORE_REDEEM_BY_PROGRAM')
  return isUsedUp(coupon.redeemCount, coupon.maxRedeemCount) ? error('NO_MORE_REDEEM_BY_ACCOUNT') : []
}

function cardErrors(state: SandboxState, accountId: string, cardCode: string): FieldError[] {
  const card = findCard(state, cardCode)
  // The same error for unknown cards and those of other members, so that card numbers cannot be guessed.
  const usable = card?.accountId === accountId && card.status === 'ACTIVE'
  return usable ? [] : [fieldError('card_invalid', 'cardcode', cardCode)]
}

function deliveryErrors(shipping: PostalAddress, disableAddressCheck: boolean): FieldError[] {
  if (shipping.countryId !== 'DE') return [fieldError('errorWrongCountryId', fieldName.countryId, shipping.countryId)]
  return addressErrors(shipping, disableAddressCheck)
}

const priceErrors = ({ points }: AccountCouponRow, balance: number): FieldError[] =>
  balance < points ? [fieldError('NOT_ENOUGH_POINTS', 'points', String(balance), String(points))] : []
