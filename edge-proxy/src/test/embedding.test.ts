import { wire } from '@portal/shared-contracts/testing/wire'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callTable } from '@portal/shared-contracts/calls/call-table'
import {
  corsOf,
  market,
  openEmbedPage,
  openPages,
  preflight,
  readable,
  shop,
  stranger,
  tokenHeaders,
  type EmbedPage,
} from './embed-page.ts'
import { enrol, kioskKey } from './kiosk-edge.ts'
import { errorEnvelope } from './recording-upstream.ts'
import { bodyOf, sampleOf } from './sample-calls.ts'
import { useEdge, type LoginResponse } from './test-edge.ts'

const edge = useEdge({ once: true, config: { embedOrigins: [shop, market], kioskKeys: [kioskKey] } })
let pages: Record<'portal' | 'shop' | 'market', EmbedPage>
beforeAll(async () => void (pages = await openPages(edge)))
beforeEach(() => void (edge.upstream.requests.length = 0))
afterEach(() => void vi.useRealTimers())

// Rule: calls-and-headers-69
test('headers that the tracing of an embedding page adds reach no backend, and its trace is not taken', async () => {
  const trace = '0af7651916cd43dd8448eb211c80319c'
  const added = {
    traceparent: `00-${trace}-b7ad6b7169203331-01`,
    tracestate: 'a=1',
    baggage: 'b=1',
    'sentry-trace': `${trace}-b7ad6b7169203331-1`,
    'x-requested-with': 'XMLHttpRequest',
    authorization: 'Bearer x',
  }
  const response = await edge.call('GET', 'shop/points', { headers: { ...pages.shop.headers, ...added } })
  expect([response.status, corsOf(response)]).toEqual([200, readable(shop)])
  const sent = edge.upstream.requests.flatMap(({ headers }) => headers.map(([name]) => name.toLowerCase()))
  expect(sent.filter((name) => name in added)).toEqual(['traceparent'])
  expect(JSON.stringify(edge.upstream.requests) + edge.log()).not.toContain(trace)
})

// Rule: calls-and-headers-48
test('cookies that an embedding page adds to every fetch are neither read nor set', async () => {
  const { cookie = '' } = pages.portal.headers
  const points = async (headers: Record<string, string>) =>
    edge.call('GET', 'shop/points', { headers: { ...headers, cookie } })
  const embedded = await points(pages.shop.headers)
  expect([embedded.status, embedded.headers.get('set-cookie')]).toEqual([200, null])
  const own = tokenHeaders(pages.portal.access, pages.portal.loyalty)
  expect((await points({ origin: shop, ...own })).status).toBe(401)
  expect((await points(pages.portal.headers)).status).toBe(200)
})

test.each([stranger, 'null', 'https://portal.example', ''])(
  'no CORS headers answer a preflight request of "%s"',
  async (origin) => {
    const response = await preflight(edge, { origin, 'access-control-request-headers': 'traceparent' })
    expect([response.status >= 400, corsOf(response)]).toEqual([true, {}])
  },
)

// Rule: calls-and-headers-45
test('a page of a listed origin reads responses and errors, also with credentials and never with *', async () => {
  const { headers } = pages.shop
  const points = await edge.call('GET', 'shop/points', { headers })
  expect([points.status, corsOf(points), points.headers.get('vary')]).toEqual([
    200,
    readable(shop),
    'origin, accept-encoding',
  ])
  const rejected = await edge.call('GET', 'shop/points', { headers: { ...headers, 'x-access-token': 'A' } })
  expect([rejected.status, await rejected.json()]).toEqual([401, errorEnvelope('sessionInvalid')])
  expect(corsOf(rejected)).toEqual(readable(shop))
  const own = await edge.call('GET', 'shop/points', { headers: pages.portal.headers })
  expect([own.status, corsOf(own), own.headers.get('vary')]).toEqual([200, {}, 'origin, accept-encoding'])
})

test('a log line names the origin of an embedding page', async () => {
  await edge.call('GET', 'shop/points', { headers: pages.shop.headers })
  expect(edge.lastLogLine()).toMatchObject({ call: 'points', embed: shop, status: 200 })
})

test('a login from an embedding page sets no cookie and gives no token that the page does not need', async () => {
  const response = await edge.call('POST', 'shop/user/loginByToken', {
    headers: { origin: shop, cookie: pages.portal.headers['cookie'] ?? '' },
    body: bodyOf('login by token'),
  })
  expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null])
  const text = await response.text()
  expect(Object.keys(JSON.parse(text) as LoginResponse).toSorted()).toEqual([
    'content',
    'errorMessage',
    'meta',
    'refreshToken',
    'webshopOnly',
  ])
  expect(text).not.toMatch(/"[ARSE]"/)
})

const holders = ['portal', 'shop', 'market'] as const
const crossings = holders.flatMap((from) => holders.map((to) => ({ from, to, works: from === to })))

// Rule: calls-and-headers-48
test.each(crossings)('tokens of $from work at $to: $works', async ({ from, to, works }) => {
  const taken = pages[from]
  const headers = { ...pages[to].headers, ...tokenHeaders(taken.access, taken.loyalty) }
  const statuses = async () => [
    (await edge.call('GET', 'shop/points', { headers })).status,
    (await edge.call('GET', sampleOf('coupons').path, { headers })).status,
    (await edge.call('GET', sampleOf('account coupons').path, { headers })).status,
    (await edge.call('POST', 'shop/user/refreshaccess', { headers, body: { refreshToken: taken.refresh } })).status,
  ]
  expect(await statuses()).toEqual(Array<number>(4).fill(works ? 200 : 401))
  expect(edge.upstream.requests).toHaveLength(works ? 4 : 0)
})

test('a visitor of the portal and one of an embedding page cannot use each other’s loyalty token', async () => {
  const loyalty = async (headers: Record<string, string>) =>
    (await edge.call('POST', `${wire.prefix}/auth/login`, { headers })).text()
  const [own, embedded] = [await loyalty({}), await loyalty({ origin: shop })]
  const coupons = async (token: string, headers: Record<string, string>) =>
    (await edge.call('GET', sampleOf('coupons').path, { headers: { ...headers, 'x-auth': token } })).status
  expect([await coupons(own, {}), await coupons(embedded, { origin: shop })]).toEqual([200, 200])
  expect([await coupons(own, { origin: shop }), await coupons(embedded, {})]).toEqual([401, 401])
  expect(await coupons(embedded, { origin: market })).toBe(401)
})

// Rule: calls-and-headers-49
test.each([
  { token: 'access', seconds: 600, before: [200, 200, 200], after: [401, 200, 200] },
  { token: 'refresh', seconds: 7_200, before: [401, 200, 200], after: [401, 401, 200] },
  { token: 'loyalty', seconds: 86_400, before: [401, 401, 200], after: [401, 401, 401] },
])('the tokens of an embedding page expire: the $token token after $seconds s', async ({ seconds, before, after }) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { headers, refresh } = await openEmbedPage(edge, shop)
  const now = Date.now()
  const statusesAt = async (time: number) => {
    vi.setSystemTime(time)
    return [
      (await edge.call('GET', 'shop/points', { headers })).status,
      (await edge.call('POST', 'shop/user/refreshaccess', { headers, body: { refreshToken: refresh } })).status,
      (await edge.call('GET', sampleOf('coupons').path, { headers })).status,
    ]
  }
  expect(await statusesAt(now + (seconds - 1) * 1000)).toEqual(before)
  expect(await statusesAt(now + seconds * 1000)).toEqual(after)
})

test('a refreshed token is bound to the origin too', async () => {
  const { headers, refresh } = pages.shop
  const response = await edge.call('POST', 'shop/user/refreshaccess', { headers, body: { refreshToken: refresh } })
  const access = ((await response.json()) as LoginResponse).meta.accessToken
  const points = async (origin: string) =>
    (await edge.call('GET', 'shop/points', { headers: { origin, 'x-access-token': access } })).status
  expect([await points(shop), await points(market)]).toEqual([200, 401])
})

const embedCalls = [
  'account coupons',
  'activation',
  'bookings',
  'cards',
  'configuration',
  'countries',
  'coupons',
  'login by token',
  'loyalty login',
  'order',
  'points',
  'refresh',
]

// Rule: calls-and-headers-47
test.each(callTable.map(({ name }) => ({ call: name, status: embedCalls.includes(name) ? 200 : 403 })))(
  'an embedding page that sends $call gets the status $status',
  async ({ call, status }) => {
    const { method, path, body } = sampleOf(call)
    const sent = { login: body, 'loyalty login': undefined, refresh: { refreshToken: pages.shop.refresh } }
    const response = await edge.call(method, path, {
      headers: { ...pages.shop.headers, 'idempotency-key': 'order-of-an-embedding-page' },
      body: call in sent ? sent[call as keyof typeof sent] : body,
    })
    expect([response.status, corsOf(response)]).toEqual([status, readable(shop)])
    expect(edge.upstream.requests.length > 0).toBe(status === 200)
  },
)

// Rule: calls-and-headers-54
test('an embedding page is not the kiosk, also on an enrolled tablet, and does not end the session of the portal', async () => {
  const tablet = await enrol(edge)
  const kiosk = await edge.call('POST', 'shop/user/check', {
    headers: { ...tablet, origin: shop },
    body: bodyOf('user check'),
  })
  const end = await edge.send({ method: 'POST', target: '/api/session/end', headers: { origin: shop } })
  expect([kiosk.status, end.status, end.headers.get('set-cookie')]).toEqual([403, 403, null])
})

test('an image is readable for a listed origin, and shown by every page', async () => {
  const image = (origin: string) => edge.get('/api/image?w=240', { headers: { origin } })
  const [listed, other] = [await image(shop), await image(stranger)]
  expect([listed.status, corsOf(listed)]).toEqual([200, readable(shop)])
  expect([other.status, corsOf(other)]).toEqual([200, {}])
  expect(other.headers.get('vary')).toBe('Accept, Origin')
  expect(other.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
})

// Rule: calls-and-headers-52
test('failed logins of an embedding page do not use up the attempts of the portal behind the same address', async () => {
  const login = async (origin: string, from: string) =>
    (await edge.call('POST', 'shop/user/loginByToken', { headers: { origin }, body: { sessionToken: 'x' }, from }))
      .status
  edge.upstream.respondWith(
    (_, response) => void response.writeHead(200).end(JSON.stringify(errorEnvelope('credentialError'))),
  )
  for (let count = 0; count < 100; count += 1) expect(await login(shop, '203.0.113.9')).toBe(200)
  expect([await login(shop, '203.0.113.9'), await login(market, '203.0.113.9')]).toEqual([429, 200])
  expect(await login(edge.config.publicOrigin, '203.0.113.9')).toBe(200)
  expect(await login(shop, '203.0.113.10')).toBe(200)
})
