import type { Page } from 'playwright'
import { expect, focusedElement, openAsMember, test } from '../portal/test.ts'

const header = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })

test('under the pointer the label of a group and its button have one ground, which covers no letter', async ({
  page,
}) => {
  const transparent = 'rgba(0, 0, 0, 0)'
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAsMember(page)
  const label = link(page, 'Vorteile & Prämien')
  const pair = label.locator('..')
  const button = pair.locator('summary')
  await expect(pair).toHaveCSS('background-color', transparent)
  for (const hovered of [label, button]) {
    await hovered.hover()
    await expect(pair).not.toHaveCSS('background-color', transparent)
    await expect(button).toHaveCSS('background-color', transparent)
  }
})

test('a menu that lost its focus because the window was narrow closes with Esc, and when another element gets it', async ({
  page,
}) => {
  const wide = { width: 1440, height: 900 }
  await page.setViewportSize(wide)
  await openAsMember(page)
  await link(page, 'Mein Konto').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('body')).toBeFocused()
  await page.setViewportSize(wide)
  await expect(link(page, 'Transaktionen')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Transaktionen')).toBeHidden()
  expect(await focusedElement(page)).toBe('summary')
  await page.keyboard.press('Enter')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('body')).toBeFocused()
  await page.setViewportSize(wide)
  await expect(link(page, 'Transaktionen')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link').first().focus()
  await expect(link(page, 'Transaktionen')).toBeHidden()
})
