import { $isConnected, setConnected } from '@portal/page-library/api'

/** Milliseconds between two checks. */
const interval = 10_000

/**
 * Notices that the browser loses the network, and asks the server while the connection is lost, so that the notice
 * about it ends without an action of the member (rules session-56 and session-57).
 * @param ask sends a call; its response, which may be an error, ends the loss
 */
export function watchConnection(ask: () => Promise<void>): void {
  // A hidden page has no reader.
  const check = (): void => {
    if (!$isConnected.get() && document.visibilityState === 'visible') void ask()
  }
  window.addEventListener('offline', () => setConnected(false))
  window.addEventListener('online', check)
  // WebKit cancels the calls of a page that is left, which then looks offline when Back shows it again.
  window.addEventListener('pageshow', check)
  document.addEventListener('visibilitychange', check)
  setInterval(check, interval)
}
