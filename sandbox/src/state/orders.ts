import type { Order, OrderAddress } from '@delikaterie/shared-contracts/calls'
import * as v from 'valibot'
import { addressFaults } from './address-check.ts'
import { findCard } from './cards.ts'
import { accountCoupon, countRedemption } from './catalogue.ts'
import type { AccountCouponRow } from './catalogue.ts'
import { all, inTransaction } from './database.ts'
import { balanceOf, book } from './ledger.ts'
import { orderMail } from './mails.ts'
import type { Member } from './members.ts'
import { sendMail } from './outbox.ts'
import { refusal } from './refusals.ts'
import type { Refusal } from './refusals.ts'
import type { SandboxState } from './state.ts'

export type OrderOutcome = { kind: 'placed'; orderNumber: string } | { kind: 'refused'; refusals: Refusal[] }

const OrderRow = v.object({
  orderNumber: v.number(),
  accountId: v.string(),
  couponId: v.string(),
  title: v.string(),
  points: v.number(),
  placedAt: v.string(),
  cardCode: v.string(),
  email: v.string(),
  billingAddress: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
  shippingAddress: v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown())),
})
export type OrderRow = v.InferOutput<typeof OrderRow>

/** All orders, newest first. */
export function allOrders(state: SandboxState): OrderRow[] {
  return all(state.db, OrderRow, 'SELECT * FROM orders ORDER BY orderNumber DESC')
}

/**
 * Redeems one reward (spec §3, Order): points, stock, order and e-mail in one transaction, or nothing at all.
 * The backend has no idempotency key; whoever sends twice orders twice.
 */
export function placeOrder(state: SandboxState, member: Member, order: Order): OrderOutcome {
  const { accountId } = member
  if (accountId === null) return refused(refusal('loginNotAllowed'))
  return inTransaction(state.db, () => {
    const shipping = order.shippingAddress ?? order.billingAddress
    const coupon = accountCoupon(state, accountId, order.lineItems[0]?.sku ?? '')
    if (coupon?.usageType !== 'REWARD') return refused(refusal('COUPON_NOT_FOUND', 'sku', order.lineItems[0]?.sku))
    const faults = [
      ...couponFaults(coupon, state.now().toISOString()),
      ...cardFaults(state, accountId, order.cardcode),
      ...deliveryFaults(shipping, order.disableAddressCheck),
      ...priceFaults(coupon, balanceOf(state, accountId).points),
    ]
    if (faults.length > 0) return refused(...faults)
    return { kind: 'placed', orderNumber: write(state, member, accountId, coupon, order, shipping) }
  })
}

function refused(...refusals: Refusal[]): OrderOutcome {
  return { kind: 'refused', refusals }
}

function couponFaults(coupon: AccountCouponRow, now: string): Refusal[] {
  const { couponId, maxRedeemCount, redeemCount, maxRedeemCountGlobal, redeemCountGlobal } = coupon
  if (now > coupon.validTo) return [refusal('NO_LONGER_REDEEMABLE', 'sku', couponId)]
  if (now < coupon.validFrom) return [refusal('NOT_YET_REDEEMABLE', 'sku', couponId)]
  if (maxRedeemCountGlobal !== null && redeemCountGlobal >= maxRedeemCountGlobal)
    return [refusal('NO_MORE_REDEEM_BY_PROGRAM', 'sku', couponId)]
  if (maxRedeemCount !== null && redeemCount >= maxRedeemCount)
    return [refusal('NO_MORE_REDEEM_BY_ACCOUNT', 'sku', couponId)]
  return []
}

function cardFaults(state: SandboxState, accountId: string, cardCode: string): Refusal[] {
  const card = findCard(state, cardCode)
  // A foreign card is answered like one that does not exist: nobody learns numbers here.
  const usable = card?.accountId === accountId && card.status === 'ACTIVE'
  return usable ? [] : [refusal('card_invalid', 'cardcode', cardCode)]
}

function deliveryFaults(shipping: OrderAddress, disableAddressCheck: boolean): Refusal[] {
  if (shipping.countryId !== 'DE') return [refusal('errorWrongCountryId', 'countryId', shipping.countryId)]
  return addressFaults(shipping, disableAddressCheck)
}

function priceFaults({ points }: AccountCouponRow, balance: number): Refusal[] {
  return balance < points ? [refusal('NOT_ENOUGH_POINTS', 'points', String(balance), String(points))] : []
}

function write(
  state: SandboxState,
  member: Member,
  accountId: string,
  coupon: AccountCouponRow,
  order: Order,
  shipping: OrderAddress,
): string {
  const { orderNumber } = v.parse(
    v.object({ orderNumber: v.number() }),
    state.db
      .prepare(
        `INSERT INTO orders (accountId, couponId, title, points, placedAt, cardCode, email, billingAddress, shippingAddress)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING orderNumber`,
      )
      .get(
        accountId,
        coupon.couponId,
        coupon.title,
        coupon.points,
        state.now().toISOString(),
        order.cardcode,
        member.loginName,
        JSON.stringify(order.billingAddress),
        JSON.stringify(shipping),
      ),
  )
  const reference = `order:${orderNumber}`
  book(state, { accountId, points: -coupon.points, reason: `Prämie ${coupon.title}`, reference, store: 'Prämienshop' })
  countRedemption(state, coupon)
  const balance = balanceOf(state, accountId).points
  sendMail(
    state,
    orderMail(member, {
      orderNumber: String(orderNumber),
      title: coupon.title,
      points: coupon.points,
      balance,
      shipping,
    }),
  )
  return String(orderNumber)
}
