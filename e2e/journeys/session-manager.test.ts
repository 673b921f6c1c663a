import type { Page } from 'playwright/test'
import { startPortal, type Portal } from '../portal/portal.ts'
import { expect, logIn, test } from '../portal/test.ts'

const greeting = (page: Page) => page.getByRole('heading', { level: 1, name: /Herzlich willkommen/ })
const login = (page: Page) => page.getByRole('heading', { name: 'Anmeldung' })
const isRefresh = (request: { url: () => string }) => request.url().includes('refreshaccess')

/** Starts a portal with other timeouts for one test. */
async function withPortal(env: Record<string, string>, run: (portal: Portal) => Promise<void>): Promise<void> {
  const portal = await startPortal(env)
  try {
    await run(portal)
  } finally {
    await portal.close()
  }
}

test('an inactive member gets a warning before the logout and can stay logged in', async ({ page, watch }) => {
  await withPortal({ IDLE_TIMEOUT: '62' }, async (portal) => {
    await page.goto(portal.origin)
    await logIn(page)
    await expect(greeting(page)).toBeVisible()
    const dialog = page.getByRole('dialog', { name: 'Sind Sie noch da?' })
    await expect(dialog).toBeVisible({ timeout: 20_000 })
    await watch.checkAccessibility()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(greeting(page)).toBeVisible()
  })
})

test('the idle timeout logs out every tab', async ({ page, context }) => {
  await withPortal({ IDLE_TIMEOUT: '10' }, async (portal) => {
    await page.goto(portal.origin)
    await logIn(page)
    await expect(greeting(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto(portal.origin)
    await expect(greeting(other)).toBeVisible()
    await expect(login(page)).toBeVisible({ timeout: 30_000 })
    await expect(login(other)).toBeVisible({ timeout: 30_000 })
  })
})

test('the access token is refreshed once for all tabs, and a failed refresh logs out', async ({
  page,
  context,
  watch,
}) => {
  watch.allowErrors(/refreshaccess/, /Failed to load resource/)
  await withPortal({ TOKEN_REFRESH_AGE: '10' }, async (portal) => {
    await page.goto(portal.origin)
    await logIn(page)
    await expect(greeting(page)).toBeVisible()
    const other = await context.newPage()
    await other.goto(portal.origin)
    await expect(greeting(other)).toBeVisible()

    const response = await context.waitForEvent('response', isRefresh)
    expect(response.status()).toBe(200)
    expect(await response.text()).not.toContain('refreshToken')
    await expect(greeting(page)).toBeVisible()
    await portal.fault('refresh', 'serverError')
    await expect(login(page)).toBeVisible({ timeout: 30_000 })
    await expect(login(other)).toBeVisible({ timeout: 30_000 })
  })
})
