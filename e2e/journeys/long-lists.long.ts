import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { layoutShiftsOf, recordShifts } from '../portal/layout-shifts.ts'
import { answerLongList, listLength, longList } from '../portal/long-list.ts'
import { expect, logInAt, openAsMember, test } from '../portal/test.ts'

const path = '/vorteile-und-praemien/aktionen'

// Rule: coupons-40
test('a thousand coupons are in the document: print, find-in-page and keyboard have all, and nothing moves while they load', async ({
  page,
  watch,
}) => {
  // Each of the thousand cards is painted before the next step.
  test.slow()
  await openAsMember(page)
  await page.addInitScript(recordShifts)
  await answerLongList(page)
  await page.goto(path)
  const { cards } = longList(page)
  // In Firefox each frame is compared with the one before.
  await expect(cards).toHaveCount(listLength, { timeout: 60_000 })
  await watch.checkAccessibility()
  expect(await layoutShiftsOf(page)).toEqual([])
  const last = page.getByRole('heading', { name: `Coupon ${listLength}.` })
  await page.emulateMedia({ media: 'print' })
  await expect(last).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  // The browser's own "find in page", which the types of the DOM do not have.
  const find = (text: string) =>
    page.evaluate((words) => (window as unknown as { find: (words: string) => boolean }).find(words), text)
  expect(await find(`Coupon ${listLength}.`)).toBe(true)
  await expect(last).toBeInViewport()
  await page.locator('footer a').first().focus()
  // Before the footer is the button to the top of the page.
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('[role=list] article :focus')).toBeInViewport()
})

// Rule: coupons-45
test('back from a reward and a reload show the list where it was', async ({ page }) => {
  await logInAt(page, '/vorteile-und-praemien/praemien')
  const reward = page.getByRole('link', { name: titleOf('R50') })
  await reward.click()
  await expect(page).toHaveURL(/praemien\/[^/]+$/)
  await page.goBack()
  await expect(reward).toBeFocused()
  await expect(reward).toBeInViewport()
  await page.reload()
  await expect(reward).toBeInViewport()
})

test('back in a list of a thousand coupons shows it where it was left', async ({ page }) => {
  await answerLongList(page)
  await logInAt(page, path)
  await expect(longList(page).cards).toHaveCount(listLength)
  const left = page.getByRole('heading', { name: 'Coupon 800.' })
  await left.scrollIntoViewIfNeeded()
  await expect(left).toBeInViewport()
  await page
    .getByRole('link', { name: 'FAQ' })
    .last()
    .evaluate((link: HTMLAnchorElement) => link.click())
  await expect(page).toHaveURL(/faq/)
  await expect(longList(page).cards).toHaveCount(0)
  await page.goBack()
  await expect(longList(page).cards).toHaveCount(listLength)
  await expect(left).toBeInViewport()
})

test('back and forward between sort orders of a thousand coupons keep the place in each', async ({ page }) => {
  await answerLongList(page)
  await logInAt(page, path)
  const { cards, openSort, sort } = longList(page)
  await expect(cards).toHaveCount(listLength)
  await openSort.click()
  await sort.selectOption('endingSoon')
  await expect(page).toHaveURL(/sort/)
  await expect(cards).toHaveCount(listLength)
  await page.evaluate(() => scrollTo(0, 20_000))
  // By the card, because cards that come into view get their own height then, which moves the page by a few pixels.
  const middle = await cards.evaluateAll((all) => {
    const shown = document.elementFromPoint(innerWidth / 2, innerHeight / 2)
    return all.findIndex((card) => card === shown?.closest('article'))
  })
  expect(middle).toBeGreaterThan(20)
  await page.goBack()
  await expect(page).not.toHaveURL(/sort/)
  await page.goForward()
  await expect(page).toHaveURL(/sort/)
  await expect(cards).toHaveCount(listLength)
  await expect(cards.nth(middle)).toBeInViewport()
})

test('on a phone the pictures of the first two rows of Prämien load at once, others when they come near', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAt(page, '/vorteile-und-praemien/praemien')
  const pictures = page.getByRole('main').locator('picture img')
  await expect(pictures.first()).toBeVisible()
  const loading = await pictures.evaluateAll((all) => all.map((picture) => picture.getAttribute('loading')))
  expect(new Set(loading.slice(0, 4))).toEqual(new Set(['eager']))
  expect(new Set(loading.slice(4))).toEqual(new Set(['lazy']))
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
  await expect(cards.first()).toContainText('Läuft')
})
