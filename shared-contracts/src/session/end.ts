/** The ms after which a response counts as lost. */
const longestWait = 5000

const lock = 'session-end'

/** Browsers have no locks without HTTPS. */
const hasLocks = (): boolean => 'locks' in navigator

/**
 * Ends the session of the access token at the edge (docs/product/session.md rule 44). A failed request is harmless:
 * without the page's tokens the cookie gives no access.
 */
export function endSession(accessToken: string | null): void {
  const headers = { 'x-access-token': accessToken ?? '' }
  const response = fetch('/api/session/end', { method: 'POST', keepalive: true, headers }).catch(() => {})
  const lost = new Promise((resolve) => setTimeout(resolve, longestWait))
  if (hasLocks()) void navigator.locks.request(lock, () => Promise.race([response, lost]))
}

/**
 * Resolves with the response of the last logout in any tab, at most 5 s after it: a later response would delete the
 * cookie of a new login.
 */
export async function whenSessionEnded(): Promise<void> {
  if (hasLocks()) await navigator.locks.request(lock, () => {})
}
