import { accountCoupons, type Call, cards } from '@portal/shared-contracts/calls'
import type { Backend, BackendRequest } from '../backend/backend.ts'
import { HttpError } from '../http/http-error.ts'
import type { HeaderView } from '../http/request.ts'
import { textOf, isSuccess } from '../http/response.ts'
import { noCookie, validOf, type Sealed, type SealKind, type Unseal, type Unsealed } from '../session/seal.ts'
import { type Body, backendPath, type Params } from './read-call.ts'
import type { CallPolicy, Sender } from './call-policies.ts'
import type { Attempt, Counted } from './rate-limits.ts'
import type { OwnIds } from './own-ids.ts'
import { isOwnName } from '../session/login-name.ts'

/** The raw tokens of a request, for upstream headers and bodies only. */
export type Credentials = { access: Sealed | null; loyaltyToken: string | null; refresh: Sealed | null }

/** A call that was read, with its tokens. */
export type CheckedCall = BackendRequest & {
  policy: CallPolicy
  params: Params
  credentials: Credentials
  sender: Sender
  /** What it is counted by. */
  attempt: Attempt
}

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

/** The values in a path or body whose owner is this one. */
const valuesOf = <Owner>(
  owners: Readonly<Record<string, Owner>> = {},
  owner: Owner,
  values: Readonly<Record<string, unknown>> | null,
): string[] => Object.keys(owners).flatMap((name) => (owners[name] === owner ? [String(values?.[name])] : []))

/**
 * Login name and e-mail address in a member's call are those of the login that its token comes from.
 * @throws HttpError forbidden
 */
export function authoriseNames({ policy, body, credentials: { access } }: CheckedCall): void {
  const isForeign = (name: string): boolean => access === null || !isOwnName(access, name)
  if (valuesOf(policy.bodyIds, 'ownName', body).some(isForeign))
    throw new HttpError('forbidden', 'name of another member')
}

/** Whose ids are remembered: those of a loyalty account, or of the login of a member without one. */
export const ownerOf = ({ accountId, sid }: Sealed): string => accountId ?? sid

/**
 * Object-level authorisation: the technical loyalty token can read every account, so ids in
 * a path must belong to the signed-in member. `countUnknown` counts a coupon that may not.
 * @throws HttpError forbidden, rateLimited; backendUnavailable if the coupons cannot be read
 */
export async function authorise(
  { backend, ownCoupons }: { backend: Backend; ownCoupons: OwnIds },
  checked: CheckedCall,
  countUnknown: () => Promise<Counted>,
): Promise<void> {
  const { policy, params, credentials } = checked
  if (policy.caller !== 'loyaltyMember') return
  const accountId = credentials.access?.accountId ?? null
  if (accountId === null) throw new HttpError('forbidden', 'member without a loyalty account')
  const accounts = valuesOf(policy.pathIds, 'ownAccount', params)
  if (accounts.some((id) => id !== accountId)) throw new HttpError('forbidden', 'account of another member')
  const readList = async (): Promise<string> => {
    const response = await readListOf(backend, checked, accountCoupons, backendPath(accountCoupons, { accountId }))
    // The provider's 401 reaches the page, which then fetches a new loyalty token.
    const status = response.status === 401 ? 401 : 502
    if (response.status !== 200) throw new HttpError('backendUnavailable', 'own coupons unreadable', status)
    return textOf(response)
  }
  for (const couponId of valuesOf(policy.pathIds, 'ownCoupon', params)) {
    await ownCoupons.check(accountId, couponId, { readList, countUnknown })
  }
}

/**
 * A card in a member's call is one of the member's list. `countUnknown` counts a card that may not.
 * @throws HttpError forbidden, rateLimited; sessionInvalid or backendUnavailable if the list cannot be read
 */
export async function authoriseCards(
  { backend, ownCards }: { backend: Backend; ownCards: OwnIds },
  checked: CheckedCall,
  countUnknown: () => Promise<Counted>,
): Promise<void> {
  const { policy, body, credentials } = checked
  const { access } = credentials
  if (access === null || body === null) return
  const readList = async (): Promise<string> => {
    const response = await readListOf(backend, checked, cards, cards.path).catch(() => null)
    if (response?.status === 401) throw new HttpError('sessionInvalid', 'own cards unreadable')
    // The page of an order reads from this error that nothing was sent, whatever happened to the list.
    if (response === null || !isSuccess(response)) throw new HttpError('backendUnavailable', 'own cards unreadable')
    return textOf(response)
  }
  for (const cardCode of valuesOf(policy.bodyIds, 'ownCard', body)) {
    await ownCards.check(ownerOf(access), cardCode, { readList, countUnknown })
  }
}

const readListOf = (backend: Backend, { credentials, client, span }: CheckedCall, call: Call, path: string) =>
  backend.send({ call, policy: { retry: true }, path, body: null, credentials, client, span })
