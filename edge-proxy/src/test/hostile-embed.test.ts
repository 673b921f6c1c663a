import { beforeAll, beforeEach, expect, test } from 'vitest'
import { corsOf, market, openEmbedPage, shop, type EmbedPage } from './embed-page.ts'
import { rawRequest, requestText } from './raw-request.ts'
import { bodyOf } from './sample-calls.ts'
import { apiPath, useEdge } from './test-edge.ts'

const edge = useEdge({ once: true, config: { embedOrigins: [shop, market] } })
let page: EmbedPage
beforeAll(async () => void (page = await openEmbedPage(edge, shop)))
beforeEach(() => void (edge.upstream.requests.length = 0))

const tokens = () => ({ 'x-access-token': page.access, 'x-auth': page.loyalty })
const points = apiPath('shop/points')

test.each([
  'null',
  '*',
  '',
  'https://SHOP.example',
  'HTTPS://shop.example',
  'https://shop.example:443',
  'https://shop.example.',
  'https://shop.example/',
  'https://shop.example/x',
  'https://shop.example@evil.example',
  'https://shop.example.evil.example',
  'https://evil.example#https://shop.example',
  'https://x.shop.example',
  'https://market.example',
  'https://market.example:443',
  'https://market.example:08443',
  'http://shop.example',
  'shop.example',
  '//shop.example',
  'file://',
  'chrome-extension://shop.example',
  'https://shop.example, https://shop.example',
  'https://shop.example https://evil.example',
  'https://shop.example\t',
  'https://shop.exаmple',
  'https://xn--shp-una.example',
])('the token of a listed origin is worthless with the origin "%s"', async (origin) => {
  const { status, text } = await rawRequest(
    await edge.port(),
    requestText('GET', points, { ...tokens(), origin: Buffer.from(origin).toString('latin1') }),
  )
  const isListed = origin.trim() === shop
  expect([status, /access-control/i.test(text)]).toEqual(isListed ? [200, true] : [403, false])
  expect(edge.upstream.requests).toHaveLength(isListed ? 1 : 0)
})

// Rule: calls-and-headers-46
test.each([
  { title: 'two Origin headers', lines: [`origin: ${shop}`, `origin: ${shop}`] },
  { title: 'a listed Origin after another one', lines: ['origin: https://evil.example', `origin: ${shop}`] },
  { title: 'a folded Origin header', lines: ['origin: https://evil.example', ` ${shop}`] },
  { title: 'a bare line feed before Origin', lines: [`x-a: 1\norigin: ${shop}`] },
])('$title get no data over a socket', async ({ lines }) => {
  const { access } = page
  const head = [`GET ${points} HTTP/1.1`, 'host: portal.example', 'connection: close', `x-access-token: ${access}`]
  const { status, text } = await rawRequest(await edge.port(), [...head, ...lines, '', ''].join('\r\n'))
  expect([status >= 400, /access-control/i.test(text)]).toEqual([true, false])
  expect(edge.upstream.requests).toEqual([])
})

test.each([
  { title: 'no Origin', headers: {}, status: 401 },
  { title: 'no Origin and a Referer', headers: { referer: `${shop}/` }, status: 401 },
  { title: 'no Origin, cross-site', headers: { 'sec-fetch-site': 'cross-site' }, status: 403 },
  { title: 'no Origin, same-site', headers: { 'sec-fetch-site': 'same-site' }, status: 403 },
  { title: 'a forwarded host', headers: { 'x-forwarded-host': 'shop.example' }, status: 401 },
  { title: 'the cookie of another session', headers: { cookie: `__Host-portal=${'x'.repeat(43)}` }, status: 401 },
  { title: 'the binding as cookie', headers: { cookie: `__Host-portal=embed ${shop}` }, status: 401 },
])('a GET with $title gets no data for the token of an embedding page', async ({ headers, status }) => {
  const response = await edge.get(points, { headers: { ...tokens(), ...headers } })
  expect([response.status, corsOf(response)]).toEqual([status, {}])
  expect(edge.upstream.requests).toEqual([])
})

const order = () => JSON.stringify(bodyOf('order'))

// Rule: calls-and-headers-53
test.each([
  { title: 'plain text', headers: { 'content-type': 'text/plain' }, status: 400 },
  { title: 'a form', headers: { 'content-type': 'application/x-www-form-urlencoded' }, status: 400 },
  { title: 'several parts', headers: { 'content-type': 'multipart/form-data; boundary=x' }, status: 400 },
  { title: 'no type', headers: {}, status: 400 },
  { title: 'JSON without tokens', headers: { 'content-type': 'application/json' }, without: true, status: 401 },
  {
    title: 'another method in a header',
    headers: { 'content-type': 'text/plain', 'x-http-method-override': 'POST' },
    status: 400,
  },
])('an order as $title, which needs no preflight request, is not sent', async ({ headers, without, status }) => {
  const response = await edge.send({
    method: 'POST',
    target: apiPath('shop/order'),
    headers: { origin: shop, 'idempotency-key': 'simple-request-0123', ...(without ? {} : tokens()), ...headers },
    body: order(),
  })
  expect(response.status).toBe(status)
  expect(edge.upstream.requests).toEqual([])
})

test.each(['HEAD', 'OPTIONS', 'PUT', 'DELETE'])('%s reads nothing for an embedding page', async (method) => {
  const response = await edge.send({ method, target: points, headers: page.headers })
  expect(response.status).toBe(404)
  expect(edge.upstream.requests).toEqual([])
})

test.each([
  { name: 'x-kiosk', value: '1', status: 403 },
  { name: 'x-forwarded-for', value: '203.0.113.77', status: 200 },
  { name: 'x-forwarded-host', value: 'evil.example', status: 200 },
  { name: 'x-http-method-override', value: 'DELETE', status: 200 },
  { name: 'x-original-url', value: '/shop/order', status: 200 },
  { name: 'x-request-id', value: 'chosen-by-the-page', status: 200 },
  { name: 'authorization', value: 'Bearer x', status: 200 },
])('the header $name, which a preflight request may ask for, changes nothing', async ({ name, value, status }) => {
  const response = await edge.get(points, { headers: { ...page.headers, [name]: value } })
  expect([response.status, response.headers.get('x-request-id') === value]).toEqual([status, false])
  const sent = edge.upstream.requests.map(({ method, target }) => `${method} ${target}`)
  expect(sent).toEqual(status === 200 ? ['GET /shop/points'] : [])
  expect(JSON.stringify(edge.upstream.requests)).not.toContain(value === '1' ? 'x-kiosk' : value)
})

test('tokens in the address or a cookie are not read', async () => {
  const cookie = `x-access-token=${page.access}`
  const response = await edge.get(`${points}&x-access-token=${page.access}`, { headers: { origin: shop, cookie } })
  expect(response.status).toBeGreaterThanOrEqual(400)
  expect((await edge.get(points, { headers: { origin: shop, cookie } })).status).toBe(401)
  expect(edge.upstream.requests).toEqual([])
})
