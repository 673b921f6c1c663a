import { existsSync } from 'node:fs'
import { defineConfig } from 'playwright/test'

const systemChromium = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file))
const executablePath = process.env['CHROMIUM_PATH'] ?? systemChromium

export default defineConfig({
  testDir: 'journeys',
  // Each worker runs a portal of its own; two cores carry two.
  workers: 2,
  fullyParallel: false,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: process.env['CI'] !== undefined,
  outputDir: '../test-results',
  reporter: [['list'], ['json', { outputFile: '../test-results/journeys.json' }]],
  use: {
    locale: 'de-DE',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 390, height: 844 },
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath !== undefined && { executablePath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
})
