import type { Call } from '@delikaterie/shared-contracts/calls'
import type { CallPolicy } from '../calls/call-policy.ts'
import type { HeaderView } from '../http/headers.ts'
import { HttpError } from '../http/http-error.ts'
import type { OpenSeal } from './seal-cache.ts'
import type { Sealed, SealKind } from './seal.ts'
import { noCookie } from './session-cookie.ts'

/** The raw tokens of a request, for upstream headers and bodies only. */
export type Credentials = { access: Sealed | null; loyaltyToken: string | null; refresh: Sealed | null }

type SealedRequest = { headers: HeaderView; cookie: string | null; body: Readonly<Record<string, unknown>> | null }

/**
 * Opens the seals a call needs. Headers the call does not use are ignored, so that a login
 * works with an expired token beside it. `now` in ms.
 * @throws HttpError sessionInvalid, before any connection
 */
export function openCredentials(
  openSeal: OpenSeal,
  call: Call,
  { refreshTokenField }: CallPolicy,
  { headers, cookie, body }: SealedRequest,
  now: number,
): Credentials {
  const open = (kind: SealKind, text: unknown, allowExpired = false): Sealed => {
    const sealed = typeof text === 'string' ? openFor(openSeal, kind, cookie, text, now, allowExpired) : null
    if (sealed === null) throw new HttpError('sessionInvalid', 'seal does not open')
    return sealed
  }
  const refresh = refreshTokenField === undefined ? null : open('refresh', body?.[refreshTokenField])
  const accessText = headers.get('x-access-token')
  const hasAccess = call.access === 'required' || (call.access === 'optional' && accessText !== null)
  // A refresh is sent when the access token is old: the seal may be expired, but must open.
  const access = hasAccess ? open('access', unquoted(accessText), refresh !== null) : null
  const isOtherSession = refresh !== null && access?.sid !== refresh.sid
  return {
    access: isOtherSession ? null : access,
    loyaltyToken: call.loyaltyToken ? open('loyalty', unquoted(headers.get('x-auth'))).token : null,
    refresh,
  }
}

function openFor(
  openSeal: OpenSeal,
  kind: SealKind,
  cookie: string | null,
  text: string,
  now: number,
  allowExpired: boolean,
): Sealed | null {
  const openWith = (boundTo: string): Sealed | null => {
    const opened = openSeal(kind, boundTo, text, now)
    return opened.kind === 'open' || (opened.kind === 'expired' && allowExpired) ? opened.sealed : null
  }
  const sealed = cookie === null ? null : openWith(cookie)
  // A visitor's loyalty token was sealed before the browser had a cookie.
  return sealed ?? (kind === 'loyalty' ? openWith(noCookie) : null)
}

/** Some clients send header values in quotes. */
const unquoted = (text: string | null): string | null => (text?.startsWith('"') ? text.replace(/^"(.*)"$/, '$1') : text)
