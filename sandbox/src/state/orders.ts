import type { ErrorCode, FieldError, Order, PostalAddress } from '@portal/shared-contracts/calls'
import * as v from 'valibot'
import { addressErrors } from './address-check.ts'
import { findCard } from './cards.ts'
import { accountCoupon, countRedemption, type AccountCouponRow } from './catalogue.ts'
import { all, insert, inTransaction, JsonRecord } from './database.ts'
import { balanceOf, book } from './ledger.ts'
import { orderMail } from './mails.ts'
import type { Member } from './members.ts'
import { sendMail } from './outbox.ts'
import { fieldError } from './field-errors.ts'
import type { SandboxState } from './sandbox-state.ts'

export type OrderOutcome = { kind: 'placed'; orderNumber: string } | { kind: 'rejected'; errors: FieldError[] }

const OrderRow = v.object({
  orderNumber: v.number(),
  accountId: v.string(),
  couponId: v.string(),
  title: v.string(),
  points: v.number(),
  placedAt: v.string(),
  cardCode: v.string(),
  email: v.string(),
  billingAddress: JsonRecord,
  shippingAddress: JsonRecord,
})

/** All orders, newest first. */
export const allOrders = (state: SandboxState) => all(state, OrderRow, 'SELECT * FROM orders ORDER BY orderNumber DESC')

/**
 * Redeems one reward: points, stock, order and e-mail in one transaction. The backend has no idempotency
 * keys, so the same order sent twice is placed twice.
 */
export function placeOrder(state: SandboxState, member: Member, order: Order): OrderOutcome {
  const { accountId } = member
  if (accountId === null) return rejected(fieldError('loginNotAllowed'))
  return inTransaction(state, () => {
    const shippingAddress = order.shippingAddress ?? order.billingAddress
    const coupon = accountCoupon(state, accountId, order.lineItems[0]?.sku ?? '')
    if (coupon?.usageType !== 'REWARD') return rejected(fieldError('COUPON_NOT_FOUND', 'sku', order.lineItems[0]?.sku))
    const errors = [
      ...couponErrors(coupon, state.now().toISOString()),
      ...cardErrors(state, accountId, order.cardcode),
      ...deliveryErrors(shippingAddress, order.disableAddressCheck),
      ...priceErrors(coupon, balanceOf(state, accountId).points),
    ]
    if (errors.length > 0) return rejected(...errors)
    return { kind: 'placed', orderNumber: write(state, member, coupon, { ...order, shippingAddress }) }
  })
}

const rejected = (...errors: FieldError[]): OrderOutcome => ({ kind: 'rejected', errors })

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
  if (shipping.countryId !== 'DE') return [fieldError('errorWrongCountryId', 'countryId', shipping.countryId)]
  return addressErrors(shipping, disableAddressCheck)
}

const priceErrors = ({ points }: AccountCouponRow, balance: number): FieldError[] =>
  balance < points ? [fieldError('NOT_ENOUGH_POINTS', 'points', String(balance), String(points))] : []

function write(
  state: SandboxState,
  member: Member,
  coupon: AccountCouponRow,
  { cardcode, billingAddress, shippingAddress: shipping }: Order & { shippingAddress: PostalAddress },
): string {
  const { accountId, couponId, title, points } = coupon
  const inserted = insert(state, 'orders', {
    accountId,
    couponId,
    title,
    points,
    placedAt: state.now().toISOString(),
    cardCode: cardcode,
    email: member.loginName,
    billingAddress: JSON.stringify(billingAddress),
    shippingAddress: JSON.stringify(shipping),
  })
  const orderNumber = String(inserted)
  const reference = `order:${orderNumber}`
  book(state, { accountId, points: -points, reason: `Prämie ${title}`, reference, store: 'Prämienshop' })
  countRedemption(state, coupon)
  const balance = balanceOf(state, accountId).points
  sendMail(state, orderMail(member, { orderNumber, title, points, balance, shipping }))
  return orderNumber
}
