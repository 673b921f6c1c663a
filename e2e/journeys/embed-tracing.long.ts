import { wire } from '@portal/shared-contracts/testing/wire'
import { titleOf } from '@portal/sandbox/catalogue/catalogue'
import { expect, type Page } from 'playwright/test'
import { bundleHost } from '../portal/bundle-host.ts'
import { test } from '../portal/embedding.ts'
import {
  eventsOf,
  fetchSessionToken,
  pageWith,
  recordEvents,
  setSessionToken,
  trueffel,
} from '../portal/embedding-page.ts'
import { tags } from '../portal/tags.ts'
import { orders } from '../portal/test.ts'

/** What a page does to every fetch, by hand. */
const wrapped = (change: string): string =>
  `const { fetch } = window
  window.fetch = (input, init = {}) => {
    const request = new Request(input, init)
    ${change}
    return fetch(request)
  }`

const pages = [
  { name: 'OpenTelemetry', tracing: 'opentelemetry', script: '', added: ['traceparent'] },
  { name: 'Sentry', tracing: 'sentry', script: '', added: ['baggage', 'sentry-trace', 'traceparent'] },
  {
    name: 'headers of its own on every fetch',
    tracing: '',
    script: wrapped(
      `for (const name of ['x-requested-with', 'tracestate', 'authorization']) request.headers.set(name, 'a=1')`,
    ),
    added: ['authorization', 'tracestate', 'x-requested-with'],
  },
  {
    name: 'credentials in every fetch',
    tracing: '',
    script: `const { fetch } = window; window.fetch = (input, init) => fetch(input, { ...init, credentials: 'include' })`,
    added: [],
  },
]

const address = {
  salutation: 'Frau',
  firstName: 'Marlene',
  lastName: 'Abel',
  street: 'Sendlinger Straße',
  streetNumber: '8',
  zipCode: '80331',
  city: 'München',
  countryId: 'DE',
}

/** The script of the page orders a reward itself: in an element the way to an order leads to the portal. */
const order = (page: Page, portal: string, sessionToken: string) =>
  page.evaluate(
    async ([origin, token, body]) => {
      const send = async (path: string, content: unknown, headers: Record<string, string> = {}) => {
        const response = await fetch(`${origin}/api/api?path=${encodeURIComponent(path)}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
          body: JSON.stringify(content),
        })
        return { status: response.status, body: (await response.json()) as { meta: { accessToken: string } } }
      }
      const login = await send('shop/user/loginByToken', { sessionToken: token })
      return send('shop/order', body, {
        'x-access-token': login.body.meta.accessToken,
        'idempotency-key': crypto.randomUUID(),
      })
    },
    [
      portal,
      sessionToken,
      {
        billingAddress: address,
        lineItems: [{ type: wire.lineItem, sku: 'R2', quantity: 1 }],
        paymentMethod: { alias: 30 },
        shippingMethod: { alias: 'MD' },
        sendConfirmationMail: true,
        isAnonymousUser: false,
        cardcode: '1234567890123456789',
        disableAddressCheck: true,
      },
    ] as const,
  )

for (const { name, tracing, script, added } of pages)
  // Rule: calls-and-headers-71
  test(`rewards show, a coupon is activated and a reward ordered in a page with ${name}`, async ({
    page,
    embedding: { portal, host },
  }) => {
    const sent: Record<string, string>[] = []
    const failed: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(`${portal.origin}/api/api`) && request.method() !== 'OPTIONS')
        sent.push(request.headers())
    })
    page.on('console', (message) => message.type() === 'error' && failed.push(message.text()))
    host.serve('/host.js', await bundleHost('hosts/tracing/host.ts'))
    const head = `<script>{${script}}</script><script src="/host.js"></script>`
    const html = pageWith(portal, `<${tags.rewards}></${tags.rewards}><${tags.coupons}></${tags.coupons}>`, head)
    host.serve('/', html.replace('<html', `<html data-tracing="${tracing}" data-portal="${portal.origin}"`))
    await recordEvents(page)
    await page.goto(host.origin)
    await expect(page.locator(tags.rewards).getByRole('heading', trueffel)).toBeVisible()
    await setSessionToken(page, 'coupons', await fetchSessionToken(portal))
    const coupon = page
      .locator(tags.coupons)
      .getByRole('article')
      .filter({ hasText: titleOf('A1') })
    await coupon.getByRole('switch', { name: 'Coupon aktivieren' }).click()
    await expect(coupon).toContainText('Coupon ist aktiviert')
    await expect(coupon.getByText('Wird gespeichert …')).toHaveCount(0)
    await expect(coupon.getByRole('alert')).toHaveCount(0)
    expect((await order(page, portal.origin, await fetchSessionToken(portal))).status).toBe(200)
    expect(await orders(portal)).toMatchObject([{ couponId: 'R2' }])
    expect(sent.filter((headers) => added.some((header) => headers[header] === undefined))).toEqual([])
    expect(sent.length).toBeGreaterThan(4)
    expect(await eventsOf(page)).not.toContainEqual(['error', expect.anything()])
    expect(failed).toEqual([])
    await portal.reset()
  })
