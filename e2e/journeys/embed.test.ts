import { expect, test as base, type Page } from 'playwright/test'
import { startHostPage, type HostPage } from '../portal/host-page.ts'
import { startPortal, type Portal } from '../portal/portal.ts'

type Embedding = { portal: Portal; host: HostPage; other: HostPage }

/** A portal, a site that may embed it, and one that may not. */
const test = base.extend<object, { embedding: Embedding }>({
  embedding: [
    async ({}, use) => {
      await using host = await startHostPage()
      await using other = await startHostPage()
      await using portal = await startPortal({ EMBED_ORIGINS: host.origin })
      await use({ portal, host, other })
    },
    { scope: 'worker' },
  ],
})

const pageWith = (portal: Portal, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>${head}<body>${body}` +
  ['rewards', 'coupons', 'cards', 'account']
    .filter((name) => body.includes(`<delikaterie-${name}`))
    .map((name) => `<script src="${portal.origin}/embed/v1/${name}.js" async></script>`)
    .join('')

/** Records what an element dispatches. */
const recordEvents = (page: Page) =>
  page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(window, { events })
    for (const type of ['ready', 'error', 'navigate', 'session'])
      document.addEventListener(
        type,
        (event) => {
          if (!(event instanceof CustomEvent)) return
          events.push([type, event.detail])
          if (type === 'navigate') event.preventDefault()
        },
        true,
      )
  })

const eventsOf = (page: Page) => page.evaluate(() => (window as unknown as { events: unknown[] }).events)

test('a page without React shows public rewards without a login, and its links are events', async ({
  page,
  embedding: { portal, host },
}) => {
  host.serve('/', pageWith(portal, '<h1>Shop</h1><delikaterie-rewards></delikaterie-rewards>'))
  await recordEvents(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(host.origin)
  const rewards = page.locator('delikaterie-rewards')
  await expect(rewards.getByRole('heading', { name: 'Trüffelöl, 100 ml' })).toBeVisible()
  const link = rewards.getByRole('link', { name: 'Trüffelöl, 100 ml' })
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toContain(`${portal.origin}/vorteile-und-praemien/praemien/`)
  await link.click()
  expect(await eventsOf(page)).toEqual([
    ['ready', { page: '/vorteile-und-praemien/praemien' }],
    ['navigate', { to: href.slice(portal.origin.length), href }],
  ])
  expect(page.url()).toBe(`${host.origin}/`)
  // The filter changes the element only.
  await rewards.getByRole('searchbox').fill('Trüffelöl')
  await expect(rewards.getByRole('heading', { level: 2 })).toHaveCount(1)
  expect(page.url()).toBe(`${host.origin}/`)
  expect(requests.filter((url) => url.startsWith(host.origin))).toEqual([`${host.origin}/`])
})

test('a page whose origin is not listed gets no data, and the element says so', async ({
  page,
  embedding: { portal, other },
}) => {
  other.serve('/', pageWith(portal, '<delikaterie-rewards></delikaterie-rewards>'))
  await recordEvents(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto(other.origin)
  const alert = page.locator('delikaterie-rewards').getByRole('alert')
  await expect(alert).toContainText('Diese Seite ist nicht freigeschaltet')
  expect(await eventsOf(page)).toEqual([['error', { code: 'originNotAllowed' }]])
  expect(calls).toEqual([])
})
