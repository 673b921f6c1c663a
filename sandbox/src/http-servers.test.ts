import { once } from 'node:events'
import { connect as connectHttp2 } from 'node:http2'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { listen, type HttpServer } from './http-servers.ts'

const servers: HttpServer[] = []
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

async function start(): Promise<number> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.post('/echo', async (c) => c.text(`${c.env.incoming.httpVersion} ${await c.req.text()}`))
  const server = listen(app.fetch, 0, '127.0.0.1', () => {})
  await once(server, 'listening')
  servers.push(server)
  return (server.address() as AddressInfo).port
}

async function sendHttp2(port: number, bodies: readonly string[]): Promise<string[]> {
  const session = connectHttp2(`http://127.0.0.1:${port}`)
  const responses = await Promise.all(
    bodies.map((body) => text(session.request({ ':method': 'POST', ':path': '/echo' }).end(body))),
  )
  session.close()
  return responses
}

test('one port answers HTTP/1.1 and several requests of a connection with HTTP/2', async () => {
  const port = await start()
  const body = 'x'.repeat(100_000)
  const response = await fetch(`http://127.0.0.1:${port}/echo`, { method: 'POST', body })
  expect(await response.text()).toBe(`1.1 ${body}`)
  expect(await sendHttp2(port, ['a', body])).toEqual(['2.0 a', `2.0 ${body}`])
})

test('a client that goes away before it has sent anything harms no other one', async () => {
  const port = await start()
  const client = connect(port, '127.0.0.1')
  await once(client, 'connect')
  client.resetAndDestroy()
  expect(await sendHttp2(port, ['a'])).toEqual(['2.0 a'])
})
