import { once } from 'node:events'
import { Agent, request, type IncomingMessage, type RequestOptions } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { apiPath, useEdge } from './test-edge.ts'

const edge = useEdge()
let agent: Agent

// One connection for all requests.
beforeEach(() => void (agent = new Agent({ keepAlive: true, maxSockets: 1 })))
afterEach(() => agent.destroy())

const start = async (method: string, path: string, headers: RequestOptions['headers'] = {}) =>
  request({ port: await edge.port(), host: '127.0.0.1', agent, method, path: apiPath(path), headers })

async function send(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  bytes = 0,
): Promise<{ status: number | undefined; port: number | undefined }> {
  const outgoing = await start(method, path, headers)
  if (bytes > 0) outgoing.write(Buffer.alloc(bytes, 'a'))
  outgoing.end()
  const [received] = (await once(outgoing, 'response')) as [IncomingMessage]
  const { localPort: port } = received.socket
  await once(received.resume(), 'end')
  return { status: received.statusCode, port }
}

const json = { 'content-type': 'application/json' }

test.each([
  { title: 'too large, in chunks', method: 'POST', path: 'shop/user/login', headers: json, bytes: 5e6, status: 400 },
  {
    title: 'too large, as announced',
    method: 'POST',
    path: 'shop/user/login',
    headers: { ...json, 'content-length': '300000' },
    bytes: 300_000,
    status: 400,
  },
  { title: 'for no call', method: 'POST', path: 'shop/nothing', headers: json, bytes: 5e6, status: 404 },
  {
    title: 'of a GET',
    method: 'GET',
    path: 'shop/countries',
    headers: { 'transfer-encoding': 'chunked' },
    bytes: 300_000,
    status: 400,
  },
])(
  'handles the next request of a connection after it rejected a body $title',
  async ({ method, path, headers, bytes, status }) => {
    const rejected = await send(method, path, headers, bytes)
    expect(rejected.status).toBe(status)
    expect(await send('GET', 'shop/countries')).toEqual({ status: 200, port: rejected.port })
  },
)

test('handles the next request of a connection after a rejected body that arrives slowly', async () => {
  const length = 40_000
  const body = await start('POST', 'shop/user/login', { 'content-type': 'text/plain', 'content-length': length })
  body.write(Buffer.alloc(length / 2, 'a'))
  const [received] = (await once(body, 'response')) as [IncomingMessage]
  const { localPort } = received.socket
  // Longer than the 500 ms that the server adapter allows for unread bodies.
  await setTimeout(700)
  body.end(Buffer.alloc(length / 2, 'a'))
  await once(received.resume(), 'end')
  expect(received.statusCode).toBe(400)
  const next = (await start('GET', 'shop/countries')).end()
  const [second] = (await once(next, 'response')) as [IncomingMessage]
  expect([second.statusCode, second.resume().socket.localPort]).toEqual([200, localPort])
})
