/** Milliseconds; a page that takes longer to appear is shown without a crossfade. */
const longestWait = 100
/** Milliseconds; where it takes longer to capture the page that is left, the next ones are shown without a crossfade. */
const longestCapture = 50

let shown = (): void => {}
let isSlow = false

/** Tells the running crossfade that the next page is shown, with its scroll position and focus. */
export const pageShown = (): void => shown()

/**
 * Navigates, to another page with a crossfade where the browser can and the member wants motion. A slow device opens
 * pages sooner without one.
 */
export function crossfade(to: string, navigate: () => void): void {
  const stays = new URL(to, location.href).pathname === location.pathname
  if (stays || isSlow || !('startViewTransition' in document) || matchMedia('(prefers-reduced-motion: reduce)').matches)
    return navigate()
  const begin = performance.now()
  const { ready } = document.startViewTransition(
    () =>
      new Promise<void>((resolve) => {
        isSlow = performance.now() - begin > longestCapture
        shown = resolve
        setTimeout(resolve, longestWait)
        navigate()
      }),
  )
  // Rejected when the next navigation interrupts the crossfade or the tab is hidden; the page is shown nevertheless.
  ready.catch(() => {})
}
