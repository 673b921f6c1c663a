import { contractVersion } from '@portal/shared-contracts/remotes'
import type { Page } from 'playwright/test'
import {
  addMarketPreview,
  addMarketVersion,
  endMarketPreviews,
  market,
  registerMarket,
  unregister,
} from '../portal/small-remote.ts'
import { expect, logInAt, test } from '../portal/test.ts'
import { copied, setPointer } from '../portal/versions.ts'

const hour = 60 * 60 * 1000
const show = (page: Page) => page.getByRole('button', { name: 'Vorschau ansehen' })
const banner = (page: Page) => page.getByRole('complementary', { name: 'Vorschau' })
const heading = (page: Page, version: string) =>
  page.getByRole('heading', { level: 1, name: `${market.label} ${version}` })

async function fits(page: Page): Promise<void> {
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
}

test('a preview asks before it runs, shows its build to this browser only, and ends by its button or by its team', async ({
  page,
  portal,
  browser,
  watch,
}) => {
  watch.allowErrors(/404/)
  await registerMarket(portal, { previews: true })
  await addMarketVersion(portal, '1.0.0', contractVersion)
  setPointer(portal, market.name, { current: '1.0.0' })
  await copied(portal)
  const link = await addMarketPreview(portal, '1.1.0', new Date(Date.now() + 3 * 24 * hour))
  await logInAt(page, '/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Herzlich willkommen')

  await expect
    .poll(async () => (await page.goto(link))?.status(), { message: 'the edge has copied the preview' })
    .toBe(200)
  await expect(page.getByRole('heading', { level: 1, name: 'Vorschau ansehen?' })).toBeVisible()
  for (const fact of [market.name, '1.1.0', 'Ada']) await expect(page.getByText(fact, { exact: true })).toBeVisible()
  await fits(page)
  await watch.checkAccessibility()
  await page.goto(market.path)
  await expect(heading(page, '1.0.0')).toBeVisible()

  await page.goto(link)
  await show(page).click()
  await expect(page).toHaveURL(portal.origin + market.path)
  await expect(heading(page, '1.1.0')).toBeVisible()
  await expect(banner(page)).toContainText(`Vorschau: ${market.name} 1.1.0 von Ada, bis `)
  await expect(banner(page)).toBeInViewport({ ratio: 1 })
  await fits(page)
  await watch.checkAccessibility()

  const other = await browser.newPage()
  const addresses: string[] = []
  other.on('request', (request) => void addresses.push(request.url()))
  await other.goto(portal.origin + market.path)
  await expect(heading(other, '1.0.0')).toBeVisible()
  expect(addresses.filter((address) => address.includes('previews'))).toEqual([])
  await other.close()

  await banner(page).getByRole('button', { name: 'Vorschau beenden' }).click()
  await expect(page).toHaveURL(`${portal.origin}/`)
  await expect(banner(page)).toHaveCount(0)
  await page.goto(market.path)
  await expect(heading(page, '1.0.0')).toBeVisible()

  await page.goto(link)
  await show(page).click()
  await expect(heading(page, '1.1.0')).toBeVisible()
  await endMarketPreviews(portal)
  await expect.poll(async () => (await page.goto(link))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Keine Vorschau' })).toBeVisible()
  await fits(page)
  await watch.checkAccessibility()
  await page.goto(market.path)
  await expect(heading(page, '1.0.0')).toBeVisible()
  await expect(banner(page)).toHaveCount(0)
  await unregister(portal, market.name)
})
