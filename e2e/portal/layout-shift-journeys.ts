import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { isFirefox } from './engine.ts'
import { layoutShiftsOf, openSlowPage } from './layout-shifts.ts'
import { expect, logInAt, openAsMember, test } from './test.ts'

const most = 0.01
/** With the fallback fonts of DejaVu the lead of a login at 390 px is one line longer in Firefox until its font arrives. */
const mostInFirefox = 0.02
const top = '/top/trueffeloel-100-ml_R1'
const infoPages = [
  '/faq',
  '/kontakt',
  '/datenschutz',
  '/agb',
  '/impressum',
  '/widerrufsbelehrung-praemienshop',
  '/gewinnspiel-teilnahmebedingungen',
  '/teilnahmebedingungen',
  '/newsletter',
  '/barrierefreiheit',
  '/app',
  '/gewinnspiel',
]
const openPages = [
  '/',
  '/gibt-es-nicht',
  '/konto/freischalten?loginName=a&optinCode=b',
  '/konto/passwort/vergessen',
  '/konto/passwort/zuruecksetzen?loginName=a&resetCode=b',
  '/newsletter/bestaetigen?loginName=a&optinCode=b',
  '/landing/shop',
  top,
  '/top/weg_0',
  ...infoPages,
]
const memberPages = [
  '/konto/kontodaten',
  '/konto/passwort/aendern',
  '/konto/karten',
  '/konto/transaktionen',
  '/konto/einloesungen',
  '/vorteile-und-praemien',
  '/vorteile-und-praemien/aktionen',
  '/vorteile-und-praemien/vorteile',
  '/vorteile-und-praemien/praemien',
  '/vorteile-und-praemien/praemien/R1',
  '/vorteile-und-praemien/praemien/R1?schritt=karte',
  '/vorteile-und-praemien/raritaeten-und-sondereditionen',
]
const visitor = [...openPages, '/konto/kontodaten']
const shopUser = ['/', '/landing/shop', '/faq', '/konto/kontodaten', top]

/** Every page as each kind of user. */
const pages = { visitor, member: [...openPages, ...memberPages], 'user of the web shop': shopUser }

/** Journeys over pages, cold and slow, as each kind of user; nothing may move while a page loads. */
export function layoutShiftJourneys(viewport: { width: number; height: number }): void {
  test.beforeEach(async ({ portal, watch }) => {
    watch.allowErrors(/404/, /Failed to load resource/)
    // Appears on every page after its first paint.
    await portal.showNotice('Heute schließt unser Haus bereits um 18 Uhr. Wir wünschen Ihnen einen genussvollen Abend.')
  })

  for (const [who, paths] of Object.entries(pages)) {
    // Rule: public-pages-66
    test(`nothing moves on any page while it loads: a ${who} at ${viewport.width} px`, async ({ page, context }) => {
      if (who === 'member') await openAsMember(page)
      if (who === 'user of the web shop') {
        await logInAt(page, '/', demoEmail('onlineshop'))
        await expect(page).toHaveURL(/\/landing\/shop$/)
      }
      const tooMuch: unknown[] = []
      for (const path of paths) {
        const opened = await openSlowPage(context)
        await opened.setViewportSize(viewport)
        await opened.goto(path)
        await expect(opened.locator('main [aria-busy="true"]')).toHaveCount(0)
        await expect(opened.getByRole('region', { name: 'Hinweis' })).toBeVisible()
        const shifts = await layoutShiftsOf(opened)
        const limit = isFirefox(opened) ? mostInFirefox : most
        if (shifts.reduce((sum, { value }) => sum + value, 0) > limit) tooMuch.push({ path, shifts })
        await opened.close()
      }
      expect(tooMuch).toEqual([])
    })
  }
}
