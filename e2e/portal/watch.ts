import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from 'playwright/test'

/** What a page must not do: it is collected, and a journey lists what it expects. */
export type Watch = {
  /** Accepts what matches, because the journey provokes it. */
  expect: (...patterns: RegExp[]) => void
  /** Fails on accessibility violations of what is on the screen now. */
  accessible: () => Promise<void>
  /** Fails if anything unexpected happened. */
  verify: () => void
}

/** Watches a page for console errors, CSP violations, page errors, failed requests and bad answers. */
export function watchPage(page: Page): Watch {
  const seen: string[] = []
  const expected: RegExp[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') seen.push(`console: ${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => seen.push(`page error: ${error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that is left lets go of what it still asked for.
    if (reason !== 'net::ERR_ABORTED') seen.push(`request failed: ${request.url()} ${reason}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) seen.push(`answer ${response.status()}: ${response.url()}`)
  })

  return {
    expect: (...patterns) => void expected.push(...patterns),
    async accessible() {
      const { violations } = await new AxeBuilder({ page }).analyze()
      const list = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)
      expect(list, `accessibility of ${page.url()}`).toEqual([])
    },
    verify() {
      expect(seen.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([])
    },
  }
}
