import type { Page } from 'playwright/test'
import { expect, openAsMember, test } from './test.ts'
import type { Watch } from './watch.ts'

const open = [
  '/',
  '/barrierefreiheit',
  '/app',
  '/teilnahmebedingungen',
  '/kontakt',
  '/gewinnspiel',
  '/gewinnspiel-teilnahmebedingungen',
  '/faq',
  '/konto/passwort/vergessen',
  '/impressum',
  '/newsletter',
  '/datenschutz',
  '/agb',
  '/widerrufsbelehrung-praemienshop',
  '/top/trueffeloel-100-ml_R1',
  '/top/_XR-endless',
  '/top/_unknown',
  // Without the parameters of an e-mail's link they show that it is not valid.
  '/konto/freischalten',
  '/konto/passwort/zuruecksetzen',
  '/newsletter/bestaetigen',
  '/gibt-es-nicht',
  '/konto/digitale-karte',
  '/konto/freigabe',
  '/kiosk',
  // Login required.
  '/vorteile-und-praemien/praemien',
]

const ofMembers = [
  '/',
  '/konto/kontodaten',
  '/konto/passwort/aendern',
  '/konto/karten',
  '/konto/transaktionen',
  '/konto/einloesungen',
  '/vorteile-und-praemien',
  '/vorteile-und-praemien/vorteile',
  '/vorteile-und-praemien/aktionen',
  '/vorteile-und-praemien/aktionen?suche=Unauffindbares',
  '/vorteile-und-praemien/raritaeten-und-sondereditionen',
  '/vorteile-und-praemien/praemien',
  '/vorteile-und-praemien/praemien/R2',
  '/vorteile-und-praemien/praemien/R2?schritt=karte',
  // Sold out, not yet valid, too dear, odd texts, unknown.
  '/vorteile-und-praemien/praemien/R10',
  '/vorteile-und-praemien/praemien/R50',
  '/vorteile-und-praemien/praemien/R12',
  '/vorteile-und-praemien/praemien/XR-markup',
  '/vorteile-und-praemien/praemien/unknown',
]

/** Waits until the page has loaded what it shows. */
async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
}

/** Content must not need scrolling in two directions at 320 px, the width of 1280 px at 400 % zoom. */
async function expectReflow(page: Page, path: string): Promise<void> {
  const sideways = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect(await page.evaluate(sideways), `${path} scrolls sideways at 320 px`).toBe(0)
}

/**
 * Every page in the dark scheme at 320 px, the width of 1280 px at 400 % zoom. `checkPage` is called on each. Other
 * journeys check their pages in the light scheme.
 */
export function narrowJourneys(what: string, checkPage: (watch: Watch) => Promise<void>): void {
  test.use({
    colorScheme: 'dark',
    viewport: { width: 320, height: 800 },
  })

  for (const [who, paths] of [
    ['visitors', open],
    ['members', ofMembers],
  ] as const) {
    // Rules: public-pages-56, public-pages-72
    test(`every page of ${who} fits into 320 px${what}`, async ({ page, watch }) => {
      test.setTimeout(400_000)
      watch.allowErrors(/404/)
      if (who === 'members') await openAsMember(page)
      for (const path of paths) {
        await openPage(page, path)
        await expectReflow(page, path)
        await checkPage(watch)
      }
    })
  }
}
