import type { Page } from 'playwright/test'
import { expect, logIn, member, test } from '../portal/test.ts'
import { watchPage } from '../portal/watch.ts'

const nonce = 'abcdefghijklmnopqrstuv'
const path = (origin: string): string => `/konto/freigabe?origin=${encodeURIComponent(origin)}&nonce=${nonce}`

/** Opens the portal's login window from a page of another origin, which answers as an element does. */
async function openLoginWindow(page: Page, portal: string, origin: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.evaluate(
    ({ address, to, expectedNonce }) => {
      const host = globalThis as unknown as { messages: unknown[] }
      host.messages = []
      const popup = window.open(address, '_blank', 'popup,width=480,height=720')
      addEventListener('message', ({ source, origin: from, data }: MessageEvent<Record<string, unknown>>) => {
        if (source !== popup || from !== to || data['nonce'] !== expectedNonce) return
        if (data['step'] !== 'opened') host.messages.push(data)
        const step = data['step'] === 'opened' ? 'present' : 'received'
        popup?.postMessage({ type: 'delikaterie:embed', nonce: expectedNonce, step }, to)
      })
    },
    { address: portal + path(origin), to: portal, expectedNonce: nonce },
  )
  return opened
}

const messages = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { messages: Record<string, unknown>[] }).messages)

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

test('a member lets a page of another origin use the account for ten minutes, after a login in the portal’s window', async ({
  page,
  portal,
  watch,
}) => {
  watch.allowErrors(/403/, /401/, /CORS/, /ERR_FAILED/)
  const shop = portal.sandboxOrigin
  await page.goto(shop)
  const popup = await openLoginWindow(page, portal.origin, shop)
  const popupWatch = watchPage(popup)
  const site = new URL(shop).host
  await expect(popup.getByText(`${site} erfährt Ihr Passwort nicht.`)).toBeVisible()
  for (const role of ['banner', 'navigation', 'contentinfo'] as const)
    await expect(popup.getByRole(role)).toHaveCount(0)
  await popupWatch.checkAccessibility()
  await logIn(popup, { password: 'falsch' })
  await expect(popup.getByText('Diese Zugangsdaten stimmen nicht.')).toBeVisible()
  await logIn(popup)

  const question = popup.getByRole('heading', { name: `Darf ${site} Ihr Konto verwenden?` })
  await expect(question).toBeFocused()
  await expect(popup.getByText(`Angemeldet als ${member.loginName}`)).toBeVisible()
  await popupWatch.checkAccessibility()
  const closed = popup.waitForEvent('close')
  await popup.getByRole('button', { name: 'Für 10 Minuten erlauben' }).click()
  await closed
  popupWatch.verify()

  const [session, ...others] = await messages(page)
  expect([session?.['step'], others]).toEqual(['session', []])
  expect(session?.['userData']).toMatchObject({ loginName: member.loginName, convercusAccountId: expect.any(String) })
  const token = session?.['accessToken']
  expect(await read(page, portal.origin, 'shop/points', token)).toBe(200)
  expect(await read(page, portal.origin, 'convercus/v2/accountdetails/1234567890123456789', token)).toBe(403)

  await test.step('now logged in, the member declines', async () => {
    const second = await openLoginWindow(page, portal.origin, shop)
    await expect(second.getByText(`Angemeldet als ${member.loginName}`)).toBeVisible()
    const gone = second.waitForEvent('close')
    await second.getByRole('button', { name: 'Ablehnen' }).click()
    await gone
    expect(await messages(page)).toMatchObject([{ step: 'refused', reason: 'declined' }])
  })

  await test.step('the token is worthless on another page, which gets no window either', async () => {
    await page.route('https://evil.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<p>x</p>' }),
    )
    await page.goto('https://evil.example/')
    expect(await read(page, portal.origin, 'shop/points', token)).toBe('hidden')
    const refused = await openLoginWindow(page, portal.origin, 'https://evil.example')
    await expect(refused.getByText('Diese Seite ist nicht freigeschaltet')).toBeVisible()
    await expect(refused.getByRole('button')).toHaveCount(0)
    await refused.close()
    // The listed origin as a lie: its page never answers, so the member is not asked.
    const lie = await openLoginWindow(page, portal.origin, shop)
    await expect(lie.getByText('Die andere Seite ist nicht mehr da')).toBeVisible()
    expect((await messages(page)).map(({ step }) => step)).toEqual([])
    await lie.close()
  })
})

test('the login window without a page says what is missing', async ({ page, portal }) => {
  await page.goto(path(portal.sandboxOrigin))
  await expect(page.getByText('Die andere Seite ist nicht mehr da')).toBeVisible()
  await page.goto('/konto/freigabe')
  await expect(page.getByText('Dieses Fenster gehört zu einer anderen Seite')).toBeVisible()
})
