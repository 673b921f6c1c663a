import { layoutShiftsOf, recordShifts } from '../portal/layout-shifts.ts'
import { answerLongList, listLength, longList, shownAtFirst } from '../portal/long-list.ts'
import { expect, logInAt, test } from '../portal/test.ts'

const path = '/vorteile-und-praemien/aktionen'

test('of a thousand coupons the first are in the document; scrolling and keyboard reach the others', async ({
  page,
  watch,
}) => {
  await page.addInitScript(recordShifts)
  await answerLongList(page)
  await logInAt(page, path)
  const { cards, more } = longList(page)
  await expect(more).toHaveText(`Weitere Coupons zeigen (noch ${listLength - shownAtFirst})`)
  await expect(cards).toHaveCount(shownAtFirst)
  const items = page.locator('[role=list]:not([inert]) [role=listitem]')
  await expect(items.last()).toHaveAttribute('aria-posinset', `${shownAtFirst}`)
  await expect(items.last()).toHaveAttribute('aria-setsize', `${listLength}`)
  await watch.checkAccessibility()

  const before = await layoutShiftsOf(page)
  // Two cards before the end, which is then below the screen.
  await cards.nth(shownAtFirst - 3).scrollIntoViewIfNeeded()
  await expect(cards).toHaveCount(2 * shownAtFirst)
  expect(await layoutShiftsOf(page)).toEqual(before)

  // The list grows above the footer; its button leads to the first of the next cards.
  await page.locator('footer a').first().focus()
  await page.keyboard.press('Shift+Tab')
  await expect(more).toBeFocused()
  // A quick browser shows more than the next group while the end is near.
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(3 * shownAtFirst)
  await page.keyboard.press('Enter')
  const focused = page.locator('[role=listitem]:focus')
  // The next cards are added in slices, which other work of the machine may delay.
  await expect(focused).toBeInViewport({ timeout: 30_000 })
  const place = Number(await focused.getAttribute('aria-posinset'))
  expect(place).toBeGreaterThan(3 * shownAtFirst)
  expect(place % shownAtFirst).toBe(1)
})

test('print and find-in-page have all of a thousand coupons', async ({ page }) => {
  await answerLongList(page)
  await logInAt(page, path)
  const { cards, more } = longList(page)
  await expect(cards).toHaveCount(shownAtFirst)
  await page.emulateMedia({ media: 'print' })
  await expect(more).toBeHidden()
  await expect(page.getByText(`Coupon ${listLength}.`)).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  // The browser's own "find in page", which the types of the DOM do not have.
  const find = (text: string) =>
    page.evaluate((words) => (window as unknown as { find: (words: string) => boolean }).find(words), text)
  expect(await find(`Coupon ${listLength}.`)).toBe(true)
  // That function does not say so to the page, as find-in-page does.
  await page.getByText(`Coupon ${listLength}.`).dispatchEvent('beforematch', { bubbles: true })
  await expect(cards).toHaveCount(listLength, { timeout: 60_000 })
  await expect(cards.filter({ hasText: `Coupon ${listLength}.` })).toBeInViewport()
  await expect(more).toHaveCount(0)
})

test('back from a reward and a reload show the list where it was', async ({ page }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien')
  const reward = page.getByRole('link', { name: 'Eröffnung der Grillsaison' })
  await reward.click()
  await expect(page).toHaveURL(/praemien\/[^/]+$/)
  await page.goBack()
  await expect(reward).toBeFocused()
  await expect(reward).toBeInViewport()
  await page.reload()
  await expect(reward).toBeInViewport()
})

test('on a phone the pictures of the first row of Prämien load at once, others when they come near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAt(page, '/vorteile-und-praemien/praemien')
  const pictures = page.getByRole('main').locator('picture img')
  await expect(pictures.first()).toBeVisible()
  const loading = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('loading')))
  expect(loading.slice(0, 2)).toEqual(['eager', 'eager'])
  expect(new Set(loading.slice(2))).toEqual(new Set(['lazy']))
})

test('a list of a thousand coupons follows typing, filter and sort order', async ({ page }) => {
  await answerLongList(page)
  await logInAt(page, `${path}?suche=Coupon+${listLength}.`)
  const { cards, search, openSort, sort } = longList(page)
  await expect(cards).toHaveCount(1)
  await search.fill('')
  await expect(cards).toHaveCount(shownAtFirst)
  await search.pressSequentially('Coupon 500.')
  await expect(search).toHaveValue('Coupon 500.')
  await expect(cards).toHaveCount(1)
  await search.fill('')
  await openSort.click()
  await sort.selectOption('endingSoon')
  await expect(cards).toHaveCount(shownAtFirst)
  await expect(cards.first()).toContainText('Läuft')
})
