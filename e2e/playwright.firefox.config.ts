import { defineConfig } from 'playwright/test'
import { firefoxPath } from '../tooling/run/firefox.ts'
import journeys from './playwright.config.ts'
import type { CheckedIn } from './portal/watch.ts'

const executablePath = firefoxPath()

/**
 * The core journeys in Debian's Firefox, which Playwright drives over BiDi: up to 1.64.1, because later versions ask for
 * what Firefox ESR does not have.
 */
export default defineConfig<{ checkedIn: CheckedIn }>({
  ...journeys,
  testMatch: '**/core.long.ts',
  use: {
    ...journeys.use,
    browserName: 'firefox',
    channel: 'moz-firefox',
    // A screenshot writes a style into the page, which its policy refuses.
    screenshot: 'off',
    launchOptions: { ...(executablePath !== undefined && { executablePath }) },
  },
})
