import { defineConfig } from 'playwright/test'
import journeys from './playwright.config.ts'

/**
 * The core journeys in Debian's WebKitGTK through WebDriver; Playwright runs them and has no browser of its own here.
 */
export default defineConfig({
  ...journeys,
  testDir: 'webkit',
  testMatch: '**/*.long.ts',
  expect: { toPass: { timeout: 40_000, intervals: [50, 100, 250] } },
})
