import { chromium, type Browser } from 'playwright'
import { chromiumPath } from '@portal/tooling/run/browsers'

export type { Browser, Page } from 'playwright'

/** Disables Chromium's own network traffic. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

const executablePath = chromiumPath()

/** Launch options of journeys and benchmarks. */
export const launchOptions = { args, ...(executablePath !== undefined && { executablePath }) }

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions)
