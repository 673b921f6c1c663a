import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openPool } from '../../state/postgres-pool.ts'
import { installPostgres, startPostgres, type PostgresServer } from '../../state/testing/postgres-server.ts'
import { logIn, sendOrder } from '../order-client.ts'
import { startOrderShop } from '../order-failures.ts'
import { createRandom } from '../random.ts'
import { startEdge, type TestEdge } from '../test-edge.ts'

const hasPostgres = installPostgres()

async function addressOf(edge: TestEdge): Promise<string> {
  await expect.poll(async () => (await edge.get('/readyz')).text()).toBe('ready')
  return `http://127.0.0.1:${await edge.port()}`
}

/** Makes a backup of a moment ago look like yesterday's. */
async function age(postgres: PostgresServer): Promise<void> {
  const pool = openPool(postgres.url, () => {})
  await pool.query(`UPDATE edge_processes SET alive_at = alive_at - interval '1 day'`)
  await pool.query(`UPDATE edge_journal SET continuous_since = continuous_since - interval '2 days'`)
  await pool.end()
}

// Rule: rewards-and-orders-53
test.skipIf(!hasPostgres).each([
  { title: 'an edge that starts with it', isRunning: false },
  { title: 'an edge that ran all the time', isRunning: true },
])("after a restore of yesterday's backup no key orders twice at $title", async ({ isRunning }) => {
  await using postgres = await startPostgres()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'edge-restore-'))
  const shop = await startOrderShop(createRandom(1))
  await using _ = shop.upstream
  const start = (name: string) =>
    startEdge(shop.upstream.url, { databaseUrl: postgres.url, dataDir: join(folder.path, name) })
  const first = start('first')
  await addressOf(first)
  await postgres.stop()
  const backup = postgres.backUp()
  await postgres.start()

  const url = await addressOf(first)
  const member = await logIn(url)
  expect(await sendOrder(url, member, 'key-of-a-forgotten-order', undefined, 'R1')).toMatchObject({ status: 200 })
  // The running edge has raised its beat since the backup, so that it can notice the restore.
  await expect.poll(async () => beatOf(postgres)).toBeGreaterThan(await beatOf(postgres))
  await postgres.stop()
  postgres.restore(backup)
  await postgres.start()
  if (!isRunning) {
    await first.close()
    await age(postgres)
  }

  await using second = isRunning ? first : start('second')
  const restored = await addressOf(second)
  const again = await sendOrder(restored, member, 'key-of-a-forgotten-order', 10, 'R1')
  expect([again.status, shop.booked('R1')]).toEqual([504, 1])
  expect(await sendOrder(restored, member, 'key-of-another-order', undefined, 'R2')).toMatchObject({ status: 200 })
})

async function beatOf({ url }: PostgresServer): Promise<number> {
  const pool = openPool(url, () => {})
  const { rows } = await pool.query<{ beat: string }>('SELECT max(beat) AS beat FROM edge_processes')
  await pool.end()
  return Number(rows[0]?.beat)
}
