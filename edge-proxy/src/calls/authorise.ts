import type { CallPolicy, PathId } from './call-policy.ts'
import type { Params } from './match-call.ts'
import { HttpError } from '../http/http-error.ts'
import { textOf, type BackendResponse } from '../http/response.ts'
import type { Credentials } from './credentials.ts'
import type { OwnCoupons } from './own-coupons.ts'

/** Reads the coupons of the member's account with the member's tokens. */
export type ReadOwnCoupons = (accountId: string) => Promise<BackendResponse>

/**
 * Object-level authorisation: the technical loyalty token can read every account, so ids in
 * a path must belong to the signed-in member.
 * @throws HttpError forbidden
 */
export function authorise(
  { caller, pathIds = {} }: CallPolicy,
  params: Params,
  { access }: Credentials,
  ownCoupons: OwnCoupons,
  readOwnCoupons: ReadOwnCoupons,
): void | Promise<void> {
  if (caller !== 'loyaltyMember') return
  const accountId = access?.accountId ?? null
  if (accountId === null) throw new HttpError('forbidden', 'member without a loyalty account')
  const idsOf = (owner: PathId): string[] =>
    Object.keys(params).flatMap((name) => (pathIds[name] === owner ? [params[name] ?? ''] : []))
  if (idsOf('ownAccount').some((id) => id !== accountId)) throw new HttpError('forbidden', 'account of another member')
  const [couponId] = idsOf('ownCoupon')
  if (couponId !== undefined) return authoriseCoupon(accountId, couponId, ownCoupons, readOwnCoupons)
}

async function authoriseCoupon(
  accountId: string,
  couponId: string,
  ownCoupons: OwnCoupons,
  readOwnCoupons: ReadOwnCoupons,
): Promise<void> {
  if (ownCoupons.has(accountId, couponId)) return
  const response = await readOwnCoupons(accountId)
  // The provider's 401 reaches the page, which then fetches a new loyalty token.
  if (response.status !== 200)
    throw new HttpError('backendUnavailable', 'own coupons unreadable', response.status === 401 ? 401 : 502)
  ownCoupons.add(accountId, textOf(response))
  if (!ownCoupons.has(accountId, couponId)) throw new HttpError('forbidden', 'coupon of another member')
}
