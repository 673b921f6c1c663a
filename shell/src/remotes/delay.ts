/**
 * Waits before code that failed to load is loaded again, not all browsers at once. WebKit cancels the loads of a page that
 * is left; there the wait goes on when Back shows the page again.
 */
export const delay = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 300 + Math.random() * 300))
