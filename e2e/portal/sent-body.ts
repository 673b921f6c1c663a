import type { Page } from 'playwright/test'
import { isFirefox } from './engine.ts'

/**
 * Begins to wait for the body of a request by its method and a part of its address. Playwright reads no bodies of
 * requests in Firefox: there they are read where the page calls `fetch`.
 */
export async function waitForBody(page: Page, method: string, part: string): Promise<() => Promise<string>> {
  if (!isFirefox(page)) {
    const sent = page.waitForRequest((request) => request.method() === method && request.url().includes(part))
    return async () => (await sent).postData() ?? ''
  }
  const sent = await page.evaluateHandle(
    ([wantedMethod = '', wantedPart = '']) => {
      const { promise, resolve } = Promise.withResolvers<string>()
      const { fetch } = globalThis
      globalThis.fetch = (...args) => {
        const request = new Request(...args)
        if (request.method === wantedMethod && request.url.includes(wantedPart))
          void request.clone().text().then(resolve)
        return fetch(request)
      }
      // As a property, because a handle of a promise waits for it.
      return { promise }
    },
    [method, part],
  )
  return () => sent.evaluate(({ promise }) => promise)
}
