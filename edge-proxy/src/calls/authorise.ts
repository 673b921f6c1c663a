import { accountCoupons, type Call, cards } from '@portal/shared-contracts/calls'
import { HttpError } from '../http/http-error.ts'
import { textOf, isSuccess } from '../http/response.ts'
import { isOwnName } from '../session/login-name.ts'
import type { CallDependencies } from './call-dependencies.ts'
import type { CountedAttempt } from './count-attempts.ts'
import { ownerOfIds } from './own-ids.ts'
import type { ParsedCall } from './parsed-call.ts'
import { backendPath } from './find-call.ts'

const countUnknown = ({ countAttempt }: CallDependencies, { attempt }: ParsedCall): Promise<CountedAttempt> =>
  countAttempt({ rateLimit: 'unknownId' }, attempt)

const valuesOf = <Owner>(
  owners: Readonly<Record<string, Owner>> = {},
  owner: Owner,
  values: Readonly<Record<string, unknown>> | null,
): string[] => Object.keys(owners).flatMap((name) => (owners[name] === owner ? [String(values?.[name])] : []))

/**
 * Object-level authorisation: names in a body are those of the login, and because the technical loyalty token can read
 * every account, ids in a path are the member's.
 * @throws HttpError forbidden, rateLimited; backendUnavailable if the coupons cannot be read
 */
export async function authorise(edge: CallDependencies, parsed: ParsedCall): Promise<void> {
  const { policy, params, body, credentials } = parsed
  const { accessToken } = credentials
  const isForeign = (name: string): boolean => accessToken === null || !isOwnName(accessToken, name)
  if (valuesOf(policy.bodyIds, 'ownName', body).some(isForeign))
    throw new HttpError('forbidden', 'name of another member')
  if (policy.caller !== 'loyaltyMember') return
  const accountId = accessToken?.accountId ?? null
  if (accountId === null) throw new HttpError('forbidden', 'member without a loyalty account')
  const accounts = valuesOf(policy.pathIds, 'ownAccount', params)
  if (accounts.some((id) => id !== accountId)) throw new HttpError('forbidden', 'account of another member')
  const readList = async (): Promise<string> => {
    const response = await readListOf(edge, parsed, accountCoupons, backendPath(accountCoupons, { accountId }))
    // The provider's 401 reaches the page, which then fetches a new loyalty token.
    const status = response.status === 401 ? 401 : 502
    if (response.status !== 200) throw new HttpError('backendUnavailable', 'own coupons unreadable', status)
    return textOf(response)
  }
  for (const couponId of valuesOf(policy.pathIds, 'ownCoupon', params)) {
    await edge.ownCoupons.check(accountId, couponId, { readList, countUnknown: () => countUnknown(edge, parsed) })
  }
}

/** A card in a call is in the member's list. @throws HttpError as `authorise`, sessionInvalid if the list is refused */
export async function authoriseCards(edge: CallDependencies, parsed: ParsedCall): Promise<void> {
  const { policy, body, credentials } = parsed
  const { accessToken } = credentials
  if (accessToken === null || body === null) return
  const readList = async (): Promise<string> => {
    const response = await readListOf(edge, parsed, cards, cards.path).catch(() => null)
    if (response?.status === 401) throw new HttpError('sessionInvalid', 'own cards unreadable')
    // The page of an order reads from this error that nothing was sent, whatever happened to the list.
    if (response === null || !isSuccess(response)) throw new HttpError('backendUnavailable', 'own cards unreadable')
    return textOf(response)
  }
  for (const cardCode of valuesOf(policy.bodyIds, 'ownCard', body)) {
    await edge.ownCards.check(ownerOfIds(accessToken), cardCode, {
      readList,
      countUnknown: () => countUnknown(edge, parsed),
    })
  }
}

const readListOf = (
  { backend }: CallDependencies,
  { credentials, client, span }: ParsedCall,
  call: Call,
  path: string,
) => backend.send({ call, policy: { retry: true }, path, body: null, credentials, client, span })
