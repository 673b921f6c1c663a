import { accountCoupons, type Call } from '@portal/shared-contracts/calls'
import type { Backend, BackendRequest } from '../backend/backend.ts'
import { HttpError } from '../http/http-error.ts'
import type { HeaderView } from '../http/request.ts'
import { textOf } from '../http/response.ts'
import { noCookie, validOf, type Sealed, type SealKind, type Unseal, type Unsealed } from '../session/seal.ts'
import type { Body } from './call-body.ts'
import type { CallPolicy, PathId, Sender } from './call-policy.ts'
import { backendPath, type Params } from './find-call.ts'
import type { Counted } from './limits/count-attempt.ts'
import type { OwnIds } from './own-ids.ts'

/** The raw tokens of a request, for upstream headers and bodies only. */
export type Credentials = { access: Sealed | null; loyaltyToken: string | null; refresh: Sealed | null }

type SealedRequest = { headers: HeaderView; sender: Pick<Sender, 'session'>; body: Body | null }

/**
 * Unseals the tokens a call needs. An access token that the call does not require is left out if it cannot be
 * unsealed, so that a login works although the page also sends an expired token. `now` in ms.
 * @throws HttpError before any connection: sessionInvalid, or backendUnavailable while it is not known which have ended
 */
export function unsealCredentials(
  unseal: Unseal,
  call: Call,
  { caller, refreshTokenField }: CallPolicy,
  { headers, sender, body }: SealedRequest,
  now: number,
): Credentials {
  const { boundTo, unbound } = sender.session
  const read = (kind: SealKind, text: unknown): Unsealed => {
    const binding = unbound.includes(kind) ? noCookie : boundTo
    if (typeof text !== 'string' || binding === null) return { kind: 'invalid' }
    return unseal(kind, binding, text, now)
  }
  const required = (kind: SealKind, text: unknown): Sealed => validOf(read(kind, text))
  const optional = (kind: SealKind, text: unknown, allowExpired: boolean): Sealed | null => {
    const unsealed = read(kind, text)
    return unsealed.kind === 'valid' || (unsealed.kind === 'expired' && allowExpired) ? unsealed.sealed : null
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

/**
 * Object-level authorisation: the technical loyalty token can read every account, so ids in
 * a path must belong to the signed-in member. `countUnknown` counts a coupon that may not.
 * @throws HttpError forbidden, rateLimited
 */
export function authorise(
  { backend, ownCoupons }: { backend: Backend; ownCoupons: OwnIds },
  { caller, pathIds = {} }: CallPolicy,
  params: Params,
  credentials: Credentials,
  sender: Pick<BackendRequest, 'client' | 'span'>,
  countUnknown: () => Promise<Counted>,
): void | Promise<void> {
  if (caller !== 'loyaltyMember') return
  const accountId = credentials.access?.accountId ?? null
  if (accountId === null) throw new HttpError('forbidden', 'member without a loyalty account')
  const idsOf = (owner: PathId): string[] =>
    Object.keys(params).flatMap((name) => (pathIds[name] === owner ? [params[name] ?? ''] : []))
  if (idsOf('ownAccount').some((id) => id !== accountId)) throw new HttpError('forbidden', 'account of another member')
  const [couponId] = idsOf('ownCoupon')
  if (couponId === undefined) return
  const readList = () => readOwnCoupons(backend, accountId, { credentials, ...sender })
  return ownCoupons.check(accountId, couponId, { readList, countUnknown })
}

async function readOwnCoupons(
  backend: Backend,
  accountId: string,
  sender: Pick<BackendRequest, 'credentials' | 'client' | 'span'>,
): Promise<string> {
  const path = backendPath(accountCoupons, { accountId })
  const response = await backend.send({ call: accountCoupons, policy: { retry: true }, path, body: null, ...sender })
  // The provider's 401 reaches the page, which then fetches a new loyalty token.
  if (response.status !== 200)
    throw new HttpError('backendUnavailable', 'own coupons unreadable', response.status === 401 ? 401 : 502)
  return textOf(response)
}
