import { contractVersion, type SharedModule } from '@portal/shared-contracts/remotes'
import type { Page } from 'playwright/test'
import { startPortal, type Portal } from '../portal/portal.ts'
import { addMarketVersion, market, register, registerMarket } from '../portal/small-remote.ts'
import { expect, test } from '../portal/test.ts'
import { addVersion, copied, recordOf, setPointer } from '../portal/versions.ts'

const [name, path, slot] = ['mfe-events', '/feste', 'mfe-events:below'] as const
const navigationKey = '@portal/shared-contracts/navigation' satisfies SharedModule

/** The code of a container whose page shows its slot, as `Slot` of the page library does. */
const entry = `
globalThis.mfe_events = (() => {
  let scope
  const shared = async (key) => (await Object.values(scope[key])[0].get())()
  const page = async () => {
    const [{ createElement }, { useNavigation, Widget }] = [await shared('react'), await shared('${navigationKey}')]
    const Component = () => createElement('div', null, createElement('h1', null, 'Feste'), createElement('section', null,
      (useNavigation().widgetsIn?.('${slot}') ?? []).map((name) => createElement(Widget, { key: name, name, skeleton: null }))))
    return () => ({ Component })
  }
  return { init: (given) => void (scope = given), get: page }
})()`

/** Releases the remote that offers the slot. */
async function releaseEvents(portal: Portal): Promise<void> {
  await register(portal, name, { paths: [path], widgets: [], menu: [], offers: [slot] })
  const routes = [{ path, title: 'Feste', expose: './page', chunks: [] }]
  const about = {
    name,
    version: '1.0.0',
    revision: 'r',
    contract: contractVersion,
    entry: 'entry.js',
    global: 'mfe_events',
  }
  const code = { 'entry.js': entry }
  await addVersion(portal, recordOf({ ...about, routes, widgets: {}, offers: [slot] }, code), code)
  setPointer(portal, name, { current: '1.0.0' })
  await copied(portal)
}

const inSlot = (page: Page) => page.getByRole('main').locator('section > *')

test('widgets of another remote stand in the slot of a remote from their release on', async ({ page }) => {
  await using portal = await startPortal()
  await releaseEvents(portal)
  await page.goto(portal.origin + path)
  await expect(page.getByRole('heading', { level: 1, name: 'Feste' })).toBeVisible()
  await expect(inSlot(page)).toHaveCount(0)

  await registerMarket(portal)
  await register(portal, market.name, { slots: [{ slot, widget: 'teaser' }] })
  await addMarketVersion(portal, '1.0.0', contractVersion, { breaks: false, slots: [slot] })
  setPointer(portal, market.name, { current: '1.0.0' })
  await copied(portal)
  await page.reload()
  await expect(inSlot(page).filter({ hasText: `${market.label} 1.0.0` })).toHaveCount(1)
  await page.context().close()
})
