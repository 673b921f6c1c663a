import { afterEach, expect, test } from 'vitest'
import { installPostgres } from '../state/testing/postgres-server.ts'
import { killAll } from './edge-process.ts'
import { runOrders, startOrderShop } from './order-failures.ts'
import { scenes } from './order-scenes.ts'
import { createRandom } from './random.ts'

const hasPostgres = installPostgres()
const runs = Number(process.env['ORDER_RUNS'] ?? 1_000)

afterEach(killAll)

test.skipIf(!hasPostgres).each(scenes)(
  'of 1 000 orders none is placed twice or shown as placed falsely while $title',
  async ({ open, seed, ...more }) => {
    const random = createRandom(seed)
    const shop = await startOrderShop(random, 'failsAtRandom' in more)
    await using _ = shop.upstream
    await using scene = await open(shop)
    const { placed, unknown, refused, ...wrong } = await runOrders(shop, scene, random, runs)
    console.log(`${runs} orders: ${placed} placed, ${unknown} unknown, ${refused} refused`)
    expect(wrong).toEqual({ double: [], falseSuccess: [], falselyUnsent: [] })
    expect(placed).toBeGreaterThan(0)
  },
  40 * 60_000,
)
