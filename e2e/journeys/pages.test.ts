import { expect, logIn, logInAt, test } from '../portal/test.ts'

const infoPages = [
  ['/faq', 'Häufige Fragen'],
  ['/kontakt', 'Kontakt'],
  ['/datenschutz', 'Datenschutz'],
  ['/agb', /AGB|Geschäftsbedingungen/],
  ['/impressum', 'Impressum'],
  ['/widerrufsbelehrung-praemienshop', /Widerruf/],
  ['/gewinnspiel-teilnahmebedingungen', /Gewinnspiel/],
  ['/teilnahmebedingungen', /Teilnahmebedingungen/],
  ['/newsletter', 'Newsletter'],
  ['/barrierefreiheit', /Barrierefreiheit/],
  ['/app', /App/],
  ['/gewinnspiel', /Gewinnspiel/],
] as const

for (const [path, heading] of infoPages) {
  test(`${path} is readable, with and without JavaScript`, async ({ page, browser, watch, portal }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await watch.checkAccessibility()
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const other = await plain.newPage()
    await other.goto(portal.origin + path)
    // All style sheets are in the HTML; scripts add none.
    const sheets = () => [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
    expect(await page.evaluate(sheets)).toEqual(await other.evaluate(sheets))
    await expect(other.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await plain.close()
  })
}

test('an unknown page has status 404 and a title', async ({ page, watch }) => {
  watch.allowErrors(/404/)
  const response = await page.goto('/gibt-es-nicht')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
  await expect(page).toHaveTitle(/Seite nicht gefunden/)
  await watch.checkAccessibility()
})

test('a login-required page shows the login screen, and its content after the login', async ({ page, watch }) => {
  await page.goto('/vorteile-und-praemien/praemien')
  await expect(page.getByRole('heading', { level: 1, name: 'Bitte melden Sie sich an' })).toBeVisible()
  await expect(page.getByLabel('Benutzername (E-Mail)')).toBeVisible()
  await watch.checkAccessibility()
  await logIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Prämien' })).toBeVisible()
  await expect(page).toHaveURL(/praemien$/)
})

test('a user with a web shop account only is redirected to the page for joining the programme', async ({ page }) => {
  await logInAt(page, '/', 'onlineshop@delikaterie.example')
  await expect(page).toHaveURL(/\/landing\/shop$/)
  await page.goto('/vorteile-und-praemien/praemien')
  await expect(page).toHaveURL(/\/landing\/shop$/)
  await expect(page.getByText(/Erweitern Sie Ihr Online-Shop-Konto/)).toBeVisible()
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
