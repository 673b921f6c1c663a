import { expect, test as base } from 'playwright/test'
import { freePort } from '@portal/tooling/run/start-process'
import { serveTls } from '@portal/tooling/run/tls'
import { startHostPage, type HostPage } from '../portal/host-page.ts'
import { startPortal, type Portal } from '../portal/portal.ts'
import { startDriver, type Driver } from './driver.ts'
import { createPage, type WebKitPage } from './page.ts'

type PerWorker = { driver: Driver; host: HostPage; portal: Portal }

/**
 * Starts a portal behind TLS per worker, because Safari's engine stores no `Secure` cookie over http, and a browser per
 * test.
 */
export const test = base.extend<{ webPage: WebKitPage }, PerWorker>({
  driver: [
    async ({}, use) => {
      const driver = await startDriver()
      await use(driver)
      await driver.close()
    },
    { scope: 'worker' },
  ],
  host: [
    async ({}, use) => {
      await using host = await startHostPage()
      await use(host)
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ host }, use) => {
      const port = await freePort()
      const origin = `https://localhost:${port}`
      await using portal = await startPortal({ PUBLIC_ORIGIN: origin, EMBED_ORIGINS: host.origin })
      const tls = await serveTls(port, Number(new URL(portal.origin).port))
      await use({ ...portal, origin })
      const metrics = await (await fetch(`${portal.origin}/metrics`)).text()
      // WebKit 26 preloads scripts without their hash, and reports that it may not, before it loads them with it.
      const stopped = metrics.match(/^edge_csp_reports_total\{directive="(?!integrity").*$/gm)
      tls.close()
      // Also what a document reported before the journey looked at it.
      expect(stopped, 'reports of what the policy of a page stopped').toBeNull()
    },
    { scope: 'worker' },
  ],
  webPage: async ({ driver, portal }, use) => {
    await portal.reset()
    const browser = await driver.openBrowser()
    const webPage = createPage(browser, portal.origin)
    await use(webPage)
    await webPage.verify().finally(() => browser.quit())
  },
})
