import * as paths from '@portal/shared-contracts/paths'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import { t as overview } from '@portal/shell/messages/overview'
import { t as home } from '@portal/shell/messages/home'
import type { Locator, Page } from 'playwright/test'
import { startPortal } from '../portal/portal.ts'
import { expect, greeting, logInAt, openAsMember, test } from '../portal/test.ts'
import { copied, setPointer } from '../portal/versions.ts'

const panel = (page: Page, title: string): Locator =>
  page
    .getByRole('main')
    .locator('div')
    .filter({ has: page.getByRole('heading', { level: 2, name: title }) })
    .filter({ has: page.getByRole('link', { name: /^Alle .* ansehen$/ }) })
    .last()
const rewards = (page: Page) => panel(page, overview.rewardsTitle)
const coupons = (page: Page) => panel(page, 'Läuft bald ab')
const topOf = async (locator: Locator): Promise<number> => (await locator.boundingBox())?.y ?? Number.NaN

/** The paths of the backend calls that the page sends from now on. */
function sentCalls(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const path = new URL(request.url()).searchParams.get('path')
    if (path !== null && request.url().includes('/api/api')) calls.push(path)
  })
  return calls
}

// Rules: public-pages-44, rewards-and-orders-64, coupons-56
test('the overview shows balance, three rewards and what ends soon before the events, with one list of coupons', async ({
  page,
  watch,
}) => {
  await openAsMember(page)
  const calls = sentCalls(page)
  await page.goto(paths.benefitsAndRewards)
  await expect(page.getByText(`${overview.balance}:`).locator('..')).toContainText('4.321 Punkte')
  await expect(rewards(page).getByRole('listitem')).toHaveCount(3)
  await expect(coupons(page).getByRole('listitem')).toHaveCount(3)
  await expect(coupons(page).getByRole('listitem').first()).toContainText(/Läuft (heute|morgen|in \d Tagen) ab/)
  expect(calls.filter((path) => path.includes('coupons'))).toHaveLength(1)

  const places = [page.getByRole('heading', { level: 1 }), rewards(page), coupons(page), page.locator('#termine')]
  const tops = await Promise.all(places.map(topOf))
  expect(tops).toEqual(tops.toSorted((one, other) => one - other))
  await watch.checkAccessibility()

  const [first] = await coupons(page).getByRole('link').allTextContents()
  await coupons(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/aktionen\?sortierung=endingSoon$/)
  await expect(page.getByRole('article').first()).toContainText(first ?? '-')
  await page.goBack()
  const title = await rewards(page).getByRole('link').first().textContent()
  await rewards(page).getByRole('link').first().press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: title ?? '-' })).toBeFocused()
})

// Rule: public-pages-88
test('without the loyalty service or a remote the overview stands without rewards and coupons', async ({
  page,
  watch,
}) => {
  watch.allowErrors(/5\d\d/)
  await using portal = await startPortal()
  await logInAt(page, portal.origin)
  await expect(greeting(page)).toBeVisible()
  await portal.fault('loyalty', 'serverError')
  await page.goto(portal.origin + paths.benefitsAndRewards)
  await expect(page.getByRole('main').getByText('Wartungsarbeiten', { exact: true })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Raritäten & Sondereditionen' })).toBeVisible()
  await expect(page.locator('#termine')).toBeVisible()
  await portal.fault('loyalty', null)

  setPointer(portal, 'mfe-loyalty-coupons', { disabled: true })
  await copied(portal)
  await page.goto(portal.origin + paths.benefitsAndRewards)
  await expect(rewards(page).getByRole('listitem')).toHaveCount(3)
  await expect(coupons(page)).toHaveCount(0)
  await page.context().close()
})

test('a user without a loyalty account sends no call for coupons on the way from the overview to joining', async ({
  page,
}) => {
  const calls = sentCalls(page)
  await logInAt(page, paths.benefitsAndRewards, demoEmail('onlineshop'))
  await expect(page).toHaveURL(/\/landing\/shop$/)
  expect(calls.filter((path) => path.includes('accountcoupons'))).toEqual([])
})

// Rule: public-pages-87
test('a phone shows card, eight buttons and balance of the home page without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openAsMember(page)
  const barcode = page.getByRole('img', { name: /^Barcode/ })
  const buttons = page.getByRole('navigation', { name: home.tiles }).getByRole('link')
  const points = page.getByText('Punkte', { exact: true }).first()
  await expect(buttons).toHaveText([
    'Kontodaten',
    'Meine Karten',
    'Transaktionen',
    'Aktionen',
    'Vorteile',
    'Prämien',
    'Raritäten',
    'Newsletter',
  ])
  for (const element of [barcode, points, ...(await buttons.all())]) await expect(element).toBeInViewport({ ratio: 1 })
  const heights = await Promise.all((await buttons.all()).map(async (button) => (await button.boundingBox())?.height))
  for (const height of heights) expect(height).toBeGreaterThanOrEqual(44)
  expect(await topOf(barcode)).toBeLessThan(await topOf(buttons.first()))
  expect(await topOf(buttons.last())).toBeLessThan(await topOf(points))

  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(async () => (await topOf(buttons.first())) > (await topOf(points))).toBe(true)
})

// Rules: public-pages-86, public-pages-89
test('titles and what is below them share their edges: benefits with their sentences, and the login', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(paths.benefits)
  const edges = (locator: Locator) => locator.boundingBox().then((box) => [box?.x, (box?.x ?? 0) + (box?.width ?? 0)])
  const title = page.getByRole('heading', { level: 1 })
  const panelOfLogin = page.getByRole('heading', { level: 2, name: 'Anmeldung' }).locator('../..')
  expect((await edges(panelOfLogin))[0]).toBe((await edges(title))[0])

  await logInAt(page, paths.benefits)
  const items = page.locator('main details')
  await expect(items).toHaveCount(8)
  expect((await edges(items.first()))[0]).toBe((await edges(title))[0])
  const width = page.locator('header > div').last()
  expect((await edges(items.first()))[1]).toBe((await edges(width))[1])
  for (const item of await items.all()) {
    await expect(item).not.toHaveAttribute('open')
    await expect(item.locator('summary > h3 + span')).toHaveText(/^\p{Lu}[^.]{20,}\.$/u)
    await expect(item.getByRole('heading', { level: 3 })).not.toContainText('.')
  }
})
