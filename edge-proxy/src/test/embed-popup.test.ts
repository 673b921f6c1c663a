import { afterEach, expect, test, vi } from 'vitest'
import { corsOf, market, openEmbedPage, shop, stranger } from './embed-page.ts'
import { errorEnvelope } from './recording-upstream.ts'
import { memberHeaders, useEdge, type LoginResponse } from './test-edge.ts'

const edge = useEdge({ config: { embedOrigins: [shop, market] }, signedIn: true })
afterEach(() => void vi.useRealTimers())

type Ask = { origin?: unknown; headers?: Record<string, string>; type?: string }

/** Asks for a token for a page of `origin`, as the portal's login popup does. */
const ask = ({ origin = shop, headers = memberHeaders(edge.member), type = 'application/json' }: Ask = {}) =>
  edge.send({
    method: 'POST',
    target: '/api/embed/session',
    headers: { 'content-type': type, origin: edge.config.publicOrigin, ...headers },
    body: JSON.stringify({ origin }),
  })
const tokenFor = async (origin: string): Promise<string> =>
  ((await (await ask({ origin })).json()) as LoginResponse).meta.accessToken
const points = async (access: string, headers: Record<string, string>) =>
  (await edge.call('GET', 'shop/points', { headers: { ...headers, 'x-access-token': access } })).status

test('the token of a popup is for its origin only, and not for the portal', async () => {
  const [ofShop, ofMarket] = [await tokenFor(shop), await tokenFor(market)]
  expect([await points(ofShop, { origin: shop }), await points(ofMarket, { origin: market })]).toEqual([200, 200])
  expect(edge.upstream.requests.map(({ headers }) => headers.find(([name]) => name === 'X-Access-Token')?.[1])).toEqual(
    ['A', 'A'],
  )
  expect([await points(ofShop, { origin: market }), await points(ofMarket, { origin: shop })]).toEqual([401, 401])
  expect([await points(ofShop, { cookie: edge.member.cookie }), await points(ofShop, {})]).toEqual([401, 401])
  expect(edge.upstream.requests).toHaveLength(2)
})

// Rule: calls-and-headers-50
test('the token of a popup expires after ten minutes and cannot be renewed or exchanged', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const begin = Date.now()
  const response = await ask()
  const { meta, content } = (await response.json()) as LoginResponse & { content: { expires: number } }
  expect([content.expires - begin, response.headers.get('cache-control')]).toEqual([600_000, 'no-store'])
  const { cookie } = edge.member
  expect((await ask({ headers: { cookie, 'x-access-token': meta.accessToken } })).status).toBe(401)
  const refresh = await edge.call('POST', 'shop/user/refreshaccess', {
    headers: { origin: shop },
    body: { refreshToken: meta.accessToken },
  })
  expect(refresh.status).toBe(401)
  vi.setSystemTime(begin + 599_000)
  expect(await points(meta.accessToken, { origin: shop })).toBe(200)
  vi.setSystemTime(begin + 600_000)
  expect(await points(meta.accessToken, { origin: shop })).toBe(401)
})

test.each<{ title: string; request: () => Ask; status: number; code: string }>([
  { title: 'an origin that is not listed', request: () => ({ origin: stranger }), status: 403, code: 'forbidden' },
  { title: 'the portal itself', request: () => ({ origin: 'https://portal.example' }), status: 403, code: 'forbidden' },
  { title: 'the origin null', request: () => ({ origin: 'null' }), status: 403, code: 'forbidden' },
  { title: 'another spelling', request: () => ({ origin: `${shop}/` }), status: 403, code: 'forbidden' },
  { title: 'two origins', request: () => ({ origin: [shop, market] }), status: 400, code: 'requestInvalid' },
  { title: 'no origin', request: () => ({ origin: null }), status: 400, code: 'requestInvalid' },
  { title: 'a form', request: () => ({ type: 'text/plain' }), status: 400, code: 'requestInvalid' },
  {
    title: 'no cookie',
    request: () => ({ headers: { 'x-access-token': edge.member.access } }),
    status: 401,
    code: 'sessionInvalid',
  },
  {
    title: 'no token',
    request: () => ({ headers: { cookie: edge.member.cookie } }),
    status: 401,
    code: 'sessionInvalid',
  },
  {
    title: 'a refresh token',
    request: () => ({ headers: { cookie: edge.member.cookie, 'x-access-token': edge.member.refresh } }),
    status: 401,
    code: 'sessionInvalid',
  },
  {
    title: 'a page of the embedding origin',
    request: () => ({ headers: { ...memberHeaders(edge.member), origin: shop } }),
    status: 403,
    code: 'forbidden',
  },
  {
    title: 'a cross-site page without an origin',
    request: () => ({ headers: { ...memberHeaders(edge.member), origin: '', 'sec-fetch-site': 'cross-site' } }),
    status: 403,
    code: 'forbidden',
  },
])('$title gets no token for an embedding page', async ({ request, status, code }) => {
  const response = await ask(request())
  expect([response.status, await response.json(), corsOf(response)]).toEqual([status, errorEnvelope(code), {}])
})

test('a token that an embedding page got by its own login does not become one of another page', async () => {
  const page = await openEmbedPage(edge, shop)
  const headers = { cookie: edge.member.cookie, 'x-access-token': page.access }
  expect((await ask({ origin: market, headers })).status).toBe(401)
})

// Rule: calls-and-headers-51
test.each([
  { origin: shop, allowed: true },
  { origin: stranger, allowed: false },
  { origin: 'null', allowed: false },
  { origin: '', allowed: false },
])('the popup learns before a login whether "$origin" may embed: $allowed', async ({ origin, allowed }) => {
  const target = `/api/embed/session?origin=${encodeURIComponent(origin)}`
  expect(await (await edge.get(target)).json()).toMatchObject({ content: { allowed } })
  expect((await edge.get(target, { headers: { origin: shop } })).status).toBe(403)
})

test('the log names the origin that a member allowed, and no token', async () => {
  const token = await tokenFor(shop)
  expect(edge.log()).toContain(`"embed":"${shop}","msg":"embedding page allowed by a member"`)
  expect(edge.log()).not.toContain(token)
})
