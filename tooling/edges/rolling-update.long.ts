import { describe, expect, test } from 'vitest'
import { installPostgres } from '@portal/edge-proxy/state/testing/postgres-server'
import { apiPath } from '@portal/edge-proxy/test/test-edge'
import { checkOutEarlierEdge, hasEarlierEdge } from './earlier-edge.ts'
import { createMember, type Member } from './member.ts'
import { startProxiedPortal } from './proxied-portal.ts'
import { proxyPrograms } from './proxies.ts'

// An update of two edges, one after the other, from the earlier version to this one. Skipped where PostgreSQL or the
// proxy cannot be installed, or the clone has no history; a line of the output says so.

const isPossible = installPostgres() && hasEarlierEdge()
if (!isPossible) console.log('PostgreSQL or the earlier commit is missing: the test of an update is skipped.')

const points = apiPath('shop/points')

/** The statuses of ten reads of each member at once, so that both edges get some. */
async function readAll(members: readonly Member[]): Promise<Set<number>> {
  const reads = members.flatMap((member) => Array.from({ length: 10 }, () => member.read(points)))
  return new Set((await Promise.all(reads)).map(({ status }) => status))
}

const statusesOf = async (sent: readonly Promise<{ status: number }>[]): Promise<Set<number>> =>
  new Set((await Promise.all(sent)).map(({ status }) => status))

describe.each(proxyPrograms())('behind $name', (program) => {
  test.skipIf(!isPossible || !program.isInstalled)(
    'an update of one edge after the other ends no session, revives none and loses no order',
    async () => {
      using earlier = checkOutEarlierEdge()
      await using portal = await startProxiedPortal(program, earlier.path)
      const { edges, proxy, shop } = portal
      const clients = Array.from({ length: 12 }, (_, place) => proxy.client(`127.4.${place + 1}.1`))
      const all = clients.map((client, place) => createMember(client, `member-${place}`))
      const [before, between, leaving] = [all.slice(0, 4), all.slice(4, 8), all.slice(8)]
      const skus: string[] = []
      const orderAll = (members: readonly Member[], when: string) =>
        statusesOf(
          members.map((member, place) => {
            const sku = `${when}-${place}`
            skus.push(sku)
            return member.order(sku)
          }),
        )
      const ended = (members: readonly Member[]) =>
        statusesOf(members.flatMap((member) => Array.from({ length: 10 }, () => member.readWithEndedSession())))

      await statusesOf([...before, ...leaving].map((member) => member.logIn()))
      expect(await orderAll(before, 'before')).toEqual(new Set([200]))
      await leaving[0]?.logOut()
      for (const edge of [0, 1]) {
        await edges.stop(edge, 'SIGTERM')
        await edges.start(edge)
        // The proxy knows that it is back.
        await expect
          .poll(async () => (await readAll(before), edges.calls(edge, 'points')), { interval: 100 })
          .toBeGreaterThan(0)
        const newcomers = between.slice(2 * edge, 2 * edge + 2)
        expect(await statusesOf(newcomers.map((member) => member.logIn()))).toEqual(new Set([200]))
        const members = [...before, ...between.slice(0, 2 * edge + 2)]
        expect(await readAll(members)).toEqual(new Set([200]))
        expect(await statusesOf(members.map((member) => member.refresh()))).toEqual(new Set([200]))
        expect(await readAll(members)).toEqual(new Set([200]))
        expect(await orderAll(members, `edge-${edge}`)).toEqual(new Set([200]))
        await leaving[edge + 1]?.logOut()
        await expect.poll(() => ended(leaving.slice(0, edge + 2))).toEqual(new Set([401]))
      }
      // Orders that were answered before keep their answer, and none was sent twice.
      expect(await statusesOf(before.map((member, place) => member.order(`before-${place}`, 1)))).toEqual(
        new Set([200]),
      )
      expect(skus.map(shop.booked)).toEqual(skus.map(() => 1))
      for (const client of clients) client.close()
    },
  )
})
