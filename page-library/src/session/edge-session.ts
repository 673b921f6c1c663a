import { headerNames } from '@portal/shared-contracts/calls/header-names'

/* Requests to the edge about its session, whose cookie scripts cannot read. */

/** The ms after which a response counts as lost. */
const longestWait = 5000
const lostResponse = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWait))

const accessTokenHeader = (token: string | null) => ({ [headerNames.accessToken]: token ?? '' })

/**
 * Whether the browser sends the cookie of a login, without which its access token is worthless
 * (rule session-52). True without an answer of the edge.
 */
export async function sendsSessionCookie(accessToken: string): Promise<boolean> {
  // A body that is not read would keep its connection.
  const status = fetch('/api/session', { headers: accessTokenHeader(accessToken) })
    .then((response) => response.text().then(() => response.status))
    .catch(() => null)
  return (await Promise.race([status, lostResponse()])) !== 401
}

/** The lock that a tab holds from its logout until the edge has ended the session. */
const lock = 'session-end'

/** Browsers have no locks without HTTPS. */
const hasLocks = (): boolean => 'locks' in navigator

/**
 * Ends the session of the access token at the edge (rule session-44). A failed request is harmless:
 * without the page's tokens the cookie gives no access.
 */
export function endSession(accessToken: string | null): void {
  const request = { method: 'POST', keepalive: true, headers: accessTokenHeader(accessToken) }
  const response = fetch('/api/session/end', request).then((ended) => ended.text())
  const waited = Promise.race([response.catch(() => {}), lostResponse()])
  if (hasLocks()) void navigator.locks.request(lock, () => waited)
}

/**
 * Resolves with the response of the last logout in any tab, at most 5 s after it: a later response would delete the
 * cookie of a new login.
 */
export async function whenSessionEnded(): Promise<void> {
  if (hasLocks()) await navigator.locks.request(lock, () => {})
}
