import { defineConfig } from 'playwright/test'
import { launchOptions } from './portal/browser.ts'
import type { CheckedIn } from './portal/watch.ts'

export default defineConfig<{ checkedIn: CheckedIn }>({
  testDir: 'journeys',
  globalSetup: './portal/published.ts',
  // Each worker runs a portal and a browser of its own, which together take a processor.
  workers: 2,
  // Also within a file, so that no worker is left with a long one at the end.
  fullyParallel: true,
  // Long, so that a slow machine fails no journey.
  timeout: 300_000,
  expect: { timeout: 40_000, toPass: { timeout: 40_000 } },
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    // Axe takes a fifth of the time; `.ci/run` sets this.
    checkedIn: process.env['CHECK_ACCESSIBILITY'] === undefined ? 'no environment' : 'own environment',
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 390, height: 844 },
    // Crossfades and counting balances have a journey of their own.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording a trace of every journey costs a third of their time; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions,
  },
})
