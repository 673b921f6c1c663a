import * as paths from '@portal/shared-contracts/paths'
import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { formatEuro } from '@portal/shared-contracts/numbers/format'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { no } from '@portal/shared-contracts/brand/noun'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import { brand } from '@portal/shared-contracts/brand/brand'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { heroes } from '@portal/mfe-account/messages/heroes'
import { heroOf } from '@portal/shared-contracts/facts/brand-facts'
import { t as shopLanding } from '@portal/mfe-auth/messages/shop-landing'
import { goalTexts } from '@portal/mfe-rewards/messages/goal'
import { landing } from '../portal/brand-texts.ts'
import { readBarcodesOf } from '../portal/read-barcode.ts'
import { memberPages, rewardPath } from '../portal/page-list.ts'
import { expect, logIn, logInAt, loginTitle, openAsMember, test } from '../portal/test.ts'

/** Pages whose title and lead do not depend on what they load. */
const titled = memberPages.filter(
  (path) => ![rewardPath, paths.benefitsAndRewards, paths.changePassword, paths.shopLanding].includes(path),
)

test('the documents of members have the title and the lead that the page has then', async ({ page }) => {
  await openAsMember(page)
  for (const path of titled) {
    const html = await (await page.request.get(path)).text()
    await page.goto(path)
    const heading = page.getByRole('heading', { level: 1 })
    const texts = [heading, page.locator('h1 + p')]
    for (const text of texts) {
      const markup = await text.evaluate((element) => element.innerHTML)
      expect(html, path).toContain(`>${markup}</p>`)
    }
  }
})

test('a page whose code is still loading shows its title and lead', async ({ page }) => {
  await openAsMember(page)
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/remotes/mfe-account/**', async (route) => {
    await released
    await route.continue()
  })
  await page.getByRole('main').locator('a[href="/konto/transaktionen"]').click()
  await expect(page.getByRole('main').getByText(heroOf(paths.transactions, heroes.transactions).lead)).toBeVisible()
  await expect(page.getByRole('main').getByText('Transaktionen', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  release()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Transaktionen')
})

for (const address of ['/gibt-es-nicht', '/faq%', '/%E4', '/%ff/x', '/%00', '/impressum/..;/x', '/top/a%2Fb']) {
  test(`the unknown page ${address} has status 404 and a title, also after the page has started`, async ({
    page,
    watch,
  }) => {
    watch.allowErrors(/404/)
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
    await expect(page).toHaveTitle(/Seite nicht gefunden/)
    await watch.checkAccessibility()
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toHaveCount(0)
  })
}

// Rule: public-pages-1
test('a login-required page shows the login screen, and its content after the login', async ({ page, watch }) => {
  await page.goto('/vorteile-und-praemien/praemien')
  await expect(loginTitle(page)).toBeVisible()
  await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
  await watch.checkAccessibility()
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeVisible()
  await expect(page).toHaveURL(/praemien$/)
})

// Rule: public-pages-3
test('a user with a web shop account only is redirected to the page for joining the programme', async ({ page }) => {
  await logInAt(page, '/', demoEmail('onlineshop'))
  await expect(page).toHaveURL(/\/landing\/shop$/)
  await page.goto('/vorteile-und-praemien/praemien')
  await expect(page).toHaveURL(/\/landing\/shop$/)
  await expect(page.getByText(shopLanding.offerNameless)).toBeVisible()
})

test('pages are sent with security headers, integrity and compressed scripts', async ({ request, portal }) => {
  const page = await request.get('/')
  const headers = page.headers()
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  expect(headers['cache-control']).not.toContain('no-store')
  expect(headers['referrer-policy']).toBe('no-referrer')
  const html = await page.text()
  expect(html).not.toMatch(/ style=|\son\w+=/)
  for (const tag of html.match(/<script[^>]*src=[^>]*>|<link[^>]*as="script"[^>]*>/g) ?? []) {
    expect(tag).toMatch(/integrity="sha384-[^"]+"/)
    expect(tag).toContain('crossorigin')
  }
  const [, script] = /<script src="([^"]+)"/.exec(html) ?? []
  const code = await fetch(portal.origin + script, { headers: { 'accept-encoding': 'br' } })
  expect(code.headers.get('cache-control')).toContain('immutable')
  expect(code.headers.get('content-encoding')).toBe('br')
})

// Rules: public-pages-15, public-pages-16, public-pages-20
test('the start page shows its sections in their order, with headings and anchors', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(`${brand.card.name} – ${brand.slogan}`)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', new RegExp(brand.card.name))
  await expect(page.getByRole('link', { name: titleOf('R1') })).toBeVisible()
  const main = page.getByRole('main')
  const sections = [
    main.getByRole('heading', { level: 1 }),
    main.locator('#anmelden').getByRole('heading', { name: 'Anmeldung' }),
    main.locator('#anmelden').getByRole('heading', { name: `Noch ${no(brand.account, 'nominative')}?` }),
    main.locator('#programm').getByRole('heading', { level: 2 }),
    main.locator('#vorteile').getByRole('heading', { level: 2 }),
    ...landing.benefits.map(({ title }) => main.getByRole('heading', { level: 2, name: title })),
    main.getByRole('heading', { level: 2, name: 'Prämien-Highlights' }),
    main.locator('#registrieren').getByRole('heading', { level: 2 }),
  ]
  const tops = await Promise.all(sections.map(async (section) => (await section.boundingBox())?.y ?? 0))
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await main.locator('#anmelden').getByRole('link', { name: 'Neues Konto erstellen' }).click()
  await expect(page).toHaveURL(/#registrieren$/)
  await expect(main.locator('#registrieren')).toBeInViewport()
})

// Rules: public-pages-31, public-pages-32, public-pages-36, public-pages-39
test('the home page shows balance, card, teasers and highlights', async ({ page }) => {
  await openAsMember(page)
  await expect(page).toHaveTitle(/^Home/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Herzlich willkommen Marlene Abel')
  const main = page.getByRole('main')
  await expect(main).toContainText('4.321')
  await expect(main).toContainText(formatEuro(euroValue(4321)))
  await expect(main).toContainText('1234 5678 9012 3456 789')
  const app = main.getByRole('link', { name: /neuen Tab|neuem Tab/ })
  if (!hasPart('app')) await expect(app).toHaveCount(0)
  else await expect(app).toHaveAttribute('href', '/app?utm_source=web&utm_medium=news&utm_campaign=app_news')
  const highlights = main.locator('#praemien-highlights')
  await expect(highlights.getByRole('link', { name: titleOf('R1') })).toHaveAttribute('href', /^\/top\/.+_R1$/)
  await expect(highlights.locator('a[href="/vorteile-und-praemien/praemien"]')).toBeVisible()
  await expect(main.locator('a[href="/konto/kontodaten#newsletter"]')).toHaveCount(hasPart('newsletter') ? 2 : 0)
  const goal = `Noch 2.479 Punkte bis „${titleOf('R3').replaceAll('-', '-\u2060')}“`
  await expect(main.getByRole('progressbar')).toHaveAccessibleDescription(goal)
  await expect(main).toContainText(goalTexts({ affordable: 2, next: null }, 0).today)
  await expect(main).toContainText('Weitere 120 Punkte sind noch gesperrt.')
  await expect(highlights.getByRole('article').filter({ hasText: titleOf('R3') })).toContainText('2.479 Punkte fehlen')
  // The bars fill the card's width; their quiet zones are its padding.
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => readBarcodesOf(page)).toEqual(['1234567890123456789'])
  }
  // A tap anywhere on the card shows it large, because its link covers all of it.
  await main.getByText('1234 5678 9012 3456 789').click({ force: true })
  await expect(page).toHaveURL(/\/konto\/digitale-karte$/)
})

// Rule: public-pages-7
test('the footer shows the copyright of the year and its links', async ({ page }) => {
  await page.goto('/faq')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(`© ${new Date().getFullYear()}`)
  const targets = await footer.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(targets).toEqual([
    '/faq',
    '/kontakt',
    '/datenschutz',
    '/agb',
    '/teilnahmebedingungen',
    '/impressum',
    '/widerrufsbelehrung-praemienshop',
    '/barrierefreiheit',
  ])
})

// Rule: public-pages-2
test('every page of members answers a visitor with the login', async ({ request }) => {
  // Where users of the web shop join, visitors may read.
  for (const path of memberPages.filter((path) => path !== paths.shopLanding))
    expect(await (await request.get(path)).text(), path).toContain('"document":"login"')
})
