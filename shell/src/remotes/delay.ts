/**
 * Waits for at least so many ms before code that failed to load is loaded again, not all browsers at once. WebKit
 * cancels the loads of a page that is left; there the wait goes on when Back shows the page again.
 */
export const delay = (least = 300): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, least + Math.random() * 300))
