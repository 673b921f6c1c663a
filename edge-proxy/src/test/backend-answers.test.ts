import { wire } from '@portal/shared-contracts/testing/wire'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { sendText, success, type UpstreamHandler } from './recording-upstream.ts'
import { bodyOf } from './sample-calls.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { useEdge } from './test-edge.ts'

const edge = useEdge({ signedIn: true })

const profile = JSON.stringify(success({ loginName: 'a@b.example', address: { lastName: 'Brückner' } }))
const json = 'application/json'
async function order() {
  const headers = { 'idempotency-key': 'order-0123456789-abcd' }
  const response = await edge.call('POST', 'shop/order', { as: edge.member, body: bodyOf('order'), headers })
  return { status: response.status, text: await response.text() }
}

/** What the sample backend sends, with its body as these bytes. */
const rewritten =
  (type: string, bytesOf: (text: string) => Buffer): UpstreamHandler =>
  (recorded, response) => {
    const { writeHead, end } = response
    Object.assign(response, {
      writeHead: () => response,
      end: (text: string) => {
        Object.assign(response, { writeHead, end })
        response.writeHead(200, { 'content-type': type }).end(bytesOf(text))
      },
    })
    sampleUpstream()(recorded, response)
  }

test.each([
  { title: 'a byte order mark', handler: rewritten(json, (text) => Buffer.from(`\ufeff${text}`)) },
  { title: 'UTF-16', handler: rewritten(`${json}; charset=utf-16le`, (text) => Buffer.from(text, 'utf16le')) },
  { title: 'ISO-8859-1', handler: rewritten(`${json}; charset=ISO-8859-1`, (text) => Buffer.from(text, 'latin1')) },
])('login, refresh, loyalty login and order work with $title', async ({ handler }) => {
  edge.upstream.respondWith(handler)
  const login = await edge.call('POST', 'shop/user/login', { body: bodyOf('login') })
  expect([login.status, (await login.json()) as unknown]).toMatchObject([200, { meta: { success: true } }])
  const refresh = await edge.call('POST', 'shop/user/refreshaccess', {
    as: edge.member,
    body: { refreshToken: edge.member.refresh },
  })
  expect(refresh.status).toBe(200)
  expect(await (await edge.call('POST', `${wire.prefix}/auth/login`, { as: edge.member })).text()).toMatch(/^s1\./)
  expect(await order()).toMatchObject({ status: 200, text: expect.stringContaining('"success":true') })
})

// Rule: calls-and-headers-3
test.each([
  { title: 'ISO-8859-1', charset: 'iso-8859-1', encoding: 'latin1' as const },
  { title: 'UTF-16', charset: 'utf-16le', encoding: 'utf16le' as const },
])('a profile in $title arrives in UTF-8, and its status and content stay', async ({ charset, encoding }) => {
  edge.upstream.respondWith((_, response) =>
    response.writeHead(201, { 'content-type': `${json}; charset=${charset}` }).end(Buffer.from(profile, encoding)),
  )
  const response = await edge.call('GET', 'shop/points', { as: edge.member })
  expect([response.status, await response.text()]).toEqual([201, profile])
  expect(response.headers.get('content-type')).toBe(`${json}; charset=utf-8`)
})

test('a profile that says UTF-8 and is not is refused, so that no page writes it back', async () => {
  edge.upstream.respondWith((_, response) =>
    response.writeHead(200, { 'content-type': `${json}; charset=utf-8` }).end(Buffer.from(profile, 'latin1')),
  )
  expect((await edge.call('GET', 'shop/points', { as: edge.member })).status).toBe(502)
})

/** What the sample backend sends, with these headers. */
const withHeaders =
  (headers: Record<string, string>): UpstreamHandler =>
  (recorded, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    sampleUpstream()(recorded, response)
  }

// Rule: calls-and-headers-3
test.each(['', ' ', 'none', 'None', 'identity', 'utf-8', 'UTF-8', 'utf8', 'iso-8859-1', 'us-ascii', 'identity, utf-8'])(
  'calls and orders work with the Content-Encoding "%s" of plain JSON',
  async (encoding) => {
    edge.upstream.respondWith(withHeaders({ 'content-encoding': encoding }))
    expect((await edge.call('GET', 'shop/card', { as: edge.member })).status).toBe(200)
    expect(await order()).toMatchObject({ status: 200, text: expect.stringContaining('"success":true') })
  },
)

const encodings = [
  'gzip',
  'x-gzip',
  'br',
  'deflate',
  'zstd',
  'compress',
  'GZIP',
  'gzip, identity',
  'utf-8, gzip',
  'unknown',
]

test.each(encodings)('a response with the Content-Encoding %s is an error', async (encoding) => {
  edge.upstream.respondWith(withHeaders({ 'content-encoding': encoding }))
  expect((await edge.call('GET', 'shop/card', { as: edge.member })).status).toBe(502)
})

test.each([json, `${json}; charset=iso-8859-1`])('gzip that calls itself utf-8 is an error as %s', async (type) => {
  edge.upstream.respondWith((_, response) =>
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'utf-8' }).end(gzipSync(profile)),
  )
  expect((await edge.call('GET', 'shop/card', { as: edge.member })).status).toBe(502)
  expect(await order()).toMatchObject({ status: 504, text: expect.stringContaining('outcomeUnknown') })
})

const unasked = 'HTTP/1.1 100 Continue\r\n\r\n'

test.each([
  { title: 'a 102', text: 'HTTP/1.1 102 Processing\r\n\r\n' },
  { title: 'a 103', text: 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n' },
])('calls and orders work with $title before the response', async ({ text }) => {
  edge.upstream.respondWith((recorded, response) => {
    response.socket?.write(text, () => sampleUpstream()(recorded, response))
  })
  expect((await edge.call('GET', 'shop/card', { as: edge.member })).status).toBe(200)
  expect(await order()).toMatchObject({ status: 200, text: expect.stringContaining('"success":true') })
})

// RFC 9110, section 15.2.1: a client that did not ask for it may discard it, which undici does not.
test('a 100 that nothing asked for is an error, and an order answered so is unknown, logged and never sent again', async () => {
  edge.upstream.respondWith((recorded, response) => {
    response.socket?.write(unasked, () => sampleUpstream()(recorded, response))
  })
  expect((await edge.call('GET', 'shop/countries')).status).toBe(502)
  const sent = () => edge.upstream.requests.filter(({ target }) => target.includes('shop/order')).length
  expect([await order(), sent()]).toMatchObject([{ status: 504, text: expect.stringContaining('outcomeUnknown') }, 1])
  expect(edge.lastLogLine()).toMatchObject({
    call: 'order',
    status: 504,
    code: 'outcomeUnknown',
    reason: 'backend reset',
  })
  edge.upstream.respondWith(sampleUpstream())
  expect([await order(), sent()]).toMatchObject([{ status: 504 }, 1])
})

test('a text that looks like a 100 stays in the body', async () => {
  const body = `{"a":"${unasked}"}`
  edge.upstream.respondWith((_, response) => sendText(response, body, 'text/plain'))
  expect(await (await edge.call('GET', 'shop/card', { as: edge.member })).text()).toBe(body)
})

test('a response without a content type is a text in UTF-8', async () => {
  edge.upstream.respondWith((_, response) => sendText(response, 'ü', ''))
  expect(await (await edge.call('GET', 'shop/card', { as: edge.member })).text()).toBe('ü')
})
