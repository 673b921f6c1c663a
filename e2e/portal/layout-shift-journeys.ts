import * as paths from '@portal/shared-contracts/paths'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { isFirefox } from './engine.ts'
import { layoutShiftsOf, openSlowPage } from './layout-shifts.ts'
import { highlightPath, informationPages, memberPages, rewardPath, visitorPages } from './page-list.ts'
import { expect, greeting, logInAt, openAsMember, test } from './test.ts'

const most = 0.01
/**
 * With the fallback fonts of DejaVu the lead of a login at 390 px is one line longer in Firefox until its font arrives.
 */
const moreInFirefox = 0.01
/** A list without entries is lower than its placeholders, such as that of the cards. */
const mostWithoutEntries = 0.05
/** What links in e-mails add to their pages. */
const parameters: Readonly<Record<string, string>> = {
  [paths.activation]: '?loginName=a&optinCode=b',
  [paths.resetPassword]: '?loginName=a&resetCode=b',
  [paths.newsletterConfirmation]: '?loginName=a&optinCode=b',
}
const openPages = [
  '/',
  '/gibt-es-nicht',
  ...visitorPages.map((path) => path + (parameters[path] ?? '')),
  '/top/weg_0',
  ...informationPages,
]
const visitor = [...openPages, paths.shopLanding, paths.accountData]
const shopUser = ['/', paths.shopLanding, paths.faq, paths.accountData, highlightPath]

/** Every page as each kind of user. */
const pages = {
  visitor,
  member: [...openPages, ...memberPages, `${rewardPath}?schritt=karte`],
  'new member': ['/', ...memberPages],
  'user of the web shop': shopUser,
}

/** Journeys over pages, cold and slow, as each kind of user; nothing may move while a page loads. */
export function layoutShiftJourneys(viewport: { width: number; height: number }): void {
  test.beforeEach(async ({ portal, watch }) => {
    watch.allowErrors(/404/, /Failed to load resource/)
    // Appears on every page after its first paint.
    await portal.showNotice('Heute schließt unser Haus bereits um 18 Uhr. Wir wünschen Ihnen einen genussvollen Abend.')
  })

  for (const [who, ownPages] of Object.entries(pages)) {
    // Rule: public-pages-66
    test(`nothing moves on any page while it loads: a ${who} at ${viewport.width} px`, async ({
      page,
      context,
      portal,
    }) => {
      if (who === 'member') await openAsMember(page)
      if (who === 'new member') {
        const registered = await portal.control('/control/member-state', { state: 'registered' })
        await logInAt(page, '/', (registered as { loginName: string }).loginName)
        await expect(greeting(page)).toBeVisible()
      }
      if (who === 'user of the web shop') {
        await logInAt(page, '/', demoEmail('onlineshop'))
        await expect(page).toHaveURL(/\/landing\/shop$/)
      }
      const tooMuch: unknown[] = []
      for (const path of ownPages) {
        const opened = await openSlowPage(context)
        await opened.setViewportSize(viewport)
        await opened.goto(path)
        await expect(opened.locator('main [aria-busy="true"]')).toHaveCount(0)
        await expect(opened.getByRole('region', { name: 'Hinweis' })).toBeVisible()
        const shifts = await layoutShiftsOf(opened)
        const limit = (who === 'new member' ? mostWithoutEntries : most) + (isFirefox(opened) ? moreInFirefox : 0)
        if (shifts.reduce((sum, { value }) => sum + value, 0) > limit) tooMuch.push({ path, shifts })
        await opened.close()
      }
      expect(tooMuch).toEqual([])
    })
  }
}
