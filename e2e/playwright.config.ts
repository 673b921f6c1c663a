import { defineConfig } from 'playwright/test'
import { launchOptions } from './portal/browser.ts'

export default defineConfig({
  testDir: 'journeys',
  // Each worker runs its own portal. Journeys mostly wait, so that two cores are enough for four.
  workers: 4,
  // Also within a file, so that no worker is left with a long one at the end.
  fullyParallel: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
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
