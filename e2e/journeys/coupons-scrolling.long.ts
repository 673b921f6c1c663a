import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { t as couponTexts } from '@portal/mfe-loyalty-coupons/messages/coupons'
import type { Page } from 'playwright/test'
import { expect, logInAt, test } from '../portal/test.ts'

const path = '/vorteile-und-praemien/aktionen'
const cards = (page: Page) => page.getByRole('article')
const cheese = (page: Page) => cards(page).filter({ hasText: titleOf('A1') })
const summary = (page: Page) => page.getByRole('region', { name: couponTexts.nextPurchase })
const chip = (page: Page, name: string) => page.getByRole('search').getByRole('button', { name, exact: true })
const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Scrolls to a card in the middle of the list; its switch has the focus. */
async function openInList(page: Page): Promise<void> {
  await logInAt(page, path)
  await cards(page).getByRole('switch').nth(30).focus()
  await expect.poll(() => scrolled(page)).toBeGreaterThan(3000)
}

/** The upper and lower edge of the filters with the count in the window, and whether they stay there. */
const bar = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('search')?.parentElement
    if (!element) throw new Error('there are no filters')
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom, isSticky: getComputedStyle(element).position === 'sticky' }
  })

/** Whether what has the focus is whole in the window and below the filters, or is in them. */
const isFocusInView = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('search')?.parentElement
    const focused = document.activeElement
    if (!bar || !focused) return false
    const { top, bottom } = focused.getBoundingClientRect()
    const edge = bar.contains(focused) ? 0 : Math.max(0, bar.getBoundingClientRect().bottom)
    return top >= edge && bottom <= innerHeight
  })

// Rules: coupons-61, coupons-62
test('what is active stands by place on the first screen of a phone, and a switch moves nothing', async ({
  page,
  watch,
}) => {
  await logInAt(page, path)
  await expect(cheese(page)).toBeVisible()
  expect(await cards(page).count()).toBeGreaterThan(70)
  const shop = summary(page).getByRole('listitem').filter({ hasText: 'Im Laden' })
  for (const place of ['Im Laden', 'Gastronomie', 'Im Online-Shop', 'Academy'])
    await expect(summary(page).getByRole('listitem').filter({ hasText: place })).toBeInViewport({ ratio: 1 })
  const top = async () => (await cheese(page).boundingBox())?.y
  const before = await top()
  await cheese(page).getByRole('switch').focus()
  const scrolledBefore = await scrolled(page)
  await page.keyboard.press('Space')
  await expect(shop).toContainText('5-facher Punktewert')
  await expect(page.getByText('Wird gespeichert …')).toHaveCount(0)
  expect((await top()) ?? 0).toBe((before ?? 0) - scrolledBefore)
  await page.evaluate(() => scrollTo(0, 0))
  await shop.locator('summary').press('Enter')
  await expect(shop.getByText(titleOf('A1'))).toBeVisible()
  await expect(shop).toContainText(/bis \d\d\.\d\d\.\d{4}/)
  await watch.checkAccessibility()
})

// Rule: coupons-63
test.describe('filters and count', () => {
  for (const { width, height, isSticky } of [
    { width: 390, height: 844, isSticky: true },
    { width: 320, height: 640, isSticky: true },
    // 1280 px at 400 % and at 200 %.
    { width: 320, height: 256, isSticky: false },
    { width: 640, height: 512, isSticky: true },
    { width: 1280, height: 800, isSticky: true },
  ])
    test(`of a window of ${width} × ${height} px stay in reach: ${isSticky}, and cover no focus`, async ({
      page,
      watch,
    }) => {
      await page.setViewportSize({ width, height })
      await openInList(page)
      await expect.poll(async () => (await bar(page)).isSticky).toBe(isSticky)
      if (isSticky) {
        const { top, bottom } = await bar(page)
        expect([top, bottom <= height / 4]).toEqual([0, true])
        await expect(page.getByText(/Coupons, davon \d+ aktiviert/)).toBeInViewport({ ratio: 1 })
      }
      for (const key of ['Shift+Tab', 'Tab'])
        for (let count = 0; count < 12; count++) {
          await page.keyboard.press(key)
          expect(await isFocusInView(page), `${key}, ${count}`).toBe(true)
        }
      await watch.checkAccessibility()
    })
})

test('the keyboard moves in the filters over the list without moving the list', async ({ page }) => {
  await openInList(page)
  await chip(page, 'Alle').focus()
  const before = await scrolled(page)
  for (let count = 0; count < 4; count++) await page.keyboard.press('Tab')
  await expect(chip(page, 'Im Online-Shop')).toBeFocused()
  expect(await scrolled(page)).toBe(before)
})

// Rule: coupons-64
test('„Nach oben“ leads back to the top from the filters and from the end of the list', async ({ page, watch }) => {
  await openInList(page)
  const heading = page.getByRole('heading', { level: 1 })
  const buttons = page.getByRole('button', { name: 'Nach oben' })
  for (const button of [buttons.first(), buttons.last()]) {
    await button.press('Enter')
    await expect(heading).toBeFocused()
    expect(await scrolled(page)).toBe(0)
    await expect(buttons).toHaveCount(1)
    await watch.checkAccessibility()
    await cards(page).getByRole('switch').nth(30).focus()
    await expect(buttons).toHaveCount(2)
  }
})

// Rule: coupons-65
test('a filter that is chosen within the list shows the new list from its beginning, and Back the former place', async ({
  page,
}) => {
  await openInList(page)
  const left = await scrolled(page)
  await chip(page, 'Academy').click()
  await expect(page).toHaveURL(/academy/)
  await expect(chip(page, 'Academy')).toBeFocused()
  await expect(cheese(page)).toHaveCount(0)
  await expect(cards(page).first()).toBeInViewport()
  expect((await bar(page)).top).toBe(0)
  await page.goBack()
  await expect(cheese(page)).toHaveCount(1)
  await expect.poll(async () => Math.abs((await scrolled(page)) - left)).toBeLessThan(200)
})

test('a phone that is turned stays at its place in the list, and its filters lead to the top after it is turned back', async ({
  page,
}) => {
  await openInList(page)
  await page.setViewportSize({ width: 844, height: 390 })
  await expect.poll(async () => (await bar(page)).isSticky).toBe(false)
  expect(await scrolled(page)).toBeGreaterThan(1000)
  // The edge of the list comes back into view while the filters are not sticky.
  const buttons = page.getByRole('button', { name: 'Nach oben' })
  await page.evaluate(() => scrollTo(0, 0))
  await expect(buttons).toHaveCount(1)
  await page.evaluate(() => scrollTo(0, 2000))
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(async () => (await bar(page)).isSticky).toBe(true)
  await expect(buttons).toHaveCount(2)
})

/** Changes the coupons that the provider sends. */
const changeCoupons = (page: Page, change: (json: string) => string) =>
  page.route(/accountcoupons%3F|accountcoupons$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })

// Rule: coupons-59
test('a long text has its button only where it has more than six lines', async ({ page }) => {
  const text = 'Jedes Stück vom Laib zählt. '.repeat(12)
  await changeCoupons(page, (json) => json.replace('auf jedes Stück vom Laib', text))
  await page.setViewportSize({ width: 390, height: 844 })
  await logInAt(page, path)
  const button = cheese(page).getByRole('button', { name: 'Ganzen Text zeigen' })
  await expect(button).toBeVisible()
  await page.setViewportSize({ width: 620, height: 844 })
  await expect(button).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await button.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
})

// Rule: coupons-62
test('the first coupon that is switched on moves nothing', async ({ page, watch }) => {
  await changeCoupons(page, (json) => json.replaceAll('"activated":true', '"activated":false'))
  await logInAt(page, path)
  const line = summary(page).getByRole('listitem')
  await expect(line).toHaveCount(1)
  await expect(line).toHaveText(/Aktivierte Coupons\s*Nichts aktiviert/)
  const control = cheese(page).getByRole('switch')
  await control.scrollIntoViewIfNeeded()
  const before = await control.boundingBox()
  await control.press('Space')
  await expect(line).toContainText('5-facher Punktewert')
  await expect(page.getByText('Wird gespeichert …')).toHaveCount(0)
  expect(await control.boundingBox()).toEqual(before)
  await watch.checkAccessibility()
})

test('a search that opens within the list is in reach', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 480 })
  await openInList(page)
  await page.evaluate(() => scrollTo(0, 2000))
  await chip(page, 'Suche').press('Enter')
  const field = page.getByLabel('Coupons durchsuchen')
  await expect(field).toBeInViewport({ ratio: 1 })
  await field.fill('Espresso')
  await expect(field).toBeInViewport({ ratio: 1 })
  await expect(cards(page).first()).toBeInViewport()
})
