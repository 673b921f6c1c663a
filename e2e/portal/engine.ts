import { test as base, type Locator } from 'playwright/test'

/**
 * The tests of every browser. In Firefox `fill` types by keys: Playwright sets the value of a field there, which React
 * takes for its own change.
 */
export const test = base.extend<object, { typing: void }>({
  typing: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') {
        const page = await browser.newPage()
        Object.assign(Object.getPrototypeOf(page.locator('html')) as Locator, { fill: typeByKeys })
        await page.close()
      }
      await use()
    },
    { auto: true, scope: 'worker' },
  ],
})

async function typeByKeys(this: Locator, text: string): Promise<void> {
  await this.focus()
  await this.press('ControlOrMeta+a')
  await this.press('Delete')
  await this.pressSequentially(text)
}
