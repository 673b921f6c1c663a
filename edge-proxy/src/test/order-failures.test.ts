import { expect, test } from 'vitest'
import { installPostgres } from '../state/testing/postgres-server.ts'
import { runOrders, startOrderShop } from './order-failures.ts'
import { cutFromBackend, twinEdges } from './order-scenes.ts'
import { createRandom } from './random.ts'

const hasPostgres = installPostgres()

// Rule: rewards-and-orders-56
test.skipIf(!hasPostgres).each([
  { title: 'the network to the backend is cut', open: cutFromBackend, failsAtRandom: false },
  { title: 'orders reach two edges at once', open: twinEdges, failsAtRandom: true },
])('no order is placed twice or shown as placed falsely while $title', async ({ open, failsAtRandom }) => {
  const random = createRandom(7)
  const shop = await startOrderShop(random, failsAtRandom)
  await using _ = shop.upstream
  await using scene = await open(shop)
  const { double, falseSuccess, falselyUnsent, placed } = await runOrders(shop, scene, random, 40)
  expect({ double, falseSuccess, falselyUnsent }).toEqual({ double: [], falseSuccess: [], falselyUnsent: [] })
  expect(placed).toBeGreaterThan(0)
})
