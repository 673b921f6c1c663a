import type { BrowserContext, Page } from 'playwright/test'

/** Makes the browser keep no cookie that the edge sets, and send none; the returned function ends it. */
export async function refuseCookies(context: BrowserContext): Promise<() => Promise<void>> {
  await context.addInitScript(() => {
    const send = globalThis.fetch
    const page = Object.assign(globalThis, { allowsCookies: false })
    page.fetch = (input, init) => send(input, page.allowsCookies ? init : { ...init, credentials: 'omit' })
  })
  return async () => {
    for (const page of context.pages())
      await page.evaluate(() => void Object.assign(globalThis, { allowsCookies: true }))
  }
}

/** Leaves the portal and deletes its cookies: a call of an open page without them would end the session there. */
export async function deleteCookies(page: Page): Promise<void> {
  await page.goto('about:blank')
  await page.context().clearCookies()
}
