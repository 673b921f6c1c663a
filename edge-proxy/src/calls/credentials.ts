import type { Call } from '@delikaterie/shared-contracts/calls'
import type { CallPolicy } from './call-policy.ts'
import type { HeaderView } from '../http/headers.ts'
import { HttpError } from '../http/http-error.ts'
import type { Unseal } from '../session/seal-cache.ts'
import type { Sealed, SealKind } from '../session/seal.ts'
import { noCookie } from '../session/session-cookie.ts'
import type { Session } from '../session/session.ts'

/** The raw tokens of a request, for upstream headers and bodies only. */
export type Credentials = { access: Sealed | null; loyaltyToken: string | null; refresh: Sealed | null }

type SealedRequest = { headers: HeaderView; session: Session; body: Readonly<Record<string, unknown>> | null }

/**
 * Unseals the tokens a call needs. An access token that the call does not require is left out if it cannot be
 * unsealed, so that a login works although the page also sends an expired token. `now` in ms.
 * @throws HttpError sessionInvalid, before any connection
 */
export function unsealCredentials(
  unseal: Unseal,
  call: Call,
  { caller, refreshTokenField }: CallPolicy,
  { headers, session, body }: SealedRequest,
  now: number,
): Credentials {
  const optional = (kind: SealKind, text: unknown, allowExpired = false): Sealed | null =>
    typeof text === 'string' ? unsealFor(unseal, kind, session, text, now, allowExpired) : null
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

function unsealFor(
  unseal: Unseal,
  kind: SealKind,
  { boundTo, unbound }: Session,
  text: string,
  now: number,
  allowExpired: boolean,
): Sealed | null {
  const unsealWith = (binding: string): Sealed | null => {
    const unsealed = unseal(kind, binding, text, now)
    return unsealed.kind === 'valid' || (unsealed.kind === 'expired' && allowExpired) ? unsealed.sealed : null
  }
  // Bound first, also for kinds that are sealed without a cookie, because an earlier version of the edge bound them.
  const sealed = boundTo === null ? null : unsealWith(boundTo)
  return sealed ?? (unbound.includes(kind) ? unsealWith(noCookie) : null)
}

/** Some clients send header values in quotes. */
const unquoted = (text: string | null): string | null => (text?.startsWith('"') ? text.replace(/^"(.*)"$/, '$1') : text)
