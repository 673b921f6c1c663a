import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { ownMajor } from '@portal/shared-contracts/remotes'
import type { Page } from 'playwright/test'
import { startPortal } from '../portal/portal.ts'
import { addMarketVersion, market, registerMarket, unregister } from '../portal/small-remote.ts'
import { expect, greeting, logIn, test } from '../portal/test.ts'
import { addCopiedRelease, changePointer, copied, readPointer, setPointer } from '../portal/versions.ts'

const entry = (page: Page) => page.getByRole('banner').getByRole('link', { name: market.label })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const highlight = (page: Page) => page.getByRole('link', { name: titleOf('R1') })
/** Containers of the small remote whose code ran in the page. */
const ran = (page: Page) => page.evaluate(() => (globalThis as { marketRan?: string[] }).marketRan ?? [])

const openMenu = (page: Page) => page.getByRole('banner').locator('summary:visible').click()

/** Adds code in front of the files at an address, as a store that lies would; returns how many it changed. */
async function tamper(page: Page, address: RegExp): Promise<() => number> {
  let changed = 0
  await page.route(address, async (route) => {
    const response = await route.fetch()
    changed++
    await route.fulfill({ response, body: `window.tampered = true;${await response.text()}` })
  })
  return () => changed
}

test('a remote comes, breaks and goes by registry document, pointer and record alone, while pages are open', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/Failed to load resource/, /404/, /integrity/, /\/remotes\/mfe-rewards\//)
  await using portal = await startPortal()
  const open = await page.context().newPage()
  await open.goto(portal.origin)
  await expect(highlight(open)).toBeVisible()

  await test.step('a sixth remote, built for an older contract, has its menu entry and its page', async () => {
    await addMarketVersion(portal, '1.0.0', `${ownMajor}.0.0`)
    setPointer(portal, market.name, { current: '1.0.0' })
    await registerMarket(portal)
    await page.goto(`${portal.origin}/faq`)
    await openMenu(page)
    await entry(page).click()
    await expect(heading(page, `${market.label} 1.0.0`)).toBeVisible()
    expect((await page.reload())?.status()).toBe(200)
    await expect(heading(page, `${market.label} 1.0.0`)).toBeVisible()
  })

  await test.step('a version for a newer shell does not run: the last good one shows', async () => {
    for (const [version, contract] of [
      ['1.1.0', `${ownMajor}.99.0`],
      ['2.0.0', `${Number(ownMajor) + 1}.0.0`],
    ] as const) {
      await addMarketVersion(portal, version, contract)
      setPointer(portal, market.name, { current: version, previous: '1.0.0' })
      await copied(portal)
      await page.reload()
      await expect(heading(page, `${market.label} 1.0.0`)).toBeVisible()
      expect(await ran(page)).toEqual(['market_1_0_0'])
    }
    setPointer(portal, market.name, { current: '2.0.0' })
    await copied(portal)
    await page.reload()
    await expect(page.getByText('Diese Seite lässt sich gerade nicht laden')).toBeVisible()
    expect(await ran(page)).toEqual([])
  })

  await test.step('code that was changed on its way does not run: the version before shows', async () => {
    const { current } = readPointer(portal, 'mfe-rewards')
    changePointer(portal, 'mfe-rewards', { previous: await addCopiedRelease(portal, 'mfe-rewards') })
    await copied(portal)
    for (const file of ['entry', '[0-9a-f]{10}']) {
      const changed = await tamper(page, new RegExp(`/remotes/mfe-rewards/${current}/${file}\\.js`))
      await page.goto(portal.origin)
      await expect(highlight(page)).toBeVisible()
      expect(await page.evaluate(() => 'tampered' in window)).toBe(false)
      expect(changed()).toBeGreaterThan(0)
      await page.unrouteAll()
    }
  })

  await test.step('without a neighbour its links are gone and the rest works', async () => {
    await unregister(portal, 'mfe-rewards')
    await unregister(portal, market.name)
    await page.goto(portal.origin)
    await logIn(page)
    await expect(greeting(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Prämien', exact: true })).toHaveCount(0)
    for (const path of ['/vorteile-und-praemien/praemien', market.path]) {
      expect((await page.goto(portal.origin + path))?.status()).toBe(404)
      await expect(heading(page, 'Seite nicht gefunden')).toBeVisible()
    }
    await page.goto(`${portal.origin}/konto/karten`)
    await expect(heading(page, 'Meine Karten')).toBeVisible()
  })

  await test.step('a page that was open all the time goes on with the versions it has', async () => {
    await expect(entry(open)).toHaveCount(0)
    await highlight(open).click()
    await expect(heading(open, titleOf('R1'))).toBeVisible()
  })
  // First the pages, whose requests would fail without the portal.
  await page.context().close()
})
