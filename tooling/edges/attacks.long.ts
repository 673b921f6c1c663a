import { once } from 'node:events'
import type { TLSSocket } from 'node:tls'
import { beforeAll, describe, expect, test } from 'vitest'
import { installPostgres } from '@portal/edge-proxy/state/testing/postgres-server'
import { bodyOf } from '@portal/edge-proxy/test/sample-calls'
import { apiPath } from '@portal/edge-proxy/test/test-edge'
import { desyncRequests } from './desync-requests.ts'
import { createMember } from './member.ts'
import { proxyPrograms } from './proxies.ts'
import { startProxiedPortal, type ProxiedPortal } from './proxied-portal.ts'

// Floods, pipelining and requests with two readings, against nginx and Caddy with the settings of `deploy/` in front of
// two edges. Skipped where PostgreSQL or the proxy cannot be installed; a line of the output says so.

const hasPostgres = installPostgres()
if (!hasPostgres) console.log('PostgreSQL cannot be installed: the attacks on proxies are skipped.')

const host = 'host: portal.example'
const points = apiPath('shop/points')
const login = `POST ${apiPath('shop/user/login')} HTTP/1.1\r\n${host}\r\ncontent-type: application/json\r\n`
const attacker = '127.3.1.1'
const other = '127.3.2.1'

/** The statuses of the responses on a connection until it ends. */
async function statusesOf(socket: TLSSocket): Promise<string[]> {
  let text = ''
  socket.on('data', (chunk: string) => void (text += chunk))
  await once(socket, 'close')
  return text.match(/(?<=HTTP\/1\.1 )\d+/g) ?? []
}

describe.each(proxyPrograms())('behind $name', (program) => {
  const isMissing = !hasPostgres || !program.isInstalled
  let portal: ProxiedPortal

  beforeAll(async () => {
    if (!isMissing) portal = await startProxiedPortal(program)
    return async () => portal?.[Symbol.asyncDispose]()
  })

  /** A metric of both edges together. */
  const metric = async (name: string): Promise<number> => {
    const texts = await Promise.all(
      portal.edges.origins.map(async (origin) => (await fetch(`${origin}/metrics`)).text()),
    )
    const values = texts.flatMap((text) => text.split('\n').filter((line) => line.startsWith(`${name} `)))
    return values.reduce((sum, line) => sum + Number(line.slice(name.length)), 0)
  }
  const cpu = () => metric('process_cpu_seconds_total')
  const isServed = async (from: string): Promise<boolean> => {
    const client = portal.proxy.client(from)
    return (await client.send('GET', '/healthz').finally(client.close)).text === 'ok'
  }

  // Rule: calls-and-headers-57
  test.skipIf(isMissing)('pipelined requests reach an edge one at a time', async () => {
    const { proxy, shop } = portal
    const client = proxy.client(attacker)
    const member = createMember(client, 'pipelining')
    await member.logIn()
    const held = shop.hold(1)
    const socket = await proxy.connect(attacker)
    const headers = Object.entries(member.headers()).map(([name, value]) => `${name}: ${value}\r\n`)
    const request = `GET ${points} HTTP/1.1\r\n${host}\r\n${headers.join('')}`
    socket.write(`${`${request}\r\n`.repeat(49)}${request}connection: close\r\n\r\n`)
    const statuses = statusesOf(socket)
    await held.allArrived
    expect(await isServed(other)).toBe(true)
    const waiting = shop.upstream.requests.filter(({ target }) => target === '/shop/points')
    expect(waiting).toHaveLength(1)
    held.release()
    expect(await statuses).toEqual(Array.from({ length: 50 }, () => '200'))
    client.close()
  })

  test.skipIf(isMissing)('connections that pipeline 75 KB and read nothing cost edges less than 50 MB', async () => {
    const request = `GET /api/image?w=1496 HTTP/1.1\r\n${host}\r\n\r\n`
    const memory = () => metric('process_resident_memory_bytes')
    await isServed(attacker)
    const before = await memory()
    const sockets = await Promise.all(Array.from({ length: 20 }, () => portal.proxy.connect(attacker)))
    for (const socket of sockets) socket.pause().write(request.repeat((75 * 1024) / request.length))
    let most = 0
    for (let sample = 0; sample < 50; sample += 1) {
      expect(await isServed(other)).toBe(true)
      most = Math.max(most, (await memory()) - before)
    }
    for (const socket of sockets) socket.destroy()
    expect(most).toBeLessThan(50 * 1024 * 1024)
  })

  // Rule: calls-and-headers-57
  test.skipIf(isMissing)('a body in 10,000 pieces costs edges less than ten bodies in one', async () => {
    const send = async (pieces: number): Promise<string[]> => {
      const piece = 'a'.repeat(10_000 / pieces)
      const chunk = `${piece.length.toString(16)}\r\n${piece}\r\n`
      const socket = await portal.proxy.connect(attacker)
      const statuses = statusesOf(socket)
      socket.write(`${login}connection: close\r\ntransfer-encoding: chunked\r\n\r\n`)
      for (let sent = 0; sent < pieces; sent += 1) socket.write(chunk)
      socket.write('0\r\n\r\n')
      return statuses
    }
    const costOf = async (pieces: number, times: number): Promise<number> => {
      expect(await send(pieces)).toEqual(['400'])
      const before = await cpu()
      for (let sent = 0; sent < times; sent += 1) await send(pieces)
      return ((await cpu()) - before) / times
    }
    const one = await costOf(1, 200)
    expect((await costOf(10_000, 20)) / one).toBeLessThan(10)
  })

  // Rule: calls-and-headers-58
  test.skipIf(isMissing)('heads and bodies that do not arrive reach no edge, and end', async () => {
    const { proxy } = portal
    const requests = () => metric('edge_requests_total{call="login",status="4xx"}')
    const before = await requests()
    const texts = [`GET / HTTP/1.1\r\n${host}\r\nx: `, `${login}content-length: 30000\r\n\r\n{"loginName":`]
    const sockets = await Promise.all(Array.from({ length: 100 }, () => proxy.connect(attacker)))
    const closed = sockets.map((socket) => once(socket.resume(), 'close'))
    for (const [place, socket] of sockets.entries()) socket.write(texts[place % 2] ?? '')
    expect(await isServed(other)).toBe(true)
    expect(await requests()).toBe(before)
    await Promise.all(closed)
    expect(await requests()).toBe(before)
  })

  // Rule: calls-and-headers-58
  test.skipIf(isMissing).each(desyncRequests)('$title changes no response to another client', async ({ text }) => {
    const { proxy } = portal
    for (let round = 0; round < 4; round += 1) {
      const socket = await proxy.connect(attacker)
      socket.write(Buffer.from(text, 'latin1'))
      const client = proxy.client(other)
      // Enough for every connection between proxy and edges.
      const received = Array.from({ length: 12 }, () => client.send('GET', '/healthz'))
      expect((await Promise.all(received)).map((response) => response.text)).toEqual(received.map(() => 'ok'))
      client.close()
      socket.destroy()
    }
  })

  test.skipIf(isMissing || program.name === 'caddy')(
    'an address has 500 connections, and another one its own',
    async () => {
      const { proxy, shop } = portal
      const client = proxy.client(attacker)
      const member = createMember(client, 'connections')
      await member.logIn()
      const held = shop.hold(1)
      // Above what an edge sends to a backend for one client, so that they wait there.
      const reads = Array.from({ length: 520 }, () => member.read(points))
      await held.allArrived
      await expect.poll(async () => (await client.send('GET', '/healthz')).status).toBe(429)
      expect(await isServed(other)).toBe(true)
      held.release()
      const statuses = (await Promise.all(reads)).map(({ status }) => status)
      expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(500)
      expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0)
      client.close()
    },
  )

  test.skipIf(isMissing)('a body above 64 KB is refused, and nothing of it reaches the shop', async () => {
    const logins = () => portal.shop.upstream.requests.filter(({ target }) => target.startsWith('/shop/user/login'))
    const client = portal.proxy.client(attacker)
    const send = (password: string) =>
      client.send('POST', apiPath('shop/user/login'), {}, { ...bodyOf('login'), password })
    const before = logins().length
    await send('x')
    expect(logins()).toHaveLength(before + 1)
    // Caddy 2.6 answers 502, or passes on what the edge answers to a body that Caddy has cut off.
    expect([400, 413, 502]).toContain((await send('x'.repeat(70_000))).status)
    expect(logins()).toHaveLength(before + 1)
    client.close()
  })

  test.skipIf(isMissing).each([
    { kilobytes: 31, status: 200, text: /<html lang="de">/ },
    { kilobytes: 60, status: 431, text: /<html lang="de">.*Zu viele Cookies.*Cookies und Websitedaten/s },
    { kilobytes: 300, status: 431, text: /<html lang="de">.*Zu viele Cookies.*Cookies und Websitedaten/s },
  ])('cookies of $kilobytes kB are answered $status, in German', async ({ kilobytes, ...expected }) => {
    const client = portal.proxy.client(other)
    const cookies = Array.from({ length: kilobytes }, (_, place) => `c${place}=${'x'.repeat(1_015)}`)
    const { status, text } = await client.send('GET', '/', { cookie: cookies.join('; ') })
    expect({ status, text }).toEqual({ status: expected.status, text: expect.stringMatching(expected.text) })
    client.close()
  })

  test.skipIf(isMissing).each([
    { accepted: 'gzip', encoding: 'gzip' },
    { accepted: 'gzip, br', encoding: 'br' },
    { accepted: 'identity', encoding: null },
  ])('scripts are sent to a client that accepts $accepted in $encoding', async ({ accepted, encoding }) => {
    const client = portal.proxy.client(other)
    const page = await client.send('GET', '/', { 'accept-encoding': 'identity' })
    const [script = ''] = /\/assets\/main\.\w+\.js/.exec(page.text) ?? []
    const received = await client.send('GET', script, { 'accept-encoding': accepted })
    expect(received).toMatchObject({ status: 200, encoding })
    client.close()
  })
})
