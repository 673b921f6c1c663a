import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** The recorded errors of a page; a journey lists those it expects. */
export type Watch = {
  /** Accepts errors that match, because the journey provokes them. */
  allowErrors: (...patterns: RegExp[]) => void
  /** Fails on accessibility violations of the page as it is now. */
  checkAccessibility: () => Promise<void>
  /** Fails on unexpected errors. */
  verify: () => void
}

/** Records a page's console errors, CSP violations, page errors, failed requests and error responses. */
export function watchPage(page: Page): Watch {
  const seen: string[] = []
  const expected: RegExp[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // Leaving a page aborts its pending requests.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`response ${response.status()}: ${response.url()}`)
  })

  return {
    allowErrors: (...patterns) => void expected.push(...patterns),
    async checkAccessibility() {
      // Only violations are read, and no frame has another origin: both save half of the time.
      const { violations } = await new AxeBuilder({ page })
        .options({ resultTypes: ['violations'] })
        .setLegacyMode()
        .analyze()
      const list = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
      expect(list, `accessibility of ${page.url()}`).toEqual([])
    },
    verify() {
      expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
  }
}
