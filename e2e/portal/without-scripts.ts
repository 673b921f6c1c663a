import type { Browser, Page } from 'playwright/test'

/**
 * A page that runs no scripts, in a context of its own. Playwright cannot turn them off in Firefox: there each document
 * gets a policy without them.
 */
export async function openWithoutScripts(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  if (browser.browserType().name() === 'firefox')
    await context.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue()
      const response = await route.fetch()
      const { 'content-security-policy': policy = '', ...headers } = response.headers()
      const rules = [policy, 'sandbox allow-forms allow-same-origin'].filter((rule) => rule !== '')
      return route.fulfill({ response, headers: { ...headers, 'content-security-policy': rules.join('; ') } })
    })
  return context.newPage()
}
