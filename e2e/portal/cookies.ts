import type { BrowserContext } from 'playwright/test'

/** Makes the browser refuse every cookie that the edge sets; the returned function ends it. */
export async function refuseCookies(context: BrowserContext): Promise<() => Promise<void>> {
  const calls = /\/api\/(api|kiosk|session)/
  await context.route(calls, async (route) => {
    const response = await route.fetch()
    // `fetch` stores the cookie; the page reads the response after this.
    await context.clearCookies({ name: /^__Host-/ })
    const headers = Object.entries(response.headers()).filter(([name]) => name !== 'set-cookie')
    await route.fulfill({ response, headers: Object.fromEntries(headers) })
  })
  return () => context.unroute(calls)
}
