import { once } from 'node:events'
import { connect } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageRoutesOptions } from '../pages/page-routes.ts'
import { createPageApp, dataOf, shop } from '../pages/testing/page-app.ts'
import { build, sampleStatus } from '../pages/testing/sample-build.ts'
import { createTickets, versionsOf } from '../releases/health/page-ticket.ts'
import { createKeyRing } from '../session/seal.ts'
import { sendJson, startUpstream, success, type Upstream } from './recording-upstream.ts'
import { sampleUpstream } from './sample-upstream.ts'
import { signIn, startEdge, testKey, type MemberSession, type TestEdge } from './test-edge.ts'

const [busy, other] = ['203.0.113.1', '198.51.100.1']

const tickets = createTickets(createKeyRing([testKey], 'https://portal.example'))
const issueTicket: PageRoutesOptions['onPage'] = (_, snapshot, page) =>
  tickets.issue(versionsOf(snapshot), page, Date.now())

let upstream: Upstream
let pages: ReturnType<typeof createPageApp>
let edge: TestEdge
let member: MemberSession
/** Lets requests go on that wait for the registry in their turns. */
let held: (() => void)[]
let isHeld: boolean

beforeEach(async () => {
  held = []
  isHeld = false
  upstream = await startUpstream(sampleUpstream())
  pages = createPageApp(
    () => build,
    {},
    async () => {
      if (isHeld) await new Promise<void>((resolve) => void held.push(resolve))
      return sampleStatus
    },
  )
  edge = startEdge(upstream.url, {}, { addPages: (app, limits) => pages.addPages(app, limits, issueTicket) })
  member = await signIn(edge)
})
afterEach(async () => {
  await edge.close()
  await upstream.close()
  pages.remove()
})

const heldOf = (count: number) => vi.waitUntil(() => held.length === count, { timeout: 20_000 })

/** Has 450 requests of a busy client take their turns, of which the first two do not end. */
async function flood(target: string): Promise<Promise<Response>[]> {
  isHeld = true
  const requests = Array.from({ length: 450 }, () => edge.get(target, { from: busy }))
  await heldOf(2)
  return requests
}

/** Ends all turns; resolves with the statuses of the responses. */
async function release(requests: Promise<Response>[]): Promise<number[]> {
  isHeld = false
  held.splice(0).forEach((go) => go())
  return [...new Set((await Promise.all(requests)).map(({ status }) => status))]
}

// Rule: limits-16
test.each(['/', '/impressum', '/weg', '/embed/v1/registry.json', '/konto/digitale-karte/dokument'])(
  'a page of another client has its turn while 450 requests of one for %s wait for theirs',
  async (target) => {
    const requests = await flood(target)
    const page = edge.get('/', { from: other })
    await heldOf(3)
    held.pop()?.()
    expect((await page).status).toBe(200)
    // Further ones of the busy client still wait.
    expect(held).toHaveLength(2)
    await release(requests)
  },
)

test('files of another client and calls of all are answered while 450 requests of one for a page wait', async () => {
  const requests = await flood('/')
  expect((await edge.get('/assets/home.js', { from: other })).status).toBe(200)
  expect((await edge.call('GET', 'shop/points', { as: member, from: busy })).status).toBe(200)
  expect((await edge.get('/healthz', { from: busy })).status).toBe(200)
  expect(await release(requests)).toEqual([200])
})

// Rule: limits-16
test('files wait for the turn of their client', async () => {
  const requests = await flood('/')
  let isAnswered = false
  const file = edge.get('/assets/home.js', { from: busy }).finally(() => void (isAnswered = true))
  await edge.get('/assets/home.js', { from: other })
  await edge.call('GET', 'shop/points', { as: member, from: busy })
  expect(isAnswered).toBe(false)
  expect(await release([...requests, file])).toEqual([200])
})

// Rule: limits-17
test('images that are there wait for the turn of their client, and those of others do not', async () => {
  const requests = await flood('/')
  let isAnswered = false
  const image = edge.get('/api/image?w=480', { from: busy }).finally(() => void (isAnswered = true))
  expect((await edge.get('/api/image?w=480', { from: other })).status).toBe(200)
  await edge.call('GET', 'shop/points', { as: member, from: busy })
  expect(isAnswered).toBe(false)
  expect(await release([...requests, image])).toEqual([200])
})

const drops = async () => {
  const metrics = await (await edge.get('/metrics', { from: '127.0.0.1', headers: { host: 'localhost' } })).text()
  return metrics.match(/(?<=^edge_drops_total)\{.*$/gm)
}

test('without room for another waiting request an image is the placeholder for a moment, a list is sent at once', async () => {
  isHeld = true
  const socket = connect(await edge.port(), '127.0.0.1').on('error', () => {})
  await once(socket, 'connect')
  // Two run and 500 wait, on one connection, because an address has 500.
  socket.write(`GET / HTTP/1.1\r\nhost: portal.example\r\nx-test-peer: ${busy}\r\n\r\n`.repeat(502))
  await heldOf(2)
  expect((await edge.get('/', { from: busy })).status).toBe(503)
  expect(await drops()).toEqual(['{kind="page"} 1'])
  const bookings = Array.from({ length: 2_000 }, (_, id) => ({ bookingId: `B${id}`, points: id, reason: 'Einkauf' }))
  upstream.respondWith((_, response) => sendJson(response, success(bookings)))
  expect((await edge.call('GET', 'shop/bookings', { as: member, from: busy })).status).toBe(200)
  expect(await drops()).toEqual(['{kind="page"} 1'])
  expect((await edge.get('/api/image?w=480', { from: busy })).headers.get('cache-control')).toBe('public, max-age=5')
  expect(await drops()).toEqual(['{kind="page"} 1', '{kind="image"} 1'])
  socket.destroy()
})

// Rule: limits-18
test('no two pages that are sent at once have the same nonce or ticket', async () => {
  const responses = await Promise.all(Array.from({ length: 50 }, () => edge.get('/', { from: busy })))
  const texts = await Promise.all(responses.map((response) => response.text()))
  const nonces = responses.map(
    ({ headers }) => /'nonce-([^']+)'/.exec(headers.get('content-security-policy') ?? '')?.[1] ?? '',
  )
  expect(new Set(nonces).size).toBe(50)
  texts.forEach((text, index) => expect([...new Set(text.match(/(?<=nonce=")[^"]+/g))]).toEqual([nonces[index]]))
  expect(new Set(texts.map((text) => dataOf(text)['ticket'])).size).toBe(50)
})

// Rule: limits-17
test('forms whose bodies do not arrive take no turn', async () => {
  const form = { origin: shop, 'content-type': 'application/x-www-form-urlencoded', 'content-length': '100' }
  const lines = Object.entries({ host: 'portal.example', 'x-test-peer': busy, ...form })
  const head = ['POST / HTTP/1.1', ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
  const port = await edge.port()
  const sockets = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'))
  await Promise.all(sockets.map((socket) => once(socket, 'connect')))
  for (const socket of sockets) socket.on('error', () => {}).write(head)
  for (const from of [busy, other, busy, other]) expect((await edge.get('/', { from })).status).toBe(200)
  for (const socket of sockets) socket.destroy()
})
