import { accountCoupons, order, type Call } from '@delikaterie/shared-contracts/calls'
import { textOf, type BackendResponse } from '../http/response.ts'
import { HttpError } from '../http/http-error.ts'
import type { Params } from '../calls/match-call.ts'
import type { Credentials } from './credentials.ts'
import type { KnownCoupons } from './known-coupons.ts'

/** Reads the member's own account coupons with the member's tokens. */
export type ReadCoupons = (params: Params) => Promise<BackendResponse>

/**
 * Object-level authorisation: the technical loyalty token could read anybody's account, so
 * every id in a path must belong to the sealed member (design §4).
 * @throws HttpError forbidden
 */
export function authorise(
  call: Call,
  params: Params,
  { access }: Credentials,
  known: KnownCoupons,
  readCoupons: ReadCoupons,
): void | Promise<void> {
  if (!needsAccount(call)) return
  const own = access?.accountId ?? null
  if (own === null) throw new HttpError('forbidden', 'member without a loyalty account')
  const { accountId, accountCouponId } = params
  if (accountId !== undefined && accountId !== own) throw new HttpError('forbidden', 'account of another member')
  if (accountCouponId !== undefined) return authoriseCoupon(own, accountCouponId, known, readCoupons)
}

/** Whose answers are about a loyalty account: ids in the path, and orders paid with points. */
const needsAccount = (call: Call): boolean => call.params !== undefined || call.name === order.name

async function authoriseCoupon(own: string, id: string, known: KnownCoupons, readCoupons: ReadCoupons): Promise<void> {
  if (known.owns(own, id)) return
  const answer = await readCoupons({ accountId: own })
  if (answer.status === 200) known.learn(own, textOf(answer))
  // The provider's 401 must reach the page as such: it asks for a new loyalty token.
  else throw new HttpError('backendUnavailable', 'own coupons unreadable', answer.status === 401 ? 401 : 502)
  if (!known.owns(own, id)) throw new HttpError('forbidden', 'coupon of another member')
}

/** Remembers the coupons of an answer that goes to their owner. */
export function learnCoupons(call: Call, { accountId }: Params, answer: BackendResponse, known: KnownCoupons): void {
  if (call.name === accountCoupons.name && accountId !== undefined && answer.status === 200)
    known.learn(accountId, textOf(answer))
}
