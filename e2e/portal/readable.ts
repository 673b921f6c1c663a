import { expect, type Page } from 'playwright/test'

/** Words that stand on a page only where a value is missing. */
const missingValue = /\b(undefined|null|NaN|Infinity|Invalid Date)\b|\[object /

/** Fails if the page shows a missing value or an empty heading. */
export async function expectReadable(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main).not.toContainText(missingValue)
  await expect(page).not.toHaveTitle(missingValue)
  for (const name of await main.getByRole('heading').allTextContents()) expect(name.trim()).not.toBe('')
  const fields = await main
    .locator('input:not([type=hidden]), textarea')
    .evaluateAll((inputs) =>
      inputs.map((input) =>
        input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement ? input.value : '',
      ),
    )
  for (const value of fields) expect(value).not.toMatch(missingValue)
}
