import * as paths from '@portal/shared-contracts/paths'
import { informationPages } from '../portal/page-list.ts'
import { expect, test } from '../portal/test.ts'
import { openWithoutScripts } from '../portal/without-scripts.ts'

const headings: Readonly<Record<string, RegExp>> = {
  [paths.faq]: /^Häufige Fragen/,
  [paths.contact]: /^Kontakt/,
  [paths.privacy]: /^Datenschutz/,
  [paths.terms]: /AGB|Geschäftsbedingungen/,
  [paths.imprint]: /^Impressum/,
  [paths.withdrawal]: /Widerruf/,
  [paths.contestConditions]: /Gewinnspiel/,
  [paths.conditions]: /Teilnahmebedingungen/,
  [paths.newsletter]: /Newsletter/,
  [paths.accessibility]: /Barrierefreiheit/,
  [paths.app]: /App/,
  [paths.contest]: /Gewinnspiel/,
}

for (const path of informationPages) {
  // Rule: public-pages-40
  test(`${path} is readable, with and without JavaScript`, async ({ page, browser, watch, portal }) => {
    const response = await page.goto(path)
    expect(response?.status()).toBe(200)
    const heading = headings[path] ?? `no heading is listed for ${path}`
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
