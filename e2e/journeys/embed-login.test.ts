import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { brand } from '@portal/shared-contracts/brand/brand'
import { wire } from '@portal/shared-contracts/testing/wire'
import { t as permission } from '@portal/mfe-auth/messages/embed-permission'
import { errorTexts } from '@portal/shared-contracts/errors/error-messages'
import { expect, type Page } from 'playwright/test'
import { tags } from '../portal/tags.ts'
import { refuseCookies } from '../portal/cookies.ts'
import { test } from '../portal/embedding.ts'
import type { HostPage } from '../portal/host-page.ts'
import { logIn, member } from '../portal/test.ts'
import { watchPage } from '../portal/watch.ts'

const nonce = 'abcdefghijklmnopqrstuv'
const path = (origin: string): string => `/konto/freigabe?origin=${encodeURIComponent(origin)}&nonce=${nonce}`

/** A page of another origin with an element of the portal and a button for its login. */
async function openShop(page: Page, portal: string, shop: HostPage): Promise<void> {
  const html = `<!doctype html><meta charset="utf-8"><title>Shop</title><button>Login</button>
    <${tags.rewards}></${tags.rewards}><script src="${portal}/embed/v1/rewards.js" async></script>`
  shop.serve('/', html)
  await page.goto(shop.origin)
  await page.locator(tags.rewards).evaluate((element) => {
    const button = document.querySelector('button')
    const host = globalThis as unknown as { results: boolean[] }
    host.results = []
    const logIn = (): Promise<boolean> => (element as unknown as { logIn: () => Promise<boolean> }).logIn()
    button?.addEventListener('click', () => void logIn().then((result) => host.results.push(result)))
  })
  await expect(page.locator(tags.rewards).getByRole('heading', { name: titleOf('R1') })).toBeVisible()
}

/** Whether the member logged in, once for every window. */
const results = (page: Page) => page.evaluate(() => (globalThis as unknown as { results: boolean[] }).results)

async function windowOf(page: Page, open: () => Promise<unknown>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await open()
  return opened
}

const openByButton = (page: Page) => windowOf(page, () => page.getByRole('button', { name: 'Login' }).click())

/** Opens the login window for an origin from the page, which may be of another one; records what it sends. */
const openByScript = (page: Page, portal: string, origin: string) =>
  windowOf(page, () =>
    page.evaluate(
      ({ address, to, sentNonce }) => {
        const host = globalThis as unknown as { received: unknown[] }
        host.received = []
        const popup = window.open(address, '_blank', 'popup,width=480,height=720')
        addEventListener('message', ({ data }: MessageEvent<unknown>) => host.received.push(data))
        setInterval(() => {
          for (const step of ['present', 'received'])
            popup?.postMessage({ type: 'portal:embed', nonce: sentNonce, step }, to)
        }, 100)
      },
      { address: portal + path(origin), to: portal, sentNonce: nonce },
    ),
  )

/** Reads from the page, as its elements do; the status, or `hidden` if the browser hides the response. */
const read = (page: Page, portal: string, call: string, token: unknown): Promise<number | 'hidden'> =>
  page.evaluate(
    async ({ address, accessToken }) => {
      try {
        return (await fetch(address, { headers: { 'x-access-token': accessToken }, credentials: 'omit' })).status
      } catch {
        return 'hidden'
      }
    },
    { address: `${portal}/api/api?path=${encodeURIComponent(call)}`, accessToken: String(token) },
  )

/** Clicks a button that closes its window, which may be gone before the click is reported. */
async function decide(window: Page, name: string): Promise<void> {
  const closed = window.waitForEvent('close')
  await window
    .getByRole('button', { name })
    .click()
    .catch((error: unknown) => {
      if (!window.isClosed()) throw error
    })
  await closed
}

// Rules: getting-in-53, promises-33, promises-34
test('a member lets a page of another origin use the account for ten minutes, after a login in the portal’s window', async ({
  page,
  checkedIn,
  embedding: { portal, host: shop, other },
}) => {
  const tokens = new Set<string>()
  page.on('request', (request) => tokens.add(request.headers()['x-access-token'] ?? ''))
  await openShop(page, portal.origin, shop)
  const popup = await openByButton(page)
  const popupWatch = watchPage(popup, checkedIn)
  const site = new URL(shop.origin).host
  await expect(popup.getByText(permission.loginLead(site))).toBeVisible()
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(popup.getByRole(role)).toHaveCount(0)
  await expect(popup.getByRole('main')).toContainText(brand.wordmark)
  for (const [name, address] of [
    ['Datenschutz', '/datenschutz'],
    ['Impressum', '/impressum'],
  ] as const) {
    const link = popup.getByRole('link', { name })
    await expect(link).toHaveAttribute('href', address)
    await expect(link).toHaveAttribute('target', '_blank')
  }
  await popupWatch.checkAccessibility()
  await logIn(popup, { password: 'falsch' })
  await expect(popup.getByText('Diese Zugangsdaten stimmen nicht.')).toBeVisible()
  await logIn(popup)

  const question = popup.getByRole('heading', { name: permission.askTitle(site) })
  await expect(question).toBeFocused()
  await expect(popup.getByText(`Angemeldet als ${member.loginName}`)).toBeVisible()
  await popupWatch.checkAccessibility()
  await decide(popup, 'Für 10 Minuten erlauben')
  popupWatch.verify()

  await expect.poll(() => results(page)).toEqual([true])
  await expect.poll(() => [...tokens].filter((sent) => sent !== '')).toHaveLength(1)
  const token = [...tokens].at(-1)
  expect(await read(page, portal.origin, 'shop/points', token)).toBe(200)
  expect(await read(page, portal.origin, `${wire.prefix}/v2/accountdetails/1234567890123456789`, token)).toBe(403)

  await test.step('now logged in, the member declines', async () => {
    const second = await openByButton(page)
    await expect(second.getByText(`Angemeldet als ${member.loginName}`)).toBeVisible()
    await decide(second, 'Ablehnen')
    await expect.poll(() => results(page)).toEqual([true, false])
  })

  await test.step('the token is worthless on another page, which gets no window either', async () => {
    other.serve('/', '<!doctype html><title>Other</title>')
    await page.goto(other.origin)
    expect(await read(page, portal.origin, 'shop/points', token)).toBe('hidden')
    const unlisted = await openByScript(page, portal.origin, other.origin)
    await expect(unlisted.getByText('Diese Seite ist nicht freigeschaltet')).toBeVisible()
    await expect(unlisted.getByRole('button')).toHaveCount(0)
    await unlisted.close()
    // A listed origin as a lie: no message of the page counts, and none reaches it.
    const lie = await openByScript(page, portal.origin, shop.origin)
    await expect(lie.getByText('Die andere Seite ist nicht mehr da')).toBeVisible()
    expect(await page.evaluate(() => (globalThis as unknown as { received: unknown[] }).received)).toEqual([])
    await lie.close()
  })
})

test('the login window without a page says what is missing', async ({ page, embedding: { portal, host: shop } }) => {
  await page.goto(portal.origin + path(shop.origin))
  await expect(page.getByText('Die andere Seite ist nicht mehr da')).toBeVisible()
  await page.goto(`${portal.origin}/konto/freigabe`)
  await expect(page.getByText('Dieses Fenster wurde nicht richtig geöffnet')).toBeVisible()
})

// Rule: session-52
test('the login window of a browser that refuses cookies says so, and goes on once they are allowed', async ({
  page,
  context,
  embedding: { portal, host: shop },
}) => {
  const allow = await refuseCookies(context)
  await openShop(page, portal.origin, shop)
  const popup = await openByButton(page)
  await logIn(popup)
  await expect(popup.getByRole('alert')).toContainText(errorTexts.cookiesRefused)
  await allow()
  await logIn(popup)
  await decide(popup, 'Für 10 Minuten erlauben')
  await expect.poll(() => results(page)).toEqual([true])
})
