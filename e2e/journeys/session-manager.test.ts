import type { Locator } from 'playwright/test'
import { startPortal } from '../portal/portal.ts'
import { expect, greeting, logIn, loginHeading, openAsMember, openOtherTab, test } from '../portal/test.ts'

const sentence = (part: Locator) => part.getByRole('status').filter({ hasText: 'Wir haben Sie abgemeldet' })
const isRefresh = (request: { url: () => string }) => request.url().includes('refreshaccess')

test('an inactive member gets a warning before the logout and can stay logged in', async ({ page, watch }) => {
  await using portal = await startPortal({ IDLE_TIMEOUT: '62' })
  await openAsMember(page, portal.origin)
  const dialog = page.getByRole('dialog', { name: 'Sind Sie noch da?' })
  await expect(dialog).toBeVisible()
  await watch.checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(greeting(page)).toBeVisible()
  // First the page, whose requests would fail without the portal.
  await page.context().close()
})

test('the idle timeout logs out every tab, which says why until the next login', async ({ page, watch }) => {
  await using portal = await startPortal({ IDLE_TIMEOUT: '10' })
  await openAsMember(page, portal.origin)
  const other = await openOtherTab(page, portal.origin)
  for (const tab of [page, other]) {
    await expect(loginHeading(tab)).toBeVisible({ timeout: 30_000 })
    await expect(sentence(tab.getByRole('main'))).toContainText('gespeichert')
    await expect(tab.getByRole('region', { name: 'Wir haben Sie abgemeldet' })).toHaveCount(0)
  }
  await watch.checkAccessibility()
  await other.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  await expect(sentence(other.getByRole('region', { name: 'Wir haben Sie abgemeldet' }))).toBeVisible()
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  await expect(sentence(page.locator('body'))).toHaveCount(0)
  // First the pages, whose requests would fail without the portal.
  await page.context().close()
})

test('the access token is refreshed once for all tabs, and a failed refresh logs out', async ({ page, watch }) => {
  watch.allowErrors(/refreshaccess/, /Failed to load resource/)
  await using portal = await startPortal({ TOKEN_REFRESH_AGE: '10' })
  await openAsMember(page, portal.origin)
  const other = await openOtherTab(page, portal.origin)

  const response = await page.context().waitForEvent('response', isRefresh)
  expect(response.status()).toBe(200)
  expect(await response.text()).not.toContain('refreshToken')
  await expect(greeting(page)).toBeVisible()
  await portal.fault('refresh', 'serverError')
  for (const tab of [page, other]) await expect(loginHeading(tab)).toBeVisible({ timeout: 30_000 })
})
