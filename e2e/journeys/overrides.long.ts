import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { contractVersion } from '@portal/shared-contracts/remotes'
import type { Page } from 'playwright/test'
import { createFileServer } from '@portal/remote-kit/dev/watch'
import { overrideLink, sendOverride } from '@portal/remote-kit/dev/send-override'
import { localKey } from '@portal/remote-kit/release/signing'
import type { Portal } from '../portal/portal.ts'
import { market, marketBuild, registerMarket, unregister } from '../portal/small-remote.ts'
import { expect, test } from '../portal/test.ts'

const hour = 60 * 60 * 1000
const banner = (page: Page) => page.getByRole('complementary', { name: 'Vorschau' })
const reset = (page: Page) => banner(page).getByRole('button', { name: 'Vorschau beenden' })

/** A developer's machine that serves a build of the small remote for a portal. */
async function startMachine(portal: Portal) {
  const { record, code } = marketBuild('1.0.0', contractVersion)
  const { server, add } = createFileServer(portal.origin)
  add('1.0.0', new Map(Object.entries(code).map(([file, text]) => [file, Buffer.from(text)])))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const base = `http://localhost:${(server.address() as AddressInfo).port}/1.0.0/`
  const build = { record, base, portal: portal.origin, id: 'c'.repeat(32) }
  const key = await localKey(portal.dataDir)
  return {
    link: overrideLink(build),
    /** Sends the override, which ends eight hours after `now`. */
    send: (now = new Date()) => sendOverride(build, key, now),
    [Symbol.dispose]: () => void server.close(),
  }
}

test('an override shows a remote of this machine in this browser only, says so, and ends by its button or its time', async ({
  page,
  portal,
  browser,
  watch,
}) => {
  watch.allowErrors(/404/)
  await registerMarket(portal)
  using machine = await startMachine(portal)
  await machine.send()
  await page.goto(machine.link)
  await expect(page.getByRole('heading', { level: 1, name: `${market.label} 1.0.0` })).toBeVisible()
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  await watch.checkAccessibility()

  const other = await browser.newPage()
  expect((await other.goto(portal.origin + market.path))?.status()).toBe(404)
  await expect(banner(other)).toHaveCount(0)
  await other.close()

  await page.getByRole('contentinfo').getByRole('link').last().focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Teile der Seite zeigen' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(reset(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${portal.origin}/`)
  await expect(banner(page)).toHaveCount(0)

  await page.goto(machine.link)
  await expect(banner(page)).toBeVisible()
  // From now on it ends in two seconds; the page then reloads by itself.
  await machine.send(new Date(Date.now() - 8 * hour + 2_000))
  await expect(banner(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Seite nicht gefunden' })).toBeVisible()
  await unregister(portal, market.name)
})
