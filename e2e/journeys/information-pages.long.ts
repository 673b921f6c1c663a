import { expect, test } from '../portal/test.ts'
import { openWithoutScripts } from '../portal/without-scripts.ts'

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
  // Rule: public-pages-40
  test(`${path} is readable, with and without JavaScript`, async ({ page, browser, watch, portal }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await watch.checkAccessibility()
    const other = await openWithoutScripts(browser)
    await other.goto(portal.origin + path)
    // All style sheets are in the HTML; scripts add none.
    const sheets = () => [...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))
    expect(await page.evaluate(sheets)).toEqual(await other.evaluate(sheets))
    await expect(other.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await expect(other.locator('.no-script')).toBeInViewport()
    await other.context().close()
  })
}
