import { answerLongList, listLength, longList } from '../portal/long-list.ts'
import { expect, logInAt, test } from '../portal/test.ts'

const path = '/vorteile-und-praemien/aktionen'

test('a thousand coupons are in the document, and keyboard and browser search reach the last ones', async ({
  page,
}) => {
  await answerLongList(page)
  await logInAt(page, path)
  const { cards } = longList(page)
  await expect(cards).toHaveCount(listLength)

  // The browser's own "find in page", which the types of the DOM do not have.
  const find = (text: string) =>
    page.evaluate((words) => (window as unknown as { find: (words: string) => boolean }).find(words), text)
  expect(await find(`Coupon ${listLength}.`)).toBe(true)
  await expect(cards.last()).toBeInViewport()

  await page.evaluate(() => scrollTo(0, 0))
  await expect(cards.last()).not.toBeInViewport()
  await page.locator('footer a').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('article:focus-within')).toBeInViewport()
})

test('a list of a thousand coupons follows typing, filter and sort order', async ({ page }) => {
  await answerLongList(page)
  await logInAt(page, `${path}?suche=Coupon+${listLength}.`)
  const { cards, search, openSort, sort } = longList(page)
  await expect(cards).toHaveCount(1)
  await search.fill('')
  await expect(cards).toHaveCount(listLength)
  await search.pressSequentially('Coupon 500.')
  await expect(search).toHaveValue('Coupon 500.')
  await expect(cards).toHaveCount(1)
  await search.fill('')
  await openSort.click()
  await sort.selectOption('endingSoon')
  await expect(cards).toHaveCount(listLength)
  await expect(cards.first()).toContainText('läuft')
})
