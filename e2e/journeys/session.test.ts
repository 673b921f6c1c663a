import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { t as layout } from '@portal/shell/messages/layout'
import type { Page } from 'playwright/test'
import type { Portal } from '../portal/portal.ts'
import {
  expect,
  greeting,
  logIn,
  loginHeading,
  logOut,
  member,
  openAsMember,
  openOtherTab,
  test,
} from '../portal/test.ts'

const storedState = (page: Page): Promise<string | null> => page.evaluate(() => localStorage.getItem('state'))

// Rule: session-3
test('the stored session is encrypted with a new nonce each time and survives a reload', async ({ page }) => {
  await openAsMember(page)
  await expect.poll(() => storedState(page)).toMatch(/^v1\./)
  const first = await storedState(page)
  const everything = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href)
  for (const secret of [member.loginName, member.password, 'Marlene', 'ACC-1', 'refreshToken']) {
    expect(everything).not.toContain(secret)
  }

  await page.reload()
  await expect(greeting(page)).toBeVisible()
  // Logging out and in again stores the same session again.
  await logOut(page)
  await expect(loginHeading(page)).toBeVisible()
  await expect(page).toHaveURL('/')
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  await expect.poll(() => storedState(page)).not.toBe(first)
})

const damages: Readonly<Record<string, (state: string) => string>> = {
  'one flipped bit': (state) => state.slice(0, -5) + (state.at(-5) === 'A' ? 'B' : 'A') + state.slice(-4),
  'a truncated state': (state) => state.slice(0, 40),
  'a plain state': () => JSON.stringify({ isLoggedIn: true, token: 'x', userData: {} }),
  'an empty state': () => '',
  'an unknown version': (state) => state.replace('v1', 'v9'),
  'a huge state': () => `v1.AAAA.${'A'.repeat(1_000_000)}`,
}

test('with a damaged state the page starts logged out without an error, and a login works', async ({ page }) => {
  await openAsMember(page)
  for (const [name, damage] of Object.entries(damages)) {
    await test.step(name, async () => {
      await expect.poll(() => storedState(page)).toMatch(/^v1\./)
      const state = (await storedState(page)) ?? ''
      // A single evaluation, because the page may store its state between two.
      await page.evaluate((damaged) => {
        localStorage.setItem('state', damaged)
        location.reload()
      }, damage(state))
      await expect(loginHeading(page)).toBeVisible()
      await logIn(page)
      await expect(greeting(page)).toBeVisible()
    })
  }
})

test('a state encrypted by another browser starts logged out', async ({ page, browser, portal }) => {
  await openAsMember(page)
  await expect.poll(() => storedState(page)).toMatch(/^v1\./)
  const state = (await storedState(page)) ?? ''
  const other = await browser.newPage()
  await other.addInitScript((foreign) => localStorage.setItem('state', foreign), state)
  await other.goto(portal.origin)
  await expect(loginHeading(other)).toBeVisible()
  await other.close()
})

// Rule: promises-8
test('a browser that stores nothing says so and keeps the session until the page is closed', async ({
  page,
  watch,
}) => {
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { get: () => null }))
  await openAsMember(page)
  await expect(page.getByText(layout.storageTitle)).toBeVisible()
  // A notice of several lines scrolls here, and its button stays.
  await page.setViewportSize({ width: 320, height: 256 })
  await watch.checkAccessibility()
  const close = page.getByRole('button', { name: 'Hinweis schließen' })
  await close.focus()
  await page.keyboard.press('ArrowDown')
  await expect.poll(() => close.evaluate((button) => button.parentElement?.scrollTop)).toBeGreaterThan(0)
  await expect(close).toBeInViewport({ ratio: 1 })
  await page.reload()
  await expect(loginHeading(page)).toBeVisible()
})

// Rules: session-33, session-60
test('logging out in one tab logs out the others', async ({ page }) => {
  await openAsMember(page)
  const other = await openOtherTab(page)
  await logOut(page)
  await expect(loginHeading(other)).toBeVisible()
  await expect(page.getByText('Bis zum nächsten Mal!')).toBeVisible()
  await expect(other.getByText('in einem anderen Fenster oder Tab')).toBeVisible()
})

test('a login waits for the response of the logout before it, which deletes the cookie', async ({ page }) => {
  await openAsMember(page)
  const released = Promise.withResolvers<void>()
  await page.route('**/api/session/end', async (route) => {
    await released.promise
    await route.continue()
  })
  const events: string[] = []
  page.on('request', (request) => request.url().includes('user%2Flogin') && events.push('login sent'))
  page.on('response', (response) => response.url().endsWith('/session/end') && events.push('logout answered'))
  await logOut(page)
  await expect(loginHeading(page)).toBeVisible()
  await logIn(page)
  released.resolve()
  await expect(greeting(page)).toBeVisible()
  expect(events).toEqual(['logout answered', 'login sent'])
  await page.reload()
  await expect(greeting(page)).toBeVisible()
})

test('a wrong password shows an error and keeps the input', async ({ page, watch }) => {
  await page.goto('/')
  await logIn(page, { password: 'falsch-falsch' })
  await expect(page.getByRole('alert')).toContainText('Diese Zugangsdaten stimmen nicht.')
  await expect(page.getByLabel('Benutzername (E-Mail)')).toHaveValue(member.loginName)
  await watch.checkAccessibility()
})

/** Posts a session token of the member as the shop does; `change` damages it. */
async function postToken(page: Page, portal: Portal, change = (token: string) => token): Promise<string> {
  await page.goto(`${portal.sandboxOrigin}/members`)
  await page
    .getByRole('row')
    .filter({ hasText: member.loginName })
    .getByRole('button', { name: 'From the shop' })
    .click()
  const input = page.locator('input[name=sessionToken]')
  const token = change(await input.inputValue())
  await input.evaluate((element, value) => element.setAttribute('value', value), token)
  await page.getByRole('button', { name: 'Go to the portal' }).click()
  return token
}

test('a session token posted by the shop logs in and is in no URL', async ({ page, portal }) => {
  const sessionToken = await postToken(page, portal)
  await expect(greeting(page)).toBeVisible()
  expect(page.url()).toBe(`${portal.origin}/`)
  expect(portal.edgeLog()).not.toContain(sessionToken)

  const fromOtherOrigin = await fetch(`${portal.origin}/`, {
    method: 'POST',
    headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: 'sessionToken=abc',
  })
  expect(fromOtherOrigin.status).toBe(403)
})

test('a session token that is wrong or was used says so, takes the focus and leaves the login usable', async ({
  page,
  portal,
  watch,
}) => {
  await page.goto(portal.origin)
  const used = await postToken(page, portal)
  await expect(greeting(page)).toBeVisible()
  await logOut(page)
  await expect(loginHeading(page)).toBeVisible()
  const notice = page.getByRole('alert').filter({ hasText: 'Der Link aus dem Online-Shop gilt nur einmal' })
  for (const token of [used, 'falsch']) {
    await postToken(page, portal, () => token)
    await expect(notice).toBeVisible()
    await expect(page.locator('*:focus')).toContainText('hat nicht geklappt')
    await watch.checkAccessibility()
  }
  await logIn(page)
  await expect(greeting(page)).toBeVisible()
  await expect(notice).toBeHidden()
})

// Rule: promises-27
test('secrets appear in no log, page or URL', async ({ page, portal }) => {
  const seen: string[] = []
  page.on('request', (request) => seen.push(request.url(), JSON.stringify(request.headers())))
  page.on('response', async (response) => seen.push(await response.text().catch(() => '')))
  await openAsMember(page)
  await page.getByRole('main').getByRole('link', { name: 'Prämien', exact: true }).click()
  await expect(page.getByText(titleOf('R2'))).toBeVisible()
  seen.push(await page.content(), portal.edgeLog())
  const all = seen.join('\n')
  for (const secret of ['sandbox-only-not-a-secret', 'edge-sandbox', member.password]) expect(all).not.toContain(secret)
  expect(portal.edgeLog()).not.toContain(member.loginName)
})
