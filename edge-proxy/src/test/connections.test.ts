import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startEdgeWithUpstream } from './edge-with-upstream.ts'
import { listen } from './raw-request.ts'
import { apiPath, type TestEdge } from './test-edge.ts'

let edge: TestEdge
let server: Awaited<ReturnType<typeof listen>>
let agent: Agent

beforeEach(async () => {
  ;({ edge } = await startEdgeWithUpstream())
  server = await listen(edge)
  // One connection for all requests.
  agent = new Agent({ keepAlive: true, maxSockets: 1 })
})

afterEach(async () => {
  agent.destroy()
  await server.close()
  await edge.close()
})

async function statusOf(
  method: string,
  path: string,
  headers: Record<string, string> = {},
  bytes = 0,
): Promise<number | undefined> {
  const outgoing = request({ port: server.port, host: '127.0.0.1', agent, method, path: apiPath(path), headers })
  if (bytes > 0) outgoing.write(Buffer.alloc(bytes, 'a'))
  outgoing.end()
  const [received] = (await once(outgoing, 'response')) as [IncomingMessage]
  await once(received.resume(), 'end')
  return received.statusCode
}

const json = { 'content-type': 'application/json' }

test.each([
  {
    title: 'too large, in chunks',
    method: 'POST',
    path: 'shop/user/login',
    headers: json,
    bytes: 5_000_000,
    status: 400,
  },
  {
    title: 'too large, as announced',
    method: 'POST',
    path: 'shop/user/login',
    headers: { ...json, 'content-length': '300000' },
    bytes: 300_000,
    status: 400,
  },
  { title: 'for no call', method: 'POST', path: 'shop/nothing', headers: json, bytes: 5_000_000, status: 404 },
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
    expect(await statusOf(method, path, headers, bytes)).toBe(status)
    expect(await statusOf('GET', 'shop/countries')).toBe(200)
  },
)

test('handles the next request of a connection after a rejected body that arrives slowly', async () => {
  const length = 40_000
  const body = request({
    port: server.port,
    host: '127.0.0.1',
    agent,
    method: 'POST',
    path: apiPath('shop/user/login'),
    headers: { 'content-type': 'text/plain', 'content-length': length },
  })
  body.write(Buffer.alloc(length / 2, 'a'))
  const [received] = (await once(body, 'response')) as [IncomingMessage]
  const { localPort } = received.socket
  // Longer than the 500 ms that the server adapter allows for unread bodies.
  await setTimeout(700)
  body.end(Buffer.alloc(length / 2, 'a'))
  await once(received.resume(), 'end')
  expect(received.statusCode).toBe(400)
  const next = request({ port: server.port, host: '127.0.0.1', agent, path: apiPath('shop/countries') }).end()
  const [second] = (await once(next, 'response')) as [IncomingMessage]
  expect([second.statusCode, second.resume().socket.localPort]).toEqual([200, localPort])
})
