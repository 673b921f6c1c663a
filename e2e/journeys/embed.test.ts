import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { after, capitalised } from '@portal/shared-contracts/brand/noun'
import { brand } from '@portal/shared-contracts/brand/brand'
import * as paths from '@portal/shared-contracts/paths'
import { t as embedLogin } from '@portal/embed/messages/login'
import { t as rewardTexts } from '@portal/mfe-rewards/messages/rewards'
import * as cardTexts from '@portal/mfe-cards/messages/cards'
import { expect, type Page } from 'playwright/test'
import { tags } from '../portal/tags.ts'
import { test, type Embedding } from '../portal/embedding.ts'
import {
  pageWith,
  recordEvents,
  eventsOf,
  countTimers,
  measureTransfer,
  append,
  four,
  openAsMember,
  setSessionToken,
  strictPolicy,
  trueffel,
} from '../portal/embedding-page.ts'
import { statedBytes } from '../portal/guide.ts'
import { recordPriorities } from '../portal/load-priorities.ts'

test('a page without React shows public rewards without a login, and its links are events', async ({
  page,
  embedding: { portal, host },
}) => {
  host.serve('/', pageWith(portal, `<h1>Shop</h1><${tags.rewards}></${tags.rewards}>`))
  await recordEvents(page)
  const transferred = measureTransfer(page, portal)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(host.origin)
  const rewards = page.locator(tags.rewards)
  await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
  const link = rewards.getByRole('link', trueffel)
  const href = (await link.getAttribute('href')) ?? ''
  expect(href).toContain(`${portal.origin}/vorteile-und-praemien/praemien/`)
  await link.click()
  expect(await eventsOf(page)).toEqual([
    ['ready', { page: '/vorteile-und-praemien/praemien' }],
    ['navigate', { to: href.slice(portal.origin.length), href }],
  ])
  expect(page.url()).toBe(`${host.origin}/`)
  // The filter changes the element only.
  await rewards.getByRole('button', { name: 'Suche' }).click()
  await rewards.getByRole('searchbox').fill(titleOf('R1'))
  await expect(rewards.getByRole('heading', { level: 2 })).toHaveCount(1)
  expect(page.url()).toBe(`${host.origin}/`)
  expect(requests.filter((url) => url.startsWith(host.origin) && !url.endsWith('.ico'))).toEqual([`${host.origin}/`])

  const first = await transferred()
  expect(first).toBeLessThanOrEqual(statedBytes('without a React of the page'))
  const prioritised = await recordPriorities(page)
  await append(page, 'coupons')
  await expect.poll(async () => (await eventsOf(page)).length).toBe(3)
  // They do not wait for the pictures of the first element.
  const scripts = () => prioritised.filter(({ type }) => type === 'Script')
  await expect.poll(scripts).not.toEqual([])
  expect(scripts().filter(({ priority }) => priority !== 'High')).toEqual([])
  const second = (await transferred()) - first
  expect(second).toBeLessThanOrEqual(statedBytes('a second element that asks for the login'))
  test.info().annotations.push({ type: 'bytes', description: `rewards ${first}, then coupons ${second}` })
})

test('a page whose origin is not listed gets no data, and every element says so', async ({
  page,
  embedding: { portal, other },
}) => {
  other.serve('/', pageWith(portal, four))
  await recordEvents(page)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()))
  await page.goto(other.origin)
  await expect(page.getByRole('alert').filter({ hasText: 'Diese Seite ist nicht freigeschaltet' })).toHaveCount(4)
  expect(await eventsOf(page)).toEqual(Array.from({ length: 4 }, () => ['error', { code: 'originNotAllowed' }]))
  expect(calls).toEqual([])
})

const hostile = `
  * { color: red !important; font-family: serif !important; letter-spacing: 9px !important; direction: rtl !important;
      text-transform: uppercase !important; text-align: right !important; line-height: 3 !important; --space-m: 90px;
      --color-ink: lime; }
  html { font-size: 30px }
  button, input, a, h2, img { display: none !important }`

test('hostile styles and a strict policy change nothing inside, four elements change nothing outside, and 50 removals leave nothing behind', async ({
  page,
  embedding: { portal, host },
}) => {
  const probe = '<p id="probe">Text der Seite</p>'
  host.serve('/plain', pageWith(portal, `${probe}<${tags.rewards}></${tags.rewards}>`))
  host.serve('/', pageWith(portal, probe + four, `<style nonce="x">${hostile}</style>`), {
    'content-security-policy': strictPolicy(portal),
  })
  const violations: string[] = []
  page.on(
    'console',
    (message) => /Content Security|Trusted ?Type/.test(message.text()) && violations.push(message.text()),
  )

  const styleOf = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      const { color, fontFamily, fontSize, letterSpacing, direction, textTransform, textAlign, lineHeight, display } =
        getComputedStyle(element)
      return { color, fontFamily, fontSize, letterSpacing, direction, textTransform, textAlign, lineHeight, display }
    })
  const inside = ['.embed', 'h2', 'input', 'a'].map((selector) => `${tags.rewards} >> ${selector} >> nth=0`)

  await page.goto(`${host.origin}/plain`)
  await expect(page.locator(tags.rewards).getByRole('heading', trueffel)).toBeVisible()
  const expected = await Promise.all(inside.map(styleOf))

  await recordEvents(page)
  await countTimers(page)
  await page.goto(host.origin)
  const before = await styleOf('#probe')
  const sheets = () => page.evaluate(() => [document.adoptedStyleSheets.length, document.styleSheets.length])
  await expect(page.locator(tags.rewards).getByRole('heading', trueffel)).toBeVisible()
  await expect.poll(async () => (await eventsOf(page)).length).toBe(4)
  await expect(page.getByRole('heading', { name: embedLogin.title })).toHaveCount(3)
  expect(await Promise.all(inside.map(styleOf))).toEqual(expected)
  expect(await styleOf('#probe')).toEqual(before)
  expect(await sheets()).toEqual([0, 1])
  expect(violations).toEqual([])

  const repeated: string[] = []
  page.on('request', (request) => /registry[.]json|[/]api[/]api/.test(request.url()) && repeated.push(request.url()))
  const left = await page.locator(tags.rewards).evaluate(async (rewards) => {
    const parent = rewards.parentElement as Element
    const page = (globalThis as unknown as { portalEmbed: { roots: Set<unknown>; adopted: unknown[] } }).portalEmbed
    const sheets = page.adopted.length
    const { timers } = globalThis as unknown as { timers: Set<number> }
    rewards.remove()
    await new Promise((resolve) => setTimeout(resolve))
    const timersBefore = timers.size
    let listeners = 0
    const { addEventListener, removeEventListener } = EventTarget.prototype
    const outer = [window, document]
    EventTarget.prototype.addEventListener = function (...args) {
      if (outer.includes(this as never) || this instanceof MediaQueryList) {
        listeners++
        const [, , options] = args
        const signal = typeof options === 'object' ? options.signal : undefined
        if (signal) addEventListener.call(signal, 'abort', () => listeners--)
      }
      return addEventListener.apply(this, args)
    }
    EventTarget.prototype.removeEventListener = function (...args) {
      if (outer.includes(this as never) || this instanceof MediaQueryList) listeners--
      return removeEventListener.apply(this, args)
    }
    const nextReady = () => new Promise((resolve) => rewards.addEventListener('ready', resolve, { once: true }))
    for (let count = 0; count < 50; count++) {
      const ready = nextReady()
      parent.append(rewards)
      await ready
      rewards.remove()
      await new Promise((resolve) => setTimeout(resolve))
    }
    const roots = [
      page.roots.size,
      rewards.shadowRoot?.adoptedStyleSheets.length,
      rewards.shadowRoot?.childNodes.length,
    ]
    return { listeners, sheets: page.adopted.length - sheets, timers: Math.max(0, timers.size - timersBefore), roots }
  })
  expect(left).toEqual({ listeners: 0, sheets: 0, timers: 0, roots: [3, 0, 0] })
  // What is fresh is kept.
  expect(repeated).toEqual([])
})

const titles = { rewards: 'Prämien', coupons: 'Aktionen', cards: 'Meine Karten', account: 'Transaktionen' }
type Name = keyof typeof titles

const showsPage = (page: Page, name: Name) =>
  expect(
    page.locator(`${brand.elementPrefix}-${name}`).getByRole('heading', { level: 1, name: titles[name] }),
  ).toBeVisible()

/** Opens a page with the first element for a member, then adds the others and checks what each transfers. */
async function measureOthers(page: Page, embedding: Embedding, first: Name, others: readonly Name[]): Promise<void> {
  const transferred = measureTransfer(page, embedding.portal)
  await openAsMember(page, embedding, first)
  await showsPage(page, first)
  for (const name of others) {
    const before = await transferred()
    await append(page, name)
    await showsPage(page, name)
    const more = (await transferred()) - before
    test.info().annotations.push({ type: 'bytes', description: `${name} for a member ${more}` })
    expect(more).toBeGreaterThan(8_000)
    expect(more).toBeLessThanOrEqual(statedBytes('a second element for a member'))
  }
}

test('a session token shows the member in all elements, and logging out ends it', async ({
  page,
  browser,
  embedding,
}) => {
  const { portal } = embedding
  const other = await browser.newPage()
  await measureOthers(other, embedding, 'coupons', ['rewards'])
  await other.close()
  await recordEvents(page)
  await measureOthers(page, embedding, 'rewards', ['coupons', 'cards', 'account'])
  const [rewards, cards] = [page.locator(tags.rewards), page.locator(tags.cards)]
  await expect(rewards.getByText(`${rewardTexts.balance}: 4.321`)).toBeVisible()
  // A document of its own in the portal, at whose path the shop may have anything.
  await expect(cards.getByRole('link', { name: 'Digitale Karte zeigen' }).first()).toHaveAttribute(
    'href',
    `${portal.origin}${paths.digitalCard}`,
  )
  await cards.getByRole('link', { name: 'Zur Kartenliste' }).press('Enter')
  await expect(cards.getByRole('heading', { name: cardTexts.t.listTitle })).toBeFocused()
  expect(await eventsOf(page)).toContainEqual(['session', { status: 'member' }])
  const stored = await page.evaluate(async () => [
    localStorage.length,
    sessionStorage.length,
    document.cookie,
    (await indexedDB.databases()).length,
  ])
  expect(stored).toEqual([0, 0, '', 0])
  await rewards.evaluate((element) => (element as HTMLElement & { logOut: () => void }).logOut())
  await expect(cards.getByRole('button', { name: `${capitalised(after('bei', brand.shop))} anmelden` })).toBeVisible()
})

test('a session token that was used before begins no session, and the page hears of it', async ({
  page,
  embedding,
}) => {
  await recordEvents(page)
  const used = await openAsMember(page, embedding, 'rewards')
  const rewards = page.locator(tags.rewards)
  await expect(rewards.getByText(`${rewardTexts.balance}: 4.321`)).toBeVisible()
  await page.reload()
  await setSessionToken(page, 'rewards', used)
  await expect.poll(() => eventsOf(page)).toContainEqual(['tokenrefused', {}])
  await expect(rewards.getByRole('heading', trueffel)).toBeVisible()
  expect(await eventsOf(page)).not.toContainEqual(['session', expect.anything()])
})
