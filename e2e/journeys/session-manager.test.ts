import { startPortal } from '../portal/portal.ts'
import { expect, greeting, loginHeading, openAsMember, openOtherTab, test } from '../portal/test.ts'

const isRefresh = (request: { url: () => string }) => request.url().includes('refreshaccess')

test('an inactive member gets a warning before the logout and can stay logged in', async ({ page, watch }) => {
  await using portal = await startPortal({ IDLE_TIMEOUT: '62' })
  await openAsMember(page, portal.origin)
  const dialog = page.getByRole('dialog', { name: 'Sind Sie noch da?' })
  await expect(dialog).toBeVisible({ timeout: 20_000 })
  await watch.checkAccessibility()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(greeting(page)).toBeVisible()
})

test('the idle timeout logs out every tab', async ({ page }) => {
  await using portal = await startPortal({ IDLE_TIMEOUT: '10' })
  await openAsMember(page, portal.origin)
  const other = await openOtherTab(page, portal.origin)
  for (const tab of [page, other]) await expect(loginHeading(tab)).toBeVisible({ timeout: 30_000 })
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

test('of eight tabs one refreshes the access token in each of 20 cycles, and no tab is logged out', async ({
  page,
}) => {
  await using portal = await startPortal({ IDLE_TIMEOUT: '86400' })
  let refreshes = 0
  page.context().on('request', (request) => void (refreshes += Number(isRefresh(request))))
  await page.clock.install()
  await openAsMember(page, portal.origin)
  const tabs = [page]
  while (tabs.length < 8) tabs.push(await openOtherTab(page, portal.origin))

  const start = await page.evaluate(() => Date.now())
  for (let cycle = 1; cycle <= 20; cycle++) {
    const refreshed = page.context().waitForEvent('response', isRefresh)
    // All tabs jump to the same moment, as they share one clock.
    await page.clock.pauseAt(start + cycle * 603_000)
    expect((await refreshed).status()).toBe(200)
    // Granted after every tab that waits for its turn.
    await page.evaluate(() => navigator.locks.request('session-refresh', () => {}))
    expect(refreshes).toBe(cycle)
  }
  for (const tab of tabs) await expect(greeting(tab)).toBeVisible()
})
