import { defineConfig } from 'playwright/test'
import journeys from './playwright.config.ts'
import { absentPartTags } from './portal/part-tags.ts'
import type { CheckedIn } from './portal/watch.ts'

/**
 * Journeys of the brand that the setting `BRAND` names, beside a portal of another brand: those whose texts, figures
 * and names are the brand's. The build of the chosen brand stays.
 */
export default defineConfig<{ checkedIn: CheckedIn }>({
  ...journeys,
  testDir: '.',
  globalSetup: './portal/other-brands.ts',
  testMatch: [
    'brands/*.test.ts',
    'journeys/{account,digital-card,embed,kiosk,leaving,pages,redeem,registration,wallet,wallet-changes}.test.ts',
    'journeys/content.long.ts',
  ],
  grepInvert: absentPartTags,
  use: { ...journeys.use, checkedIn: 'own environment' },
})
