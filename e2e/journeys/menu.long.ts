import type { Page } from 'playwright'
import { expect, focusedElement, openAsMember, test } from '../portal/test.ts'

const header = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })

const legal = [
  ['Datenschutz', '/datenschutz'],
  ['AGB', '/agb'],
  ['Impressum', '/impressum'],
] as const
const visitorLinks = [
  ['Vorteile', '/#vorteile'],
  ['FAQ', '/faq'],
  ['Newsletter', '/newsletter'],
  ['Kontakt', '/kontakt'],
  ...legal,
] as const
const memberLinks = [
  ['Mein Konto', '/konto/kontodaten'],
  ['Kontodaten', '/konto/kontodaten'],
  ['Meine Karten', '/konto/karten'],
  ['Transaktionen', '/konto/transaktionen'],
  ['Newsletter', '/konto/kontodaten#newsletter'],
  ['Vorteile & Prämien', '/vorteile-und-praemien'],
  ['Aktionen', '/vorteile-und-praemien/aktionen'],
  ['Vorteile', '/vorteile-und-praemien/vorteile'],
  ['Prämien', '/vorteile-und-praemien/praemien'],
  ['Raritäten & Sondereditionen', '/vorteile-und-praemien/raritaeten-und-sondereditionen'],
  ['FAQ', '/faq'],
  ['Kontakt', '/kontakt'],
  ...legal,
] as const

/** Opens the menu of narrow windows. */
const openMenu = (page: Page) => header(page).locator('summary:visible').click()

for (const viewport of [
  { width: 390, height: 844 },
  // 1280 × 1024 at 400 %.
  { width: 320, height: 256 },
]) {
  test(`the menu holds every label, each with its page, at ${viewport.width} × ${viewport.height}`, async ({
    page,
    watch,
  }) => {
    await page.setViewportSize(viewport)
    // A page whose links are within text: of others the menu may cover a part, which axe counts as too small.
    await page.goto('/newsletter')
    await openMenu(page)
    for (const [name, to] of visitorLinks) await expect(link(page, name)).toHaveAttribute('href', to)
    await watch.checkAccessibility()

    await openAsMember(page)
    await openMenu(page)
    for (const [name, to] of memberLinks) await expect(link(page, name)).toHaveAttribute('href', to)
    await watch.checkAccessibility()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width)
    await link(page, 'Impressum').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Impressum' })).toBeFocused()
    await openMenu(page)
    await header(page).getByRole('button', { name: 'Abmelden' }).click()
    await expect(header(page).getByRole('button', { name: 'Abmelden' })).toBeHidden()
  })
}

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
