import { accountCoupons, type Call } from '@delikaterie/shared-contracts/calls'
import type { Backend } from '../backend/backend.ts'
import { HttpError } from '../http/http-error.ts'
import type { HeaderView } from '../http/request.ts'
import { textOf } from '../http/response.ts'
import { noCookie, type Sealed, type SealKind, type Unseal } from '../session/seal.ts'
import type { Body } from './call-body.ts'
import type { CallPolicy, PathId, Sender } from './call-policy.ts'
import { backendPath, type Params } from './find-call.ts'
import type { OwnIds } from './own-ids.ts'

/** The raw tokens of a request, for upstream headers and bodies only. */
export type Credentials = { access: Sealed | null; loyaltyToken: string | null; refresh: Sealed | null }

type SealedRequest = { headers: HeaderView; sender: Pick<Sender, 'session'>; body: Body | null }

/**
 * Unseals the tokens a call needs. An access token that the call does not require is left out if it cannot be
 * unsealed, so that a login works although the page also sends an expired token. `now` in ms.
 * @throws HttpError sessionInvalid, before any connection
 */
export function unsealCredentials(
  unseal: Unseal,
  call: Call,
  { caller, refreshTokenField }: CallPolicy,
  { headers, sender, body }: SealedRequest,
  now: number,
): Credentials {
  const { boundTo, unbound } = sender.session
  const optional = (kind: SealKind, text: unknown, allowExpired = false): Sealed | null => {
    const binding = unbound.includes(kind) ? noCookie : boundTo
    if (typeof text !== 'string' || binding === null) return null
    const unsealed = unseal(kind, binding, text, now)
    return unsealed.kind === 'valid' || (unsealed.kind === 'expired' && allowExpired) ? unsealed.sealed : null
  }
  const required = (kind: SealKind, text: unknown): Sealed => {
    const sealed = optional(kind, text)
    if (sealed === null) throw new HttpError('sessionInvalid', 'token cannot be unsealed')
    return sealed
  }
  const refresh = refreshTokenField === undefined ? null : required('refresh', body?.[refreshTokenField])
  const accessText = unquoted(headers.get('x-access-token'))
  const access =
    caller !== 'visitor'
      ? required('access', accessText)
      : // A refresh is sent when the access token is old, so the sealed token may be expired.
        call.access !== 'never'
        ? optional('access', accessText, refresh !== null)
        : null
  const isOtherSession = refresh !== null && access?.sid !== refresh.sid
  return {
    access: isOtherSession ? null : access,
    loyaltyToken: call.loyaltyToken ? required('loyalty', unquoted(headers.get('x-auth'))).token : null,
    refresh,
  }
}

/** Some clients send header values in quotes. */
const unquoted = (text: string | null): string | null => (text?.startsWith('"') ? text.replace(/^"(.*)"$/, '$1') : text)

type CouponSource = { backend: Backend; ownCoupons: OwnIds }

/**
 * Object-level authorisation: the technical loyalty token can read every account, so ids in
 * a path must belong to the signed-in member.
 * @throws HttpError forbidden
 */
export function authorise(
  source: CouponSource,
  { caller, pathIds = {} }: CallPolicy,
  params: Params,
  credentials: Credentials,
): void | Promise<void> {
  if (caller !== 'loyaltyMember') return
  const accountId = credentials.access?.accountId ?? null
  if (accountId === null) throw new HttpError('forbidden', 'member without a loyalty account')
  const idsOf = (owner: PathId): string[] =>
    Object.keys(params).flatMap((name) => (pathIds[name] === owner ? [params[name] ?? ''] : []))
  if (idsOf('ownAccount').some((id) => id !== accountId)) throw new HttpError('forbidden', 'account of another member')
  const [couponId] = idsOf('ownCoupon')
  if (couponId !== undefined) return authoriseCoupon(source, accountId, couponId, credentials)
}

async function authoriseCoupon(
  { backend, ownCoupons }: CouponSource,
  accountId: string,
  couponId: string,
  credentials: Credentials,
): Promise<void> {
  if (ownCoupons.has(accountId, couponId)) return
  const path = backendPath(accountCoupons, { accountId })
  const response = await backend.send({ call: accountCoupons, policy: { retry: true }, path, body: null, credentials })
  // The provider's 401 reaches the page, which then fetches a new loyalty token.
  if (response.status !== 200)
    throw new HttpError('backendUnavailable', 'own coupons unreadable', response.status === 401 ? 401 : 502)
  ownCoupons.add(accountId, textOf(response))
  if (!ownCoupons.has(accountId, couponId)) throw new HttpError('forbidden', 'coupon of another member')
}
