import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { t as layout } from '@portal/shell/messages/layout'
import { kinds, t } from '@portal/shell/messages/panel'
import { contractVersion } from '@portal/shared-contracts/remotes'
import type { Page } from 'playwright/test'
import { createFileServer } from '@portal/remote-kit/dev/watch'
import { overrideLink, sendOverride } from '@portal/remote-kit/dev/send-override'
import { localKey } from '@portal/remote-kit/release/signing'
import type { Portal } from '../portal/portal.ts'
import { market, marketBuild, registerMarket, unregister } from '../portal/small-remote.ts'
import { expect, test } from '../portal/test.ts'
import { addCopiedRelease, changePointer, copied, readPointer, setPointer } from '../portal/versions.ts'

const keys = 'Alt+Shift+R'
const panel = (page: Page) => page.getByRole('dialog', { name: t.title })
const remote = (page: Page, name: string) =>
  panel(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { level: 3, name }) })
const labels = (page: Page) => page.locator('#portal-panel .label:visible')

/** Shows a build of this machine in a portal until it is disposed of; gives the link that a browser opens. */
async function overrideMarket(portal: Portal) {
  await registerMarket(portal)
  const { record, code } = marketBuild('1.0.0', contractVersion)
  const { server, add } = createFileServer(portal.origin)
  add('1.0.0', new Map(Object.entries(code).map(([file, text]) => [file, Buffer.from(text)])))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const base = `http://localhost:${(server.address() as AddressInfo).port}/1.0.0/`
  const build = { record, base, portal: portal.origin, id: 'd'.repeat(32) }
  await sendOverride(build, await localKey(portal.dataDir), new Date())
  return {
    link: overrideLink(build),
    async [Symbol.asyncDispose]() {
      server.close()
      await unregister(portal, market.name)
    },
  }
}

test('the banner of an override opens the panel, which says whose each part is, also after a navigation', async ({
  page,
  portal,
  watch,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 1440, height: 900 })
  await using override = await overrideMarket(portal)
  await page.goto(override.link)
  await expect(page.getByRole('heading', { level: 1, name: market.label })).toBeVisible()
  const button = page.getByRole('button', { name: 'Teile der Seite zeigen' })
  await button.click()
  await expect(panel(page)).toBeInViewport()
  await expect(panel(page).getByRole('heading', { level: 1 })).toBeFocused()
  await expect(remote(page, market.name)).toContainText(`${kinds.override}`)
  await expect(remote(page, market.name)).toContainText('1.0.0')
  await expect(labels(page)).toHaveText([`${market.name} 1.0.0 · ${kinds.override} · ${t.route(market.path)}`])
  await expect(remote(page, 'mfe-rewards')).toContainText(kinds.release)
  await watch.checkAccessibility()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(panel(page)).toBeInViewport({ ratio: 1 })
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await watch.checkAccessibility()
  await page.setViewportSize({ width: 1440, height: 900 })

  await page.getByRole('link', { name: layout.home }).click()
  await expect(labels(page).filter({ hasText: t.widget('login-box') })).toBeVisible()
  await remote(page, 'mfe-rewards')
    .getByRole('button', { name: t.widget('highlights') })
    .click()
  await expect(labels(page).filter({ hasText: t.widget('highlights') })).toBeVisible()
  await expect(labels(page).filter({ hasText: market.name })).toHaveCount(0)
  const { current } = readPointer(portal, 'mfe-rewards')
  await expect(remote(page, 'mfe-rewards')).toContainText(current ?? 'no version')
  await remote(page, 'mfe-rewards')
    .getByText(/^Gemeinsame Module/)
    .click()
  await expect(
    remote(page, 'mfe-rewards').getByRole('listitem').filter({ hasText: 'react/jsx-runtime' }),
  ).toContainText('von der Shell; ^19.0.0 verlangt; passt')
  await panel(page).getByRole('button', { name: t.copy }).click()
  await expect(panel(page).getByRole('status')).toHaveText(t.copied)
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toMatchObject({
    path: '/',
    bucket: null,
    remotes: expect.arrayContaining([
      expect.objectContaining({ name: 'mfe-rewards', version: current, kind: 'release' }),
      expect.objectContaining({ name: market.name, version: '1.0.0', kind: 'override' }),
    ]),
  })

  await page.keyboard.press('Escape')
  await expect(panel(page)).toHaveCount(0)
  await expect(labels(page)).toHaveCount(0)
  await button.focus()
  await page.keyboard.press(keys)
  await expect(panel(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('a browser without an override asks for the panel: its keys open it, it knows the canary, and the browser leaves it', async ({
  page,
  portal,
  watch,
}) => {
  const pointer = readPointer(portal, 'mfe-rewards')
  const canary = await addCopiedRelease(portal, 'mfe-rewards')
  changePointer(portal, 'mfe-rewards', { canary: { version: canary, percent: 100 } })
  await copied(portal)
  await page.goto('/')
  await page.keyboard.press(keys)
  await expect(panel(page)).toHaveCount(0)
  expect(await page.content()).not.toContain('panel')

  await page.goto('/api/remotes/panel')
  await page.keyboard.press(keys)
  await expect(remote(page, 'mfe-rewards')).toContainText(`${kinds.canary}, ${t.percent(100)}`)
  await expect(remote(page, 'mfe-rewards')).toContainText(canary)
  await expect(remote(page, 'mfe-auth')).toContainText(kinds.release)
  const cookies = await page.context().cookies()
  const bucket = cookies.find(({ name }) => name === 'portal-bucket')?.value
  await expect(panel(page).getByText(bucket ?? 'no bucket', { exact: true })).toBeVisible()
  await watch.checkAccessibility()
  await page.keyboard.press(keys)
  await expect(panel(page)).toHaveCount(0)

  await page.keyboard.press(keys)
  await panel(page).getByRole('button', { name: t.leave }).click()
  await expect(page).toHaveURL(`${portal.origin}/`)
  await page.keyboard.press(keys)
  await expect(panel(page)).toHaveCount(0)
  setPointer(portal, 'mfe-rewards', pointer)
  await copied(portal)
})
