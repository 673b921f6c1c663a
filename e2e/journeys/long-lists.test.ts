import type { Page } from 'playwright/test'
import { expect, logInAt, test } from '../portal/test.ts'

const total = 1000
// Queries by role and label would look at each of the fifty thousand elements.
const cards = (page: Page) => page.locator('div:not([hidden]) > article')

type WireCoupon = { accountCouponId: string; usageType: string; i18nFields: { de: { title: string } } }

/** Repeats the coupons of the sandbox until there are a thousand, each with an id and a title of its own. */
async function answerThousandCoupons(page: Page): Promise<void> {
  await page.route(/accountcoupons/, async (route) => {
    const response = await route.fetch()
    const coupons = ((await response.json()) as WireCoupon[]).filter(({ usageType }) => usageType !== 'REWARD')
    const json = Array.from({ length: total }, (_, index) => {
      const coupon = structuredClone(coupons[index % coupons.length]!)
      coupon.accountCouponId = `AC-${index}`
      coupon.i18nFields.de.title = `${coupon.i18nFields.de.title}, Coupon ${index + 1}.`
      return coupon
    })
    await route.fulfill({ response, json })
  })
}

test('a thousand coupons are in the document, and keyboard and browser search reach the last one', async ({ page }) => {
  await answerThousandCoupons(page)
  await logInAt(page, '/vorteile-und-praemien/aktionen')
  await expect(cards(page)).toHaveCount(total)
  await expect(page.getByText(/^1\.000 Aktionen, davon/)).toBeVisible()

  const last = cards(page).filter({ hasText: 'Coupon 1000.' })
  // Not in the types of the DOM: the search of the browser's own "find in page".
  const found = await page.evaluate(() =>
    (window as unknown as { find: (text: string) => boolean }).find('Coupon 1000.'),
  )
  expect(found).toBe(true)
  await expect(last).toBeInViewport()

  await page.evaluate(() => getSelection()?.removeAllRanges())
  await cards(page).first().locator('input').focus()
  await page.keyboard.press('Shift+Tab')
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  for (let presses = 0; presses < 3; presses++) {
    await page.keyboard.press('Shift+Tab')
    if (await page.evaluate(() => document.activeElement?.closest('article') !== null)) break
  }
  await expect(page.locator('article:focus-within')).toBeInViewport()
})

test('a list of a thousand coupons follows typing, filter and sort order', async ({ page }) => {
  await answerThousandCoupons(page)
  await logInAt(page, '/vorteile-und-praemien/aktionen?suche=Coupon+1000.')
  await expect(cards(page)).toHaveCount(1)
  const search = page.locator('input[type=search]')
  await search.fill('')
  await expect(cards(page)).toHaveCount(total)
  await search.pressSequentially('Coupon 500.')
  await expect(search).toHaveValue('Coupon 500.')
  await expect(cards(page)).toHaveCount(1)
  await search.fill('')
  await page.locator('search select').selectOption('endingSoon')
  await expect(cards(page)).toHaveCount(total)
  await expect(cards(page).first()).toContainText(/läuft/)
})
