import { defineConfig } from 'playwright/test'
import { firefoxPath } from '@portal/tooling/run/browsers'
import journeys from './playwright.config.ts'
import { soak, translated } from './playwright.long.config.ts'
import { notInFirefox } from './portal/not-in-firefox.ts'
import type { CheckedIn } from './portal/watch.ts'

const executablePath = firefoxPath()

/**
 * As in Chromium without a window, scroll bars take no place, no icon of a page is asked for, and a download opens no
 * panel, which would take the keyboard from the page.
 */
const preferences = {
  'ui.useOverlayScrollbars': 1,
  'browser.chrome.site_icons': false,
  'browser.download.alwaysOpenPanel': false,
}
const launch = (firefoxUserPrefs: Record<string, boolean | number>) => ({
  firefoxUserPrefs,
  ...(executablePath !== undefined && { executablePath }),
})
/**
 * Playwright now and then waits without end for a page that comes back from the page cache while the translator's
 * script is added to all pages. The journeys of members go back to pages of that cache.
 */
const withoutPageCache = { ...preferences, 'browser.sessionhistory.max_total_viewers': 0 }

/**
 * Journeys in Firefox, which Playwright drives over BiDi. `.ci/run` runs the project `core`, `npm run test:long` all.
 */
export default defineConfig<{ checkedIn: CheckedIn; translated: boolean }>({
  ...journeys,
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    screenshot: 'off',
    launchOptions: launch(preferences),
  },
  projects: [
    { name: 'core', testMatch: '**/core.long.ts' },
    { name: 'members', testMatch: '**/*.test.ts', grepInvert: notInFirefox },
    { name: 'others', testMatch: '**/*.long.ts', testIgnore: ['**/core.long.ts', ...soak], grepInvert: notInFirefox },
    { name: 'soak', testMatch: soak, grepInvert: notInFirefox },
    {
      name: 'translated',
      testMatch: translated,
      grepInvert: notInFirefox,
      use: { checkedIn: 'no environment', translated: true, launchOptions: launch(withoutPageCache) },
    },
  ],
})
