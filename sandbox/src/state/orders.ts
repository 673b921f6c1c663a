import { PostalAddress, type Order } from '@portal/shared-contracts/calls'
import { keysOf, recordOf } from '@portal/shared-contracts/records'
import * as v from 'valibot'
import { countRedemption, type AccountCouponRow } from './catalogue.ts'
import { all, insert, JsonRecord } from './database.ts'
import { balanceOf, book } from './ledger.ts'
import { orderMail } from './mails.ts'
import type { Member } from './members.ts'
import { sendMail } from './outbox.ts'
import type { SandboxState } from './sandbox-state.ts'

/** Orders stored before a field was added have none of it. */
const StoredAddress = v.pipe(
  JsonRecord,
  v.object(recordOf(keysOf(PostalAddress.entries), () => v.optional(v.string(), ''))),
)

const OrderRow = v.object({
  orderNumber: v.number(),
  accountId: v.string(),
  couponId: v.string(),
  title: v.string(),
  points: v.number(),
  placedAt: v.string(),
  cardCode: v.string(),
  email: v.string(),
  billingAddress: StoredAddress,
  shippingAddress: StoredAddress,
})

/** All orders, newest first. */
export const allOrders = (state: SandboxState) => all(state, OrderRow, 'SELECT * FROM orders ORDER BY orderNumber DESC')

/** Books an order: points, stock, order and e-mail. Gives its number. */
export function writeOrder(
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
