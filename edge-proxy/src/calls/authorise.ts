import { accountCoupons, type Call, cards } from '@portal/shared-contracts/calls'
import type { Backend, BackendRequest } from '../backend/backend.ts'
import { HttpError } from '../http/http-error.ts'
import type { HeaderView } from '../http/request.ts'
import { textOf, isSuccess } from '../http/response.ts'
import type { Enrolment } from '../session/kiosk/enrolment.ts'
import { isOwnName } from '../session/login-name.ts'
import {
  noCookie,
  validOf,
  type KeyRing,
  type Opened,
  type Sealed,
  type SealKind,
  type Unsealed,
} from '../session/seal.ts'
import type { Unseal } from '../session/unseal-cache.ts'
import type { KnownBrowsers } from '../session/known-browsers.ts'
import type { EndedSessions } from '../state/ended-sessions.ts'
import { type Body, backendPath, type Params } from './read-call.ts'
import type { CallPolicy, Sender } from './call-policies.ts'
import type { Attempt, CountAttempt, Counted } from './count-attempts.ts'
import type { PlaceOrder } from './orders/place-order.ts'
import type { OwnIds } from './own-ids.ts'

/** What every call needs: connections, keys, counters, the order journal, and what is remembered of members. */
export type CallDependencies = {
  publicOrigin: string
  unseal: Unseal
  placeOrder: PlaceOrder
  enrolment: Enrolment
  backend: Backend
  ring: KeyRing
  knownBrowsers: KnownBrowsers
  countAttempt: CountAttempt
  endedSessions: EndedSessions
  ownCoupons: OwnIds
  ownCards: OwnIds
}

/** The raw tokens of a request, for upstream headers and bodies only, and what those of its session are sealed for. */
export type Credentials = {
  access: Sealed | null
  loyaltyToken: string | null
  refresh: Sealed | null
  boundTo: string | null
}

export type CheckedCall = BackendRequest & {
  policy: CallPolicy
  params: Params
  credentials: Credentials
  sender: Sender
  attempt: Attempt
}

/**
 * An access token that the call does not require is left out if it cannot be unsealed, so that a login works although
 * the page also sends an expired token. `now` in ms.
 * @throws HttpError sessionInvalid, or backendUnavailable while it is not known which have ended
 */
export function unsealCredentials(
  unseal: Unseal,
  call: Call,
  { caller, refreshTokenField }: CallPolicy,
  { headers, sender, body }: { headers: HeaderView; sender: Pick<Sender, 'session'>; body: Body | null },
  now: number,
): Credentials {
  const { boundTo, unbound } = sender.session
  const read = (kind: SealKind, text: unknown): Unsealed => {
    if (typeof text !== 'string') return { kind: 'invalid' }
    return unseal(kind, unbound.includes(kind) ? [noCookie] : boundTo, text, now)
  }
  const required = (kind: SealKind, text: unknown): Opened => validOf(read(kind, text))
  const optional = (kind: SealKind, text: unknown, allowExpired: boolean): Opened | null => {
    const unsealed = read(kind, text)
    return unsealed.kind === 'valid' || (unsealed.kind === 'expired' && allowExpired) ? unsealed : null
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
  const isOtherSession = refresh !== null && access?.sealed.sid !== refresh.sealed.sid
  return {
    access: isOtherSession ? null : (access?.sealed ?? null),
    loyaltyToken: call.loyaltyToken ? required('loyalty', unquoted(headers.get('x-auth'))).sealed.token : null,
    refresh: refresh?.sealed ?? null,
    boundTo: (refresh ?? access)?.cookie ?? null,
  }
}

/** Some clients send header values in quotes. */
const unquoted = (text: string | null): string | null => (text?.startsWith('"') ? text.replace(/^"(.*)"$/, '$1') : text)

const countUnknown = ({ countAttempt }: CallDependencies, { attempt }: CheckedCall): Promise<Counted> =>
  countAttempt({ rateLimit: 'unknownId' }, attempt)

const valuesOf = <Owner>(
  owners: Readonly<Record<string, Owner>> = {},
  owner: Owner,
  values: Readonly<Record<string, unknown>> | null,
): string[] => Object.keys(owners).flatMap((name) => (owners[name] === owner ? [String(values?.[name])] : []))

/** Whose ids are remembered: those of a loyalty account, or of the login of a member without one. */
export const ownerOf = ({ accountId, sid }: Sealed): string => accountId ?? sid

/**
 * Object-level authorisation: names in a body are those of the login, and because the technical loyalty token can read
 * every account, ids in a path are the member's.
 * @throws HttpError forbidden, rateLimited; backendUnavailable if the coupons cannot be read
 */
export async function authorise(edge: CallDependencies, checked: CheckedCall): Promise<void> {
  const { policy, params, body, credentials } = checked
  const { access } = credentials
  const isForeign = (name: string): boolean => access === null || !isOwnName(access, name)
  if (valuesOf(policy.bodyIds, 'ownName', body).some(isForeign))
    throw new HttpError('forbidden', 'name of another member')
  if (policy.caller !== 'loyaltyMember') return
  const accountId = access?.accountId ?? null
  if (accountId === null) throw new HttpError('forbidden', 'member without a loyalty account')
  const accounts = valuesOf(policy.pathIds, 'ownAccount', params)
  if (accounts.some((id) => id !== accountId)) throw new HttpError('forbidden', 'account of another member')
  const readList = async (): Promise<string> => {
    const response = await readListOf(edge, checked, accountCoupons, backendPath(accountCoupons, { accountId }))
    // The provider's 401 reaches the page, which then fetches a new loyalty token.
    const status = response.status === 401 ? 401 : 502
    if (response.status !== 200) throw new HttpError('backendUnavailable', 'own coupons unreadable', status)
    return textOf(response)
  }
  for (const couponId of valuesOf(policy.pathIds, 'ownCoupon', params)) {
    await edge.ownCoupons.check(accountId, couponId, { readList, countUnknown: () => countUnknown(edge, checked) })
  }
}

/** A card in a call is in the member's list. @throws HttpError as `authorise`, sessionInvalid if the list is refused */
export async function authoriseCards(edge: CallDependencies, checked: CheckedCall): Promise<void> {
  const { policy, body, credentials } = checked
  const { access } = credentials
  if (access === null || body === null) return
  const readList = async (): Promise<string> => {
    const response = await readListOf(edge, checked, cards, cards.path).catch(() => null)
    if (response?.status === 401) throw new HttpError('sessionInvalid', 'own cards unreadable')
    // The page of an order reads from this error that nothing was sent, whatever happened to the list.
    if (response === null || !isSuccess(response)) throw new HttpError('backendUnavailable', 'own cards unreadable')
    return textOf(response)
  }
  for (const cardCode of valuesOf(policy.bodyIds, 'ownCard', body)) {
    await edge.ownCards.check(ownerOf(access), cardCode, { readList, countUnknown: () => countUnknown(edge, checked) })
  }
}

const readListOf = (
  { backend }: CallDependencies,
  { credentials, client, span }: CheckedCall,
  call: Call,
  path: string,
) => backend.send({ call, policy: { retry: true }, path, body: null, credentials, client, span })
