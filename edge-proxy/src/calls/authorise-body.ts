import { cards } from '@portal/shared-contracts/calls'
import type { Backend, BackendRequest } from '../backend/backend.ts'
import { HttpError } from '../http/http-error.ts'
import { isSuccess, textOf } from '../http/response.ts'
import { isOwnName } from '../session/login-name.ts'
import type { Sealed } from '../session/seal.ts'
import type { Credentials } from './authorise.ts'
import type { Body } from './call-body.ts'
import type { BodyId, CallPolicy } from './call-policy.ts'
import type { Counted } from './limits/count-attempt.ts'
import type { OwnIds } from './own-ids.ts'

/** The values of the body fields whose owner is this one. */
const valuesOf = ({ bodyIds = {} }: CallPolicy, owner: BodyId, body: Body | null): string[] =>
  Object.keys(bodyIds).flatMap((field) => (bodyIds[field] === owner ? [String(body?.[field])] : []))

/**
 * Login name and e-mail address in a member's call are those of the login that its token comes from.
 * @throws HttpError forbidden
 */
export function authoriseNames(policy: CallPolicy, body: Body | null, access: Sealed | null): void {
  const isForeign = (name: string): boolean => access === null || !isOwnName(access, name)
  if (valuesOf(policy, 'ownName', body).some(isForeign)) throw new HttpError('forbidden', 'name of another member')
}

/** Whose ids are remembered: those of a loyalty account, or of the login of a member without one. */
export const ownerOf = ({ accountId, sid }: Sealed): string => accountId ?? sid

/**
 * A card in a member's call is one of the member's list. `countUnknown` counts a card that may not.
 * @throws HttpError forbidden, rateLimited; sessionInvalid or backendUnavailable if the list cannot be read
 */
export async function authoriseCards(
  { backend, ownCards }: { backend: Backend; ownCards: OwnIds },
  checked: BackendRequest & { policy: CallPolicy; credentials: Credentials },
  countUnknown: () => Promise<Counted>,
): Promise<void> {
  const { policy, body, credentials } = checked
  const { access } = credentials
  if (access === null || body === null) return
  for (const cardCode of valuesOf(policy, 'ownCard', body)) {
    await ownCards.check(ownerOf(access), cardCode, { readList: () => readCards(backend, checked), countUnknown })
  }
}

async function readCards(backend: Backend, checked: BackendRequest): Promise<string> {
  const request = { ...checked, call: cards, policy: { retry: true }, path: cards.path, body: null } as const
  const response = await backend.send(request).catch(() => null)
  if (response?.status === 401) throw new HttpError('sessionInvalid', 'own cards unreadable')
  // The page of an order reads from this error that nothing was sent, whatever happened to the list.
  if (response === null || !isSuccess(response)) throw new HttpError('backendUnavailable', 'own cards unreadable')
  return textOf(response)
}
