import { describe, expect, test } from 'vitest'
import { installPostgres } from '@portal/edge-proxy/state/testing/postgres-server'
import { apiPath } from '@portal/edge-proxy/test/test-edge'
import type { Client } from './client.ts'
import { createMember, type Member } from './member.ts'
import { startProxiedPortal, type ProxiedPortal } from './proxied-portal.ts'
import { deployedEdge } from './production-settings.ts'
import { proxyPrograms } from './proxies.ts'

// Two edges with the settings, probes and limits of deploy/kubernetes, one PostgreSQL and a proxy with the settings of
// `deploy/`, all real. Skipped where PostgreSQL or the proxy cannot be installed; a line of the output says so.

const members = 20
const stops = 20
const inFlight = 200

const hasPostgres = installPostgres()
if (!hasPostgres) console.log('PostgreSQL cannot be installed: the tests of several edges are skipped.')

/** The responses to requests that are sent at once: half of them reads, a quarter orders, a quarter logins. */
function sendAll(members: readonly Member[], round: number): Promise<number[]> {
  const requests = Array.from({ length: inFlight }, async (_, index) => {
    const member = members[index % members.length]
    // Members take turns at what they send, because an address may send few logins at once.
    const kind = (index + Math.floor(index / members.length)) % 4
    const order = () => member?.order(`round-${round}-${index}`)
    const read = () => member?.read(apiPath('shop/points'))
    const received = await (kind === 0 ? order() : kind === 1 ? member?.logIn() : read())
    return received?.status ?? 0
  })
  return Promise.all(requests)
}

/** Whether the live probe of the manifest takes an edge for alive. */
async function isAlive({ edges }: ProxiedPortal, edge: number): Promise<boolean> {
  const { path, timeout } = deployedEdge.liveProbe
  const signal = AbortSignal.timeout(timeout)
  return fetch(`${edges.origins[edge]}${path}`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/**
 * Sends an edge SIGTERM while it has half of the requests, which the shop answers only then; pages are asked for after
 * it.
 */
async function stopUnderLoad(portal: ProxiedPortal, clients: readonly Client[], round: number): Promise<number[]> {
  const { edges, shop } = portal
  const members = clients.map((client, place) => createMember(client, `member-${round}-${place}`))
  await Promise.all(members.map((member) => member.logIn()))
  const edge = round % 2
  const held = shop.hold(inFlight)
  const before = sendAll(members, round)
  await Promise.race([held.allArrived, before.then(() => expect.fail('a request did not reach the shop'))])
  expect([await isAlive(portal, 0), await isAlive(portal, 1)]).toEqual([true, true])
  const stopped = edges.stop(edge, 'SIGTERM')
  await expect.poll(async () => (await fetch(`${edges.origins[edge]}/readyz`)).status).toBe(503)
  held.release()
  const after = Promise.all(members.map((member) => member.read('/')))
  expect(await isAlive(portal, 1 - edge)).toBe(true)
  const statuses = [...(await before), ...(await after).map(({ status }) => status)]
  await stopped
  await edges.start(edge)
  // A proxy sends an edge that was gone one request at first.
  const callsAfterRead = async () => {
    await members[0]?.read(apiPath('shop/points'))
    return edges.calls(edge, 'points')
  }
  await expect.poll(callsAfterRead, { interval: 100 }).toBeGreaterThan(0)
  return statuses
}

describe.each(proxyPrograms())('behind $name', (program) => {
  const isMissing = !hasPostgres || !program.isInstalled

  test.skipIf(isMissing)('a session that begins at one edge orders at the other and ends at both', async () => {
    await using portal = await startProxiedPortal(program)
    const { edges, proxy, shop } = portal
    const client = proxy.client('127.0.0.1')
    const member = createMember(client, 'member')
    expect((await member.logIn()).status).toBe(200)
    // A proxy sends the second of two requests at the same time to the edge that has none.
    const skus = ['reward-0', 'reward-1']
    const held = shop.hold(skus.length)
    const orders = Promise.all(skus.map((sku) => member.order(sku)))
    await Promise.race([held.allArrived, orders])
    held.release()
    expect((await orders).map(({ status }) => status)).toEqual([200, 200])
    expect(skus.map(shop.booked)).toEqual([1, 1])
    expect([await edges.calls(0, 'order'), await edges.calls(1, 'order')]).toEqual([1, 1])
    expect((await member.logOut()).status).toBe(200)
    const ended = async () => {
      const reads = Array.from({ length: 10 }, () => member.readWithEndedSession())
      return new Set((await Promise.all(reads)).map(({ status }) => status))
    }
    await expect.poll(ended).toEqual(new Set([401]))
    client.close()
  })

  test.skipIf(isMissing)('programs find the addresses below /.well-known/', async () => {
    await using portal = await startProxiedPortal(program)
    const client = portal.proxy.client('127.0.0.1')
    const get = (file: string) => client.send('GET', `/.well-known/${file}`)
    expect((await get('change-password')).status).toBe(302)
    expect(await get('security.txt')).toMatchObject({ status: 200, text: expect.stringMatching(/^Contact: mailto:/) })
    expect((await get('apple-app-site-association')).status).toBe(200)
    expect((await get('openid-configuration')).status).toBe(404)
    client.close()
  })

  test.skipIf(isMissing)('clients choose neither the trace nor the id of their requests', async () => {
    await using portal = await startProxiedPortal(program)
    const { proxy, shop } = portal
    const client = proxy.client('127.0.0.1')
    const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
    const headers = { traceparent: `00-${traceId}-00f067aa0ba902b7-01`, 'x-request-id': 'chosen-by-the-client' }
    const received = await client.send('GET', apiPath('shop/countries'), headers)
    expect(received).toMatchObject({ status: 200, requestId: expect.not.stringContaining('chosen') })
    const traceparents = shop.upstream.requests.flatMap((request) => new Map(request.headers).get('traceparent') ?? [])
    expect(traceparents).toEqual([expect.stringMatching(/^00-[\da-f]{32}-[\da-f]{16}-00$/)])
    expect(traceparents.join()).not.toContain(traceId)
    client.close()
  })

  test.skipIf(isMissing)('an edge that is killed loses no read, and no order is booked twice', async () => {
    await using portal = await startProxiedPortal(program)
    const { edges, proxy, shop } = portal
    const clients = Array.from({ length: members }, (_, place) => proxy.client(`127.2.${place + 1}.1`))
    const all = clients.map((client, place) => createMember(client, `member-${place}`))
    await Promise.all(all.map((member) => member.logIn()))
    const held = shop.hold(2 * members)
    const reads = all.map((member) => member.read(apiPath('shop/points')))
    const orders = all.map((member, place) => member.order(`reward-${place}`))
    await held.allArrived
    await edges.stop(0, 'SIGKILL')
    held.release()
    const statuses = (await Promise.all(reads)).map(({ status }) => status)
    await Promise.all(orders)
    // As the page does for an order without a response.
    const again = await Promise.all(all.map((member, place) => member.order(`reward-${place}`, 1)))
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    for (const [place, { status, text }] of again.entries()) {
      expect(shop.booked(`reward-${place}`)).toBe(1)
      expect(status === 200 || text.includes('outcomeUnknown')).toBe(true)
    }
    for (const client of clients) client.close()
  })

  test.skipIf(isMissing)(
    `${stops} SIGTERMs with ${inFlight} requests in flight lose none, within the memory of their limit`,
    async () => {
      await using portal = await startProxiedPortal(program)
      // Each in a network of its own, because logins that have no response yet count.
      const clients = Array.from({ length: members }, (_, place) => portal.proxy.client(`127.1.${place + 1}.1`))
      const statuses: number[] = []
      for (let round = 0; round < stops; round += 1) {
        statuses.push(...(await stopUnderLoad(portal, clients, round)))
      }
      const peak = portal.edges.peakMemory()
      console.log(`${program.name}: ${statuses.length} requests, at most ${Math.round(peak / 2 ** 20)} MiB in an edge`)
      expect(statuses.filter((status) => status !== 200)).toEqual([])
      expect(peak).toBeLessThan(deployedEdge.memoryLimit)
      for (const client of clients) client.close()
    },
    10 * 60_000,
  )
})
