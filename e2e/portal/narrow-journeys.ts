import * as paths from '@portal/shared-contracts/paths'
import type { Page } from 'playwright/test'
import { informationPages, memberPages, pagesAlone, rewardPath, visitorPages } from './page-list.ts'
import { expect, openAsMember, test } from './test.ts'
import type { Watch } from './watch.ts'

const open = [
  '/',
  ...informationPages,
  // Without the parameters of an e-mail's link they show that it is not valid.
  ...visitorPages,
  ...pagesAlone,
  '/top/_XR-endless',
  '/top/_unknown',
  '/gibt-es-nicht',
  // Login required.
  paths.rewards,
]

const ofMembers = [
  '/',
  ...memberPages,
  `${paths.coupons}?suche=Unauffindbares`,
  `${rewardPath}?schritt=karte`,
  // Sold out, not yet valid, too dear, odd texts, unknown.
  ...['R10', 'R50', 'R12', 'XR-markup', 'unknown'].map(paths.reward),
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

  for (const [who, pages] of [
    ['visitors', open],
    ['members', ofMembers],
  ] as const) {
    // Rules: public-pages-56, public-pages-72
    test(`every page of ${who} fits into 320 px${what}`, async ({ page, watch }) => {
      test.setTimeout(400_000)
      watch.allowErrors(/404/)
      if (who === 'members') await openAsMember(page)
      for (const path of pages) {
        await openPage(page, path)
        await expectReflow(page, path)
        await checkPage(watch)
      }
    })
  }
}
