import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { isFirefox } from './engine.ts'

export type SavedFile = { name: string; text: string }

/**
 * Begins to wait for a file that the page saves. Playwright hears of no downloads in Firefox: there the file is read
 * from the link that the page clicks.
 */
export async function waitForFile(page: Page): Promise<() => Promise<SavedFile>> {
  if (!isFirefox(page)) {
    const download = page.waitForEvent('download')
    return async () => ({
      name: (await download).suggestedFilename(),
      text: await readFile(await (await download).path(), 'utf8'),
    })
  }
  const saved = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<SavedFile>()
    const create = URL.createObjectURL.bind(URL)
    URL.createObjectURL = (blob: Blob) => {
      const url = create(blob)
      HTMLAnchorElement.prototype.click = function click(this: HTMLAnchorElement) {
        void blob.text().then((text) => resolve({ name: this.href === url ? this.download : '', text }))
      }
      return url
    }
    // As a property, because a handle of a promise waits for it.
    return { promise }
  })
  return () => saved.evaluate(({ promise }) => promise)
}
