import type { Locator } from 'playwright/test'
import { idleTimeout, idleWarning, tokenRefreshAge } from '@portal/shared-contracts/session/timeouts'
import { t as notices } from '@portal/shell/messages/session-notices'
import { letPass } from '../portal/let-pass.ts'
import { expect, greeting, logIn, loginHeading, openAsMember, openOtherTab, test } from '../portal/test.ts'

const sentence = (part: Locator) => part.getByRole('status').filter({ hasText: notices.idleTitle })
const isRefresh = (request: { url: () => string }) => request.url().includes('refreshaccess')

test.beforeEach(({ context }) => context.clock.install())

// Rule: promises-1
test('an inactive member gets a warning before the logout and can stay logged in', async ({ page, watch }) => {
  await openAsMember(page)
  await page.mouse.move(300, 300)
  await letPass(page, idleTimeout - idleWarning + 5)
  const dialog = page.getByRole('dialog', { name: notices.title })
  await expect(dialog).toBeVisible()
  // A dialog that opens under a resting pointer is no activity.
  await letPass(page, 5)
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()

  await letPass(page, idleTimeout - idleWarning + 5)
  await expect(dialog).toBeVisible()
  await page.mouse.move(310, 310)
  await letPass(page, 1)
  await expect(dialog).toBeHidden()
  await letPass(page, idleWarning)
  await expect(greeting(page)).toBeVisible()

  await letPass(page, idleTimeout - 2 * idleWarning + 10)
  await expect(dialog).toBeVisible()
  // At the end, because another size of text may scroll the page, which is activity.
  await watch.checkAccessibility()
})

// Rules: session-28, session-48
test('the idle timeout logs out every tab, which says why until the next login', async ({ page, watch }) => {
  await openAsMember(page)
  const other = await openOtherTab(page)
  await letPass(page, idleTimeout)
  for (const tab of [page, other]) {
    await expect(loginHeading(tab)).toBeVisible()
    await expect(sentence(tab.getByRole('main'))).toContainText('gespeichert')
    await expect(tab.getByRole('region', { name: notices.idleTitle })).toHaveCount(0)
  }
  await watch.checkAccessibility()
  await other.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Kontakt' })).toBeVisible()
  await expect(sentence(other.getByRole('region', { name: notices.idleTitle }))).toBeVisible()
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  await expect(sentence(page.locator('body'))).toHaveCount(0)
})

// Rule: session-60
test('the access token is refreshed once for all tabs, and a failed refresh logs out, which every tab explains', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/refreshaccess/, /Failed to load resource/)
  await openAsMember(page)
  const other = await openOtherTab(page)
  const stored = () => page.evaluate(() => localStorage.getItem('state'))
  const before = await stored()

  const [response] = await Promise.all([
    page.context().waitForEvent('response', isRefresh),
    letPass(page, tokenRefreshAge + 5),
  ])
  expect(response.status()).toBe(200)
  expect(await response.text()).not.toContain('refreshToken')
  await expect.poll(stored).not.toBe(before)
  await expect(greeting(page)).toBeVisible()
  await portal.fault('refresh', 'serverError')
  await letPass(page, tokenRefreshAge + 5)
  for (const tab of [page, other]) {
    await expect(loginHeading(tab)).toBeVisible()
    await expect(tab.getByRole('status').filter({ hasText: notices.refusedTitle })).toBeVisible()
  }
})

// Rules: session-28, session-48
test('a clock that is set back keeps a member logged in, and one that is set forward by a day does not', async ({
  page,
}) => {
  await openAsMember(page)
  const now = await page.evaluate(() => Date.now())
  await page.clock.setSystemTime(now - 3_600_000)
  await letPass(page, 10)
  await expect(greeting(page)).toBeVisible()
  await page.clock.setSystemTime(now + 24 * 3_600_000)
  await letPass(page, 5)
  await expect(sentence(page.getByRole('main'))).toContainText('gespeichert')
})
