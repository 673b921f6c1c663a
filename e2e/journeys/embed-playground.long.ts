import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { after, capitalised } from '@portal/shared-contracts/brand/noun'
import { brand } from '@portal/shared-contracts/brand/brand'
import { expect, type Page } from 'playwright/test'
import { freePort } from '@portal/tooling/run/start-process'
import { t as rewardTexts } from '@portal/mfe-rewards/messages/rewards'
import { tags } from '../portal/tags.ts'
import { test as base } from '../portal/engine.ts'
import { startHostPage, type HostPage } from '../portal/host-page.ts'
import { startPortal } from '../portal/portal.ts'
import { logIn } from '../portal/test.ts'
import { watchPage } from '../portal/watch.ts'

/** The origin of the shop that the sandbox starts beside a portal, and another site. */
const test = base.extend<object, { sites: { shop: string; host: HostPage } }>({
  sites: [
    async ({}, use) => {
      const shop = `http://127.0.0.1:${await freePort()}`
      await using host = await startHostPage()
      await using _portal = await startPortal({ PLAYGROUND_ORIGIN: shop, EMBED_ORIGINS: `${shop},${host.origin}` })
      await use({ shop, host })
    },
    { scope: 'worker' },
  ],
})

const switchTo = async (page: Page, options: Readonly<Record<string, string>>): Promise<void> => {
  for (const [label, option] of Object.entries(options)) await page.getByLabel(label).selectOption(option)
  await page.getByRole('button', { name: 'Show' }).click()
}
const rewards = (page: Page) => page.locator(tags.rewards)
const heading = (page: Page) => rewards(page).getByRole('heading', { name: titleOf('R1') })

test('the shop shows the rewards as switched, and the code to copy does the same on another page', async ({
  page,
  context,
  sites: { shop, host },
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // What the switches do not have is as without a query.
  await page.goto(`${shop}/?element=admin&theme="><script>&login=`)
  await expect(heading(page)).toBeVisible()
  await expect(page.getByText(`${tags.rewards} ready`)).toBeVisible()
  expect((await page.locator('#code').textContent())?.split('\n')[0]).toBe(`<${tags.rewards}></${tags.rewards}>`)

  await page.getByRole('checkbox', { name: 'cards' }).check()
  await switchTo(page, { Look: 'shop', Scheme: 'dark' })
  await expect(page.locator(tags.cards).getByRole('button', { name: /anmelden/ })).toBeVisible()
  await expect(heading(page)).toBeVisible()
  const look = () =>
    rewards(page)
      .locator('.embed')
      .evaluate((element) => {
        const { backgroundColor, fontFamily } = getComputedStyle(element)
        return { backgroundColor, fontFamily }
      })
  const shown = await look()
  expect(shown).toEqual({ backgroundColor: 'rgb(16, 21, 29)', fontFamily: 'system-ui, sans-serif' })
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  const code = await page.evaluate(() => navigator.clipboard.readText())
  host.serve('/', `<!doctype html><title>Copied</title>${code}`)
  await page.goto(host.origin)
  await expect(heading(page)).toBeVisible()
  expect(await look()).toEqual(shown)
})

test('the shop logs the member in by a session token, set before the element exists', async ({
  page,
  sites: { shop },
}) => {
  await page.goto(shop)
  await page.getByRole('checkbox', { name: 'cards' }).check()
  await switchTo(page, { Login: 'token' })
  await expect(page.locator(tags.cards).getByRole('heading', { name: 'Meine Karten' })).toBeVisible()
  await expect(rewards(page).getByText(`${rewardTexts.balance}: 4.321`)).toBeVisible()
})

test('the shop logs the member in by the window of the portal', async ({ page, sites: { shop } }) => {
  await page.goto(shop)
  await page.getByRole('checkbox', { name: 'coupons' }).check()
  await switchTo(page, { Login: 'popup', Look: 'shop', Scheme: 'dark' })
  await expect(heading(page)).toBeVisible()
  await expect(page.getByRole('button', { name: `${capitalised(after('bei', brand.shop))} anmelden` })).toBeVisible()
  await watchPage(page).checkAccessibility()
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: brand.card.name }).click()
  const popup = await opened
  await logIn(popup)
  await popup.getByRole('button', { name: 'Für 10 Minuten erlauben' }).click()
  await expect(rewards(page).getByText(`${rewardTexts.balance}: 4.321`)).toBeVisible()
})

test('broken remotes and a slow network are those of this page only', async ({ page, sites: { shop } }) => {
  await page.goto(shop)
  await switchTo(page, { Remotes: 'broken' })
  await expect(rewards(page).getByRole('alert')).toContainText('lässt sich gerade nicht laden')
  await switchTo(page, { Remotes: 'working', 'Network to the portal': 'slow' })
  await expect(rewards(page).getByRole('status')).toHaveText('Wird geladen …')
  await expect(heading(page)).toBeVisible()
})
