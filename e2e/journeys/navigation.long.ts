import type { Page } from 'playwright'
import { isStarted } from '../portal/started.ts'
import { expect, loginHeading, openAsMember, test } from '../portal/test.ts'

const header = (page: Page) => page.getByRole('banner')
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true })
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name })
/** Opens the menu of narrow windows. */
const openMenu = (page: Page) => header(page).locator('summary:visible').click()

test('Mein Konto leads to the account data, and its button opens the group with the keyboard', async ({
  page,
  watch,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openAsMember(page)
  await link(page, 'Mein Konto').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(link(page, 'Transaktionen')).toBeVisible()
  await watch.checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(link(page, 'Transaktionen')).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(link(page, 'Meine Karten')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Meine Karten' })).toBeFocused()
  await link(page, 'Mein Konto').click()
  await expect(page).toHaveURL(/\/konto\/kontodaten$/)
  await link(page, 'Vorteile & Prämien').click()
  await expect(page).toHaveURL(/\/vorteile-und-praemien$/)
})

// Rule: public-pages-34
test('the buttons of the home page are in its hero', async ({ page }) => {
  await openAsMember(page)
  const hero = page.locator('section', { has: page.getByRole('heading', { level: 1 }) })
  for (const name of ['Kontodaten', 'Meine Karten', 'Transaktionen', 'Aktionen', 'Vorteile', 'Prämien', 'Newsletter'])
    await expect(hero.getByRole('link', { name, exact: true })).toBeVisible()
})

// Rule: public-pages-12
test('the notice of the shop lies over the lower edge, covers no link at the end, and can be closed', async ({
  page,
  portal,
  watch,
}) => {
  await portal.showNotice('Heute schließt unser Haus um 18 Uhr.')
  await page.goto('/kontakt')
  const notice = page.getByRole('region', { name: 'Hinweis' })
  await expect(notice).toContainText('um 18 Uhr')
  await watch.checkAccessibility()
  await page.keyboard.press('End')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Barrierefreiheit' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /Barrierefreiheit/ })).toBeVisible()
  await expect(notice).toBeVisible()
  await notice.getByRole('button', { name: 'Hinweis schließen' }).click()
  await expect(notice).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

// Rule: public-pages-52
test('a page that fails while it is drawn shows the page Fehler between header and footer', async ({ page, watch }) => {
  watch.allowErrors(/no decimals/, /console: Error \(.*react/)
  await openAsMember(page)
  await page.goto('/faq')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // Before that a link loads another document, with built-ins of its own.
  await expect.poll(() => isStarted(page)).toBe(true)
  // Home shows the balance in euros, the other parts of the page no decimals.
  await page.evaluate(() =>
    Object.assign(Number.prototype, {
      toFixed: () => {
        throw new Error('no decimals')
      },
    }),
  )
  const toHome = header(page).getByRole('link', { name: /zur Startseite/ })
  await toHome.click()
  await expect(heading(page, 'Fehler')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await watch.checkAccessibility()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(heading(page, 'Kontakt')).toBeVisible()
  await toHome.click()
  await expect(heading(page, 'Fehler')).toBeVisible()
  await openMenu(page)
  await header(page).getByRole('button', { name: 'Abmelden' }).click()
  await expect(loginHeading(page)).toBeVisible()
})

test('a layout that fails while it is drawn leaves the page Fehler with its link to the start', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/no menu/, /Minified React error/, /console: Error \(.*react/)
  await page.addInitScript(() => {
    const { prototype } = Array
    const { filter } = prototype
    Object.assign(prototype, {
      filter(this: { label?: string }[], ...others: Parameters<typeof filter>) {
        if (this[0]?.label !== undefined) throw new Error('no menu')
        return filter.apply(this, others)
      },
    })
  })
  await page.goto('/gewinnspiel')
  await expect(page.getByRole('heading', { level: 1, name: 'Fehler' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Zur Startseite' })).toBeVisible()
})

test('a form from another site is refused with a German page', async ({ page, watch, portal }) => {
  watch.allowErrors(/403/)
  await page.route('https://other.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<form method="post" action="${portal.origin}/"><input name="sessionToken" value="t"><button>Los</button></form>`,
    }),
  )
  await page.goto('https://other.example/')
  const [response] = await Promise.all([
    page.waitForResponse(portal.origin + '/'),
    page.getByRole('button', { name: 'Los' }).click(),
  ])
  expect(response.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: 'Anfrage nicht angenommen' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('©')
  await watch.checkAccessibility()
  await page.getByRole('main').getByRole('link', { name: 'Zur Startseite' }).click()
  await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
})

test('a label that leads to a part of a page shows that part', async ({ page }) => {
  await page.goto('/faq')
  await openMenu(page)
  await link(page, 'Vorteile').click()
  await expect(page).toHaveURL(/\/#vorteile$/)
  await expect(page.locator('#vorteile').getByRole('heading', { level: 2 })).toBeInViewport()
  await openAsMember(page)
  await openMenu(page)
  await link(page, 'Newsletter').click()
  await expect(page).toHaveURL(/\/konto\/kontodaten#newsletter$/)
  await expect(page.getByRole('heading', { name: 'Newsletter', exact: true })).toBeInViewport()
})
