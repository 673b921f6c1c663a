import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright'

export type { BrowserContext, CDPSession, Page } from 'playwright'

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find((file) => existsSync(file))

/** The Chromium to start; undefined leaves it to Playwright. */
const executablePath = process.env['CHROMIUM_PATH'] ?? installed

/** Nothing but our pages on the network. */
const quietBrowser = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How Chromium is started, for journeys and measurements alike. */
export const launchOptions = { args: quietBrowser, ...(executablePath !== undefined && { executablePath }) }

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions)
