import { defineConfig } from 'playwright/test'
import { firefoxPath } from '../tooling/run/firefox.ts'
import journeys from './playwright.config.ts'
import { soak, translated } from './playwright.long.config.ts'
import { notInFirefox } from './portal/not-in-firefox.ts'
import type { CheckedIn } from './portal/watch.ts'

const executablePath = firefoxPath()

/** Journeys in Firefox, which Playwright drives over BiDi. `.ci/run` runs the project `core`, `npm run test:long` all. */
export default defineConfig<{ checkedIn: CheckedIn; translated: boolean }>({
  ...journeys,
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    screenshot: 'off',
    launchOptions: {
      // As in Chromium without a window, scroll bars take no place, and no icon of a page is asked for.
      firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, 'browser.chrome.site_icons': false },
      ...(executablePath !== undefined && { executablePath }),
    },
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
      use: { checkedIn: 'no environment', translated: true },
    },
  ],
})
