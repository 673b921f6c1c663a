import { accountCoupons, type Call, cards } from '@portal/shared-contracts/calls'
import { HttpError } from '../http/http-error.ts'
import { textOf, isSuccess } from '../http/response.ts'
import { isOwnName } from '../session/login-name.ts'
import type { CallDependencies } from './call-dependencies.ts'
import type { BodyOwner, CallPolicy, PathOwner } from './call-policies.ts'
import type { CountedAttempt } from './count-attempts.ts'
import { ownerOfIds } from './own-ids.ts'
import type { ParsedCall } from './parsed-call.ts'
import { backendPath } from './find-call.ts'

/** Throws if the value is not of this owner. */
type Check = (value: string, edge: CallDependencies, parsed: ParsedCall) => void | Promise<void>

/** Because the technical loyalty token can read every account, ids in a path are the member's. */
const pathChecks = {
  ownAccount(id, _, parsed) {
    if (id !== loyaltyAccountOf(parsed)) throw new HttpError('forbidden', 'account of another member')
  },
  ownCoupon(couponId, edge, parsed) {
    const accountId = loyaltyAccountOf(parsed)
    const readList = async (): Promise<string> => {
      const response = await readListOf(edge, parsed, accountCoupons, backendPath(accountCoupons, { accountId }))
      // The provider's 401 reaches the page, which then fetches a new loyalty token.
      const status = response.status === 401 ? 401 : 502
      if (response.status !== 200) throw new HttpError('backendUnavailable', 'own coupons unreadable', status)
      return textOf(response)
    }
    return edge.ownCoupons.check(accountId, couponId, { readList, countUnknown: () => countUnknown(edge, parsed) })
  },
} satisfies Readonly<Record<Exclude<PathOwner, 'any'>, Check>>

/** Names in a body are those of the login. */
const bodyChecks = {
  ownName(name, _, { credentials: { accessToken } }) {
    if (accessToken === null || !isOwnName(accessToken, name))
      throw new HttpError('forbidden', 'name of another member')
  },
} satisfies Readonly<Record<Exclude<BodyOwner, 'any' | keyof typeof bodyChecksBeforeSending>, Check>>

/** The request for which lists of its member are read: its tokens, its client, and how its attempt is counted. */
export type OwnListRequest = Pick<ParsedCall, 'credentials' | 'attempt' | 'client' | 'span'>

/** A card is in the member's list. @throws HttpError forbidden, rateLimited, sessionInvalid, backendUnavailable */
export async function checkOwnCard(cardCode: string, edge: CallDependencies, request: OwnListRequest): Promise<void> {
  const { accessToken } = request.credentials
  if (accessToken === null) throw new HttpError('forbidden', 'card of another member')
  const source = { readList: () => readOwnCards(edge, request), countUnknown: () => countUnknown(edge, request) }
  await edge.ownCards.check(ownerOfIds(accessToken), cardCode, source)
}

/** The response with the member's list of cards. @throws HttpError sessionInvalid, backendUnavailable */
export async function readOwnCards(edge: CallDependencies, request: OwnListRequest): Promise<string> {
  const response = await readListOf(edge, request, cards, cards.path).catch(() => null)
  if (response?.status === 401) throw new HttpError('sessionInvalid', 'own cards unreadable')
  // The page of an order reads from this error that nothing was sent, whatever happened to the list.
  if (response === null || !isSuccess(response)) throw new HttpError('backendUnavailable', 'own cards unreadable')
  return textOf(response)
}

const bodyChecksBeforeSending = { ownCard: checkOwnCard } satisfies Partial<Record<BodyOwner, Check>>

/** What the login of each caller must have; that there is a login is checked where its token is unsealed. */
const callerChecks: Readonly<Record<CallPolicy['caller'], (parsed: ParsedCall) => void>> = {
  visitor: () => {},
  member: () => {},
  loyaltyMember: loyaltyAccountOf,
}

/**
 * Object-level authorisation before anything else is done for the call.
 * @throws HttpError forbidden, rateLimited; backendUnavailable if the coupons cannot be read
 */
export async function authorise(edge: CallDependencies, parsed: ParsedCall): Promise<void> {
  const { policy, params, body } = parsed
  await checkOwners(bodyChecks, policy.bodyIds, body, edge, parsed)
  callerChecks[policy.caller](parsed)
  await checkOwners(pathChecks, policy.pathIds, params, edge, parsed)
}

/**
 * Object-level authorisation directly before a call is sent: an order that was sent before gets its outcome without it.
 * @throws HttpError as `authorise`, sessionInvalid if the list is refused
 */
export const authoriseBeforeSending = (edge: CallDependencies, parsed: ParsedCall): Promise<void> =>
  checkOwners(bodyChecksBeforeSending, parsed.policy.bodyIds, parsed.body, edge, parsed)

/** Checks the values whose owner has a check, in the order of the checks. */
async function checkOwners(
  checks: Readonly<Record<string, Check>>,
  owners: Readonly<Record<string, PathOwner | BodyOwner>> = {},
  values: Readonly<Record<string, unknown>> | null,
  edge: CallDependencies,
  parsed: ParsedCall,
): Promise<void> {
  for (const [owner, check] of Object.entries(checks)) {
    for (const name of Object.keys(owners).filter((name) => owners[name] === owner)) {
      await check(String(values?.[name]), edge, parsed)
    }
  }
}

/** The loyalty account of the login. @throws HttpError forbidden for a login without one */
function loyaltyAccountOf({ credentials: { accessToken } }: ParsedCall): string {
  const accountId = accessToken?.accountId ?? null
  if (accountId === null) throw new HttpError('forbidden', 'member without a loyalty account')
  return accountId
}

const countUnknown = ({ countAttempt }: CallDependencies, { attempt }: OwnListRequest): Promise<CountedAttempt> =>
  countAttempt({ rateLimit: 'unknownId' }, attempt)

const readListOf = (
  { backend }: CallDependencies,
  { credentials, client, span }: OwnListRequest,
  call: Call,
  path: string,
) => backend.send({ call, policy: { retry: true }, path, body: null, credentials, client, span })
