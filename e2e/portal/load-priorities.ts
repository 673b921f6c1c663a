import type { Page } from 'playwright/test'

/**
 * A request, and its place among those that wait for a connection: `VeryHigh`, `High`, `Medium`, `Low` or `VeryLow`.
 */
export type PrioritisedRequest = { type: string; url: string; priority: string }

/** Records the requests of a page with their priorities, which only the developer tools of Chromium know. */
export async function recordPriorities(page: Page): Promise<PrioritisedRequest[]> {
  const requests: PrioritisedRequest[] = []
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.requestWillBeSent', ({ type = '', request: { url, initialPriority } }) =>
    requests.push({ type, url, priority: initialPriority }),
  )
  await devtools.send('Network.enable')
  return requests
}
