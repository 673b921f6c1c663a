import { embedNames } from '@portal/shared-contracts/embed/elements'
import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { brand } from '@portal/shared-contracts/brand/brand'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import type { Page } from 'playwright/test'
import type { Embedding } from './embedding.ts'
import type { Portal } from './portal.ts'

/** The policy of a page that allows the elements, its own inline code and nothing else, with Trusted Types. */
export const strictPolicy = ({ origin }: Portal): string =>
  `default-src 'none'; script-src 'nonce-x' ${origin}; style-src 'nonce-x'; connect-src ${origin}; img-src ${origin}; ` +
  `font-src ${origin}; require-trusted-types-for 'script'; trusted-types portal-embed`

export const pageWith = (portal: Portal, body: string, head = ''): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Shop</title>${head}<body>${body}` +
  embedNames
    .filter((name) => body.includes(`<${brand.elementPrefix}-${name}`))
    .map((name) => `<script src="${portal.origin}/embed/v1/${name}.js" async></script>`)
    .join('')

/** Records what an element dispatches. */
export const recordEvents = (page: Page) =>
  page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(window, { events })
    for (const type of ['ready', 'error', 'navigate', 'session', 'tokenrefused', 'loginblocked'])
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

export const eventsOf = (page: Page) => page.evaluate(() => (window as unknown as { events: unknown[] }).events)

/** Keeps the timers of the page that are waiting in `timers`. */
export const countTimers = (page: Page) =>
  page.addInitScript(() => {
    const timers = new Set<number>()
    Object.assign(globalThis, { timers })
    const { setTimeout: start, setInterval: repeat } = globalThis
    globalThis.setTimeout = ((work: () => void, delay?: number, ...args: []) => {
      const id = start(() => {
        timers.delete(Number(id))
        work(...args)
      }, delay)
      timers.add(Number(id))
      return id
    }) as typeof setTimeout
    globalThis.setInterval = ((...args: Parameters<typeof setInterval>) => {
      const id = repeat(...args)
      timers.add(Number(id))
      return id
    }) as typeof setInterval
    for (const name of ['clearTimeout', 'clearInterval'] as const) {
      const clear = globalThis[name]
      globalThis[name] = (id) => {
        timers.delete(Number(id))
        clear(id)
      }
    }
  })

/** Bytes of the scripts and JSON that a page has loaded from the portal, as transferred, without data and pictures. */
export function measureTransfer(page: Page, portal: Portal): () => Promise<number> {
  const pending: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (new RegExp(`^${portal.origin}/(embed|remotes)/.*[.](js|json)([?]|$)`).test(request.url()))
      pending.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  return async () => (await Promise.all(pending)).reduce((sum, size) => sum + size, 0)
}

/** Adds an element without a script: the page's first one has defined it. */
export const append = (page: Page, name: string) =>
  page.evaluate((tag) => document.body.append(document.createElement(tag)), `${brand.elementPrefix}-${name}`)

export const four = embedNames
  .map((name) => `<${brand.elementPrefix}-${name}></${brand.elementPrefix}-${name}>`)
  .join('')

/** Gives an element a session token of the shop, also before its script has arrived. */
export const setSessionToken = (page: Page, name: string, sessionToken: string) =>
  page
    .locator(`${brand.elementPrefix}-${name}`)
    .evaluate((element, token) => void Object.assign(element, { sessionToken: token }), sessionToken)

/** A session token of the shop for the member. */
export async function fetchSessionToken({ sandboxOrigin }: Portal): Promise<string> {
  const response = await fetch(`${sandboxOrigin}/control/session-token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName: demoEmail('mitglied') }),
  })
  const { sessionToken } = (await response.json()) as { sessionToken: string }
  return sessionToken
}

/** Opens a page of the host with an element whose member has a session token of the shop, which is used then. */
export async function openAsMember(
  page: Page,
  { portal, host }: Pick<Embedding, 'portal' | 'host'>,
  name: string,
  attributes = '',
  headers: Record<string, string> = {},
): Promise<string> {
  const sessionToken = await fetchSessionToken(portal)
  host.serve(
    '/',
    pageWith(portal, `<${brand.elementPrefix}-${name} ${attributes}></${brand.elementPrefix}-${name}>`),
    headers,
  )
  await page.goto(host.origin)
  await setSessionToken(page, name, sessionToken)
  return sessionToken
}

/** The name of a reward that every list shows. */
export const trueffel = { name: titleOf('R1') }
