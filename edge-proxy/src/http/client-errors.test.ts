import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createEdgeServer, maxHeaderSize } from './edge-server.ts'
import type { DropKind } from './metrics.ts'
import { rawRequest } from '../test/raw-request.ts'

let server: Server
let drops: DropKind[]

beforeEach(async () => {
  drops = []
  server = createEdgeServer(
    {
      listener: ({ url, headers }, response) => {
        if (url === '/wait') return
        if (url === '/begun') return void response.write('begun')
        response.end(`${headers.cookie?.length}`)
      },
      countDrop: (kind) => void drops.push(kind),
      isTrustedProxy: () => false,
    },
    { headersTimeout: 100, requestTimeout: 200, connectionsCheckingInterval: 20 },
  )
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise<void>((resolve) => server.close(() => resolve()))
})

const port = (): number => (server.address() as AddressInfo).port
const withCookies = (bytes: number): string =>
  `GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncookie: ${'c'.repeat(bytes)}\r\n\r\n`

test('32 kB of cookies and 15 kB of other headers are read', async () => {
  const head = withCookies(32_000).replace('cookie:', `x-access-token: ${'t'.repeat(15_000)}\r\ncookie:`)
  expect((await rawRequest(port(), head)).text).toMatch(/^HTTP\/1\.1 200 [^]*32000$/)
})

// Rule: calls-and-headers-73
test.each([maxHeaderSize, 1_000_000])(
  '%d bytes of cookies get a German page that says how to delete them',
  async (bytes) => {
    const { status, text } = await rawRequest(port(), withCookies(bytes))
    const [head = '', page = ''] = text.split('\r\n\r\n')
    expect(status).toBe(431)
    expect(head.split('\r\n').slice(1).toSorted()).toEqual([
      'cache-control: no-store',
      'connection: close',
      `content-length: ${page.length}`,
      "content-security-policy: default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      'content-type: text/html; charset=utf-8',
      'referrer-policy: no-referrer',
      'x-content-type-options: nosniff',
    ])
    expect(Buffer.from(page, 'latin1').toString()).toMatch(
      /lang="de"[^]*zu viele Cookies[^]*Cookies und Websitedaten[^]*Laden? .*die Seite neu/,
    )
    expect(page).not.toMatch(/<script|<link|<img|<style/)
    expect(drops).toEqual(['headers'])
  },
)

test('the page arrives although the browser sends on', async () => {
  const socket = connect(port(), '127.0.0.1').setEncoding('latin1')
  socket.write(withCookies(maxHeaderSize).slice(0, -4))
  let text = ''
  socket.on('data', (chunk: string) => {
    text += chunk
    socket.write('c'.repeat(100_000))
  })
  await once(
    socket.on('error', () => {}),
    'close',
  )
  expect(text).toMatch(/^HTTP\/1\.1 431 [^]*<\/html>\n$/)
})

test.each([
  { title: 'no HTTP', bytes: 'nonsense\r\n\r\n', status: '400 Bad Request' },
  {
    title: 'two lengths',
    bytes: 'GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n',
    status: '400 Bad Request',
  },
  {
    title: 'a chunk with a long extension',
    bytes: `POST /wait HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n1;${'e'.repeat(20_000)}\r\n`,
    status: '413 Payload Too Large',
  },
  { title: 'a head that does not end', bytes: 'GET / HTTP/1.1\r\nhost: a\r\n', status: '408 Request Timeout' },
])('$title is answered $status, as Node does by default', async ({ bytes, status }) => {
  const { text } = await rawRequest(port(), bytes)
  expect(text).toBe(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`)
})

test('a response that has begun is not mixed with another', async () => {
  const socket = connect(port(), '127.0.0.1').setEncoding('latin1')
  socket.write('GET /begun HTTP/1.1\r\nhost: a\r\n\r\n')
  let text = ''
  socket.on('data', (chunk: string) => {
    if (text === '') socket.write(withCookies(maxHeaderSize))
    text += chunk
  })
  await once(
    socket.on('error', () => {}),
    'close',
  )
  expect(text.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200'])
})
