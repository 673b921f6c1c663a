import { afterEach, expect, test } from 'vitest'
import { installPostgres } from '../state/testing/postgres-server.ts'
import { documentedSteps, killServer } from './database-machines.ts'
import { killAll } from './edge-process.ts'
import {
  expectReady,
  endSession,
  failOver,
  expectSynchronous,
  order,
  ordersAt,
  placedOrder,
  query,
  readiness,
  refused,
  secondsSince,
  startFailoverPortal,
  startReliableShop,
  unknown,
  type FailoverPortal,
} from './failover-portal.ts'
import { createPage, noOutcomes, startOrderShop, type Answered, type OrderPage } from './order-failures.ts'
import { createRandom } from './random.ts'

const hasPostgres = installPostgres()

afterEach(killAll)

test('these tests run all steps of docs/operate.md', () => {
  expect(documentedSteps()).toEqual({
    'Setting up the standby': 5,
    'If the primary fails': 5,
    'If the standby fails': 1,
    'Restoring to a point in time': 3,
  })
})

test.skipIf(!hasPostgres)(
  'of 200 orders while the primary is killed and the standby takes over each is placed once, three times in a row',
  { repeats: 2 },
  async () => {
    const random = createRandom(7)
    const shop = await startOrderShop(random)
    await using _ = shop.upstream
    await using portal = await startFailoverPortal(shop)
    const outcomes = noOutcomes()
    const scene = { edges: () => portal.urls }
    const pages = Array.from({ length: 200 }, (_, count) => createPage(shop, scene, random, count, outcomes))
    const waiting = [...pages]
    const counts: Record<Answered, number> = { placed: 0, refused: 0, unknown: 0 }
    const placeOne = async (page: OrderPage): Promise<void> => {
      const answered = await page.place()
      counts[answered] += 1
    }
    const place = (count: number) => Promise.all(waiting.splice(0, count).map(placeOne))

    const placing = place(80)
    await expect.poll(() => ordersAt(shop), { interval: 1 }).toBeGreaterThan(20)
    killServer(portal.parts.primary)
    const killed = performance.now()
    expect(await order(portal, 'order-of-the-outage')).toEqual(refused)
    await placing
    const seconds = await failOver(portal, () => place(30))
    console.log(`Orders were refused for ${secondsSince(killed)} s:`, seconds, 'first responses:', counts)
    for (const page of pages) await expect.poll(() => page.sendAgain()).toBe('placed')
    await Promise.all(pages.map((page) => page.check()))
    expect(outcomes).toEqual({ ...noOutcomes(), placed: 200 })
    expect(await query(portal.parts.standby, 'SELECT state, count(*)::int FROM edge_orders GROUP BY state')).toEqual([
      { state: 'answered', count: 200 },
    ])
  },
)

test.skipIf(!hasPostgres).each([
  { title: 'was fenced', prepare: 'true', reason: 'the database is read-only' },
  { title: 'was not fenced', prepare: 'rm "$PGDATA/standby.signal"', reason: 'the order journal cannot be written' },
])('a primary that comes back and $title takes no orders', async ({ prepare, reason }) => {
  await using shop = await startReliableShop()
  await using portal = await startFailoverPortal(shop)
  const { parts, urls, run, address } = portal
  const before = await order(portal, 'order-before-the-failover')
  expect(before.status).toBe(200)
  killServer(parts.primary)
  await failOver(portal)
  const after = await order(portal, 'order-after-the-failover')
  expect(after.status).toBe(200)

  await run(parts.primary, `${prepare}; pg_ctl start --log "$PGDATA.log"`)
  address.moveTo(parts.primary.port)
  for (const url of urls) {
    expect(await order(portal, 'order-at-the-old-primary', { url })).toEqual(refused)
    await expect.poll(() => readiness(url)).toContain(`ready, but orders are refused: ${reason}`)
    expect(await order(portal, 'order-at-the-old-primary', { url })).toEqual(refused)
    expect(await order(portal, 'order-before-the-failover', { url, isAgain: true })).toEqual(before)
    expect(await order(portal, 'order-after-the-failover', { url, isAgain: true })).toEqual(unknown)
  }
  expect(ordersAt(shop)).toBe(2)

  address.moveTo(parts.standby.port)
  await expectReady(urls)
  await expect.poll(async () => (await order(portal, 'order-at-the-old-primary')).status).toBe(200)
  expect(await order(portal, 'order-after-the-failover', { isAgain: true })).toEqual(after)
  expect(ordersAt(shop)).toBe(3)
  await portal.follow('If the primary fails', 5, { primary: parts.standby, standby: parts.primary })
  await expectSynchronous(parts.standby)
  expect(await order(portal, 'order-with-a-new-standby')).toMatchObject({ status: 200 })
})

// Rule: rewards-and-orders-53
test.skipIf(!hasPostgres)('a standby that lacks orders is promoted without a second order', async () => {
  await using shop = await startReliableShop()
  await using portal = await startFailoverPortal(shop)
  const { parts, run, follow } = portal
  await run(parts.standby, 'pg_ctl stop --mode immediate')
  await follow('If the standby fails', 1, parts)
  const keys = Array.from({ length: 20 }, (_, count) => `order-without-a-copy-${count}`)
  for (const key of keys) await expect.poll(async () => (await order(portal, key)).status).toBe(200)
  killServer(parts.primary)
  await run(parts.standby, 'pg_ctl start --log "$PGDATA.log"')
  await failOver(portal, async () => null, [1, 2, 3, 4])
  for (const key of keys) expect(await order(portal, key, { isAgain: true })).toEqual(unknown)
  expect(ordersAt(shop)).toBe(20)
  expect(await order(portal, 'order-of-a-promoted-standby')).toMatchObject({ status: 200 })
})

// Rule: rewards-and-orders-53
test.skipIf(!hasPostgres)(
  'a second primary that takes orders, which docs/operate.md forbids, repeats none',
  async () => {
    await using shop = await startReliableShop()
    await using portal = await startFailoverPortal(shop)
    const { parts, urls, run, follow, address } = portal
    killServer(parts.primary)
    await failOver(portal)
    const keys = Array.from({ length: 20 }, (_, count) => `order-after-the-failover-${count}`)
    for (const key of keys) expect(await order(portal, key)).toMatchObject({ status: 200 })
    await run(parts.primary, 'rm "$PGDATA/standby.signal"; pg_ctl start --log "$PGDATA.log"')
    await follow('If the standby fails', 1, parts)

    address.moveTo(parts.primary.port)
    const repeated = keys.map((key, count) => order(portal, key, { url: urls[count % 2], isAgain: true }))
    expect(await Promise.all(repeated)).toEqual(keys.map(() => unknown))
    await expectReady(urls)
    expect(await order(portal, 'order-at-the-second-primary')).toMatchObject({ status: 200 })

    address.moveTo(parts.standby.port)
    const all = [...keys, 'order-at-the-second-primary']
    await Promise.all(all.map((key) => order(portal, key, { isAgain: true })))
    await expectReady(urls)
    for (const key of keys) expect(await order(portal, key, { isAgain: true })).toMatchObject({ status: 200 })
    expect(ordersAt(shop)).toBe(21)
  },
)

test.skipIf(!hasPostgres).each<{ title: string; mend: (portal: FailoverPortal) => Promise<unknown> }>([
  { title: 'comes back', mend: ({ run, parts }) => run(parts.standby, 'pg_ctl start --log "$PGDATA.log"') },
  { title: 'is given up', mend: ({ follow, parts }) => follow('If the standby fails', 1, parts) },
])('without a standby orders are refused in time, until it $title', async ({ mend }) => {
  await using shop = await startReliableShop()
  await using portal = await startFailoverPortal(shop)
  const { parts, urls, run } = portal
  await run(parts.standby, 'pg_ctl stop --mode immediate')
  const keys = Array.from({ length: 40 }, (_, count) => `order-without-standby-${count}`)
  const stopped = performance.now()
  const answers = await Promise.all(keys.map((key, count) => order(portal, key, { url: urls[count % 2] })))
  console.log(`40 orders without a standby were refused in ${secondsSince(stopped)} s`)
  expect(answers).toEqual(keys.map(() => refused))
  const reason = 'ready, but orders are refused: the standby of the database confirms no rows'
  const knowReason = async () => {
    for (const url of urls) await expect.poll(() => readiness(url)).toContain(reason)
  }
  await knowReason()
  // Those that the primary keeps for edges until the standby is back.
  const connections = async (): Promise<number> => {
    const waiting = `SELECT count(*)::int FROM pg_stat_activity WHERE wait_event = 'SyncRep'`
    const [row = { count: 0 }] = await query<{ count: number }>(parts.primary, waiting)
    return row.count
  }
  const kept = await connections()
  expect(kept).toBeLessThanOrEqual(30 * urls.length)
  await Promise.all(keys.map((key) => endSession(portal, `logout ${key}`)))
  for (const key of keys) expect(await order(portal, key)).toEqual(refused)
  await knowReason()
  expect(await connections()).toBe(kept)
  expect(ordersAt(shop)).toBe(0)

  await mend(portal)
  await expectReady(urls)
  for (const key of keys) await expect.poll(async () => (await order(portal, key)).status).toBe(200)
  expect(ordersAt(shop)).toBe(40)
})

// Rule: rewards-and-orders-53
test.skipIf(!hasPostgres)('after a restore to a point in time no key orders twice', async () => {
  await using shop = await startReliableShop()
  await using portal = await startFailoverPortal(shop)
  const { urls, follow } = portal
  const ofAll = (name: string, send: typeof order, isAgain = false) =>
    Promise.all(
      Array.from({ length: 20 }, (_, count) =>
        send(portal, `order-${name}-restore-${count}`, { url: urls[count % 2], isAgain }),
      ),
    )
  killServer(portal.parts.primary)
  await failOver(portal)
  const parts = { primary: portal.parts.standby, standby: portal.parts.primary }
  const kept = await ofAll('before', placedOrder)
  const [{ time = '' } = {}] = await query<{ time: string }>(parts.primary, 'SELECT now()::text AS time')
  const lost = await ofAll('after', placedOrder)
  for (const step of [1, 2, 3]) {
    await follow('Restoring to a point in time', step, parts, { TIME: time })
  }
  await expectReady(urls)
  expect(await ofAll('before', order, true)).toEqual(kept)
  expect(await ofAll('after', order, true)).toEqual(lost.map(() => unknown))
  expect(ordersAt(shop)).toBe(40)
  expect(await order(portal, 'order-of-a-restored-database')).toMatchObject({ status: 200 })
})
