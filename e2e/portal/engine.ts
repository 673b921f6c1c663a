import { test as base, type Page } from 'playwright/test'

/**
 * The tests of every browser. Over BiDi, as Playwright drives Firefox, a few of its functions do something else:
 * - `fill` and `insertText` set the value of a field, which React takes for its own change; here they type by keys.
 * - `goBack` and `goForward` wait for a `load` that a page of the browser's page cache does not have.
 */
export const test = base.extend<object, { firefoxFunctions: void }>({
  firefoxFunctions: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') {
        const page = await browser.newPage()
        replaceFunctions(page)
        await page.close()
      }
      await use()
    },
    { auto: true, scope: 'worker' },
  ],
})

/** Whether the page is one of Firefox, where Playwright has fewer functions than in Chromium. */
export const isFirefox = (page: Page): boolean => page.context().browser()?.browserType().name() === 'firefox'

/** Sets a date, which keys do in the order of the browser's language, as a change of the member's. Runs in the page. */
function setDate(field: Element, date: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, date)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Replaces them for all pages of this process. */
function replaceFunctions(page: Page): void {
  const locators = Object.getPrototypeOf(page.locator('html')) as { fill: unknown }
  locators.fill = async function typeByKeys(this: ReturnType<Page['locator']>, text: string) {
    await this.focus()
    if ((await this.getAttribute('type')) === 'date') return this.evaluate(setDate, text)
    await this.press('ControlOrMeta+a')
    await this.press('Delete')
    await this.pressSequentially(text)
  }
  const keyboards = Object.getPrototypeOf(page.keyboard) as { insertText: unknown; type: unknown }
  keyboards.insertText = keyboards.type
  const pages = Object.getPrototypeOf(page) as { goBack: unknown; goForward: unknown }
  pages.goBack = function goBack(this: Page) {
    return this.evaluate(() => void setTimeout(() => history.back()))
  }
  pages.goForward = function goForward(this: Page) {
    return this.evaluate(() => void setTimeout(() => history.forward()))
  }
}
