import { headerNames } from '@portal/shared-contracts/calls/header-names'
import type { Call } from '@portal/shared-contracts/calls'
import { HttpError } from '../http/http-error.ts'
import type { HeaderView } from '../http/request.ts'
import {
  notBound,
  validOf,
  type SealedContent,
  type SealKind,
  type UnsealedToken,
  type UnsealResult,
} from '../session/seal.ts'
import type { Unseal } from '../session/unseal-cache.ts'
import type { CallPolicy } from './call-policies.ts'
import type { Body } from './call-body.ts'
import type { Sender } from './sender.ts'

/** The raw tokens of a request, for upstream headers and bodies only, and what those of its session are sealed for. */
export type Credentials = {
  accessToken: SealedContent | null
  loyaltyToken: string | null
  refreshToken: SealedContent | null
  boundTo: string | null
}

/**
 * An access token that the call does not require is left out if it cannot be unsealed, so that a login works although
 * the page also sends an expired token. `now` in ms.
 * @throws HttpError sessionInvalid, sessionEnded for a refresh, or backendUnavailable while ended ones are unknown
 */
export function unsealCredentials(
  unseal: Unseal,
  call: Call,
  { caller, refreshTokenField }: CallPolicy,
  { headers, sender, body }: { headers: HeaderView; sender: Pick<Sender, 'session'>; body: Body | null },
  now: number,
): Credentials {
  const { bindings, unboundKinds } = sender.session
  const read = (kind: SealKind, text: unknown): UnsealResult => {
    if (typeof text !== 'string') return { kind: 'invalid' }
    return unseal(kind, unboundKinds.includes(kind) ? [notBound] : bindings, text, now)
  }
  const required = (kind: SealKind, text: unknown): UnsealedToken => validOf(read(kind, text))
  const optional = (kind: SealKind, text: unknown, allowExpired: boolean): UnsealedToken | null => {
    const result = read(kind, text)
    return result.kind === 'valid' || (result.kind === 'expired' && allowExpired) ? result : null
  }
  const refreshToken =
    refreshTokenField === undefined ? null : refreshTokenOf(read('refresh', body?.[refreshTokenField]))
  const sentAccessToken = unquoted(headers.get(headerNames.accessToken))
  const accessToken =
    caller !== 'visitor'
      ? required('access', sentAccessToken)
      : // A refresh is sent when the access token is old, so the sealed token may be expired.
        call.access !== 'never'
        ? optional('access', sentAccessToken, refreshToken !== null)
        : null
  const isOtherSession = refreshToken !== null && accessToken?.content.sid !== refreshToken.content.sid
  return {
    accessToken: isOtherSession ? null : (accessToken?.content ?? null),
    loyaltyToken: call.loyaltyToken
      ? required('loyalty', unquoted(headers.get(headerNames.loyaltyToken))).content.token
      : null,
    refreshToken: refreshToken?.content ?? null,
    boundTo: (refreshToken ?? accessToken)?.boundTo ?? null,
  }
}

/** So that the page can say why its member is logged out. Only the browser with the cookie of the session learns it. */
function refreshTokenOf(result: UnsealResult): UnsealedToken {
  if (result.kind === 'ended') throw new HttpError('sessionEnded', 'refresh of an ended session')
  return validOf(result)
}

/** Some clients send header values in quotes. */
const unquoted = (text: string | null): string | null => (text?.startsWith('"') ? text.replace(/^"(.*)"$/, '$1') : text)
