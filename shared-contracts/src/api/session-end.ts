/** The ms after which a response counts as lost. */
const longestWait = 5000

let ending: Promise<unknown> = Promise.resolve()

/**
 * Ends the session of the access token at the edge (docs/product/session.md rule 44). A failed request is harmless:
 * without the page's tokens the cookie gives no access.
 */
export function endSession(accessToken: string | null): void {
  const headers = { 'x-access-token': accessToken ?? '' }
  const response = fetch('/api/session/end', { method: 'POST', keepalive: true, headers })
  ending = Promise.race([response.catch(() => {}), new Promise((resolve) => setTimeout(resolve, longestWait))])
}

/** Resolves with the response of the last logout, at most 5 s after it: a later one would delete a new login's cookie. */
export const whenSessionEnded = (): Promise<unknown> => ending
