import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { installPostgres, startPostgres } from '../state/testing/postgres-server.ts'
import { killAll, startEdgeProcess, type EdgeProcess } from './edge-process.ts'
import { sealedMember, sendOrder, type OrderResponse } from './order-client.ts'
import { errorEnvelope, sendJson, startUpstream, success, type Upstream } from './recording-upstream.ts'
import { sampleUpstreamBut } from './sample-upstream.ts'

const hasPostgres = installPostgres()
const twins = 200
const unknown = { status: 504, text: JSON.stringify(errorEnvelope('outcomeUnknown')) }

afterEach(killAll)

/** Numbers the orders, so that two orders never have the same response. */
function numberedUpstream(): Promise<Upstream> {
  let orders = 0
  return startUpstream(
    sampleUpstreamBut('/shop/order', (_, response) => sendJson(response, success({ orderNumber: String(++orders) }))),
  )
}

async function expectReady(edge: EdgeProcess): Promise<void> {
  await expect.poll(async () => (await fetch(`${edge.url}/readyz`)).text()).toBe('ready')
}

/** Sends each order to both edges at the same time, 20 orders at once. */
async function sendTwins(first: EdgeProcess, second: EdgeProcess): Promise<[OrderResponse, OrderResponse][]> {
  await Promise.all([expectReady(first), expectReady(second)])
  const pairs: [OrderResponse, OrderResponse][] = []
  for (let sent = 0; sent < twins; sent += 20) {
    const batch = Array.from({ length: 20 }, (_, count) => {
      const key = `twin-order-${String(sent + count).padStart(8, '0')}`
      const member = sealedMember(`ACC-${sent + count}`)
      return Promise.all([sendOrder(first.url, member, key), sendOrder(second.url, member, key)])
    })
    pairs.push(...(await Promise.all(batch)))
  }
  return pairs
}

/** Whether one of the two got the shop's response, and the other one the same, or that the outcome is unknown. */
function isOneOrder([first, second]: [OrderResponse, OrderResponse]): boolean {
  const [placed, other] = first.status === 200 ? [first, second] : [second, first]
  const allowed = [placed, unknown].map(({ status, text }) => `${status} ${text}`)
  return placed.status === 200 && allowed.includes(`${other.status} ${other.text}`)
}

const ordersAt = (upstream: Upstream): number =>
  upstream.requests.filter(({ target }) => target === '/shop/order').length

test('of 200 orders sent at once to two edges with one folder each is sent once', async () => {
  await using upstream = await numberedUpstream()
  using dataDir = mkdtempDisposableSync(join(tmpdir(), 'edge-twin-'))
  const first = await startEdgeProcess(upstream, dataDir.path)
  const second = await startEdgeProcess(upstream, dataDir.path)
  const pairs = await sendTwins(first, second)
  expect(pairs.filter((pair) => !isOneOrder(pair))).toEqual([])
  expect(ordersAt(upstream)).toBe(twins)
}, 60_000)

// Rule: rewards-and-orders-54
test.skipIf(!hasPostgres)(
  'of 200 orders sent at once to two edges with one database each is sent once',
  async () => {
    await using postgres = await startPostgres()
    await using upstream = await numberedUpstream()
    using folders = mkdtempDisposableSync(join(tmpdir(), 'edge-twin-'))
    const env = { DATABASE_URL: postgres.url }
    const first = await startEdgeProcess(upstream, join(folders.path, 'first'), 0, env)
    const second = await startEdgeProcess(upstream, join(folders.path, 'second'), 0, env)
    const pairs = await sendTwins(first, second)
    expect(pairs.filter((pair) => !isOneOrder(pair))).toEqual([])
    expect(ordersAt(upstream)).toBe(twins)
  },
  60_000,
)
