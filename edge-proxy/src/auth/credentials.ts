import type { Call } from '@delikaterie/shared-contracts/calls'
import { HttpError } from '../http/http-error.ts'
import type { HeaderView } from '../http/headers.ts'
import type { OpenSeal } from './opened-seals.ts'
import { noCookie } from './portal-cookie.ts'
import type { Sealed, SealKind } from './seal.ts'

/** Who calls, as far as seals tell; raw tokens, for upstream headers only. */
export type Credentials = { access: Sealed | null; loyaltyToken: string | null; refresh: Sealed | null }

type Sent = { headers: HeaderView; cookie: string | null; body: Readonly<Record<string, unknown>> | null }

/**
 * Opens the seals a call needs (design §4). Headers the call does not have are not looked at:
 * a login with a stale token beside it must work.
 * @throws HttpError sessionInvalid, before any connection
 */
export function openCredentials(open: OpenSeal, call: Call, sent: Sent, now: number): Credentials {
  const refresh =
    call.tokens === 'access' ? required(opener(open, 'refresh', sent, now)(sent.body?.['refreshToken'])) : null
  return {
    access: accessOf(open, call, sent, refresh, now),
    loyaltyToken: call.loyaltyToken
      ? required(opener(open, 'loyalty', sent, now)(unquoted(sent.headers.get('x-auth')))).token
      : null,
    refresh,
  }
}

function accessOf(open: OpenSeal, call: Call, sent: Sent, refresh: Sealed | null, now: number): Sealed | null {
  const text = sent.headers.get('x-access-token')
  if (call.access === 'never' || (call.access === 'optional' && text === null)) return null
  // A refresh comes when the access token is old: its seal may be past its time, not its login.
  const access = required(opener(open, 'access', sent, now, refresh !== null)(unquoted(text)))
  return refresh !== null && access.sid !== refresh.sid ? null : access
}

function opener(open: OpenSeal, kind: SealKind, { cookie }: Sent, now: number, allowExpired = false) {
  const boundTo = (binding: string, text: string): Sealed | null => {
    const opened = open(kind, binding, text, now)
    return opened.kind === 'open' || (opened.kind === 'expired' && allowExpired) ? opened.sealed : null
  }
  return (text: unknown): Sealed | null => {
    if (typeof text !== 'string') return null
    const own = cookie === null ? null : boundTo(cookie, text)
    // A visitor's loyalty token was sealed before there was a cookie (see `noCookie`).
    return own ?? (kind === 'loyalty' ? boundTo(noCookie, text) : null)
  }
}

function required(sealed: Sealed | null): Sealed {
  if (sealed === null) throw new HttpError('sessionInvalid', 'seal does not open')
  return sealed
}

/** Surrounding quotes are stripped (spec §7, Headers). */
const unquoted = (text: string | null): string | null => (text?.startsWith('"') ? text.replace(/^"(.*)"$/, '$1') : text)
