import { expect, test } from 'vitest'
import { plan, predict, type Costs, type Measured } from './model.ts'
import { actions, type Counts } from './visit.ts'

const cost = (cpu: number, bytes: number) => ({ cpu, bytes })
const costs: Costs = {
  page: cost(2, 20_000),
  file: cost(0.5, 30_000),
  session: cost(1, 2_000),
  refresh: cost(1, 1_000),
  read: cost(0.5, 2_000),
  list: cost(1, 50_000),
  order: cost(3, 1_000),
  picture: cost(0.5, 40_000),
  'new picture': cost(200, 40_000),
  base: 100,
}
const none = Object.fromEntries(actions.map((action) => [action, 0])) as Counts

test('CPU and bytes of actions add up, and each second has a cost of its own', () => {
  expect(predict(costs, none, 10)).toEqual({ cpu: 1_000, bytes: 0 })
  expect(predict(costs, { ...none, page: 3, order: 2 }, 1)).toEqual({ cpu: 112, bytes: 62_000 })
})

const writes = { transactions: 2, walBytes: 1_000 }
const measured: Measured = {
  costs,
  memory: { process: 200e6, endedSession: 400 },
  database: { order: writes, session: writes, refresh: writes, orderBytes: 1_000, endedSessionBytes: 200 },
}

test('a small programme has two edges, so that one can be down', () => {
  expect(plan(measured, 100_000)).toMatchObject({ edges: 2, database: { connections: 60 } })
})

test('ten times the members need ten times the visits, traffic and orders, and edges for their CPU', () => {
  const [million, ten] = [plan(measured, 1e6), plan(measured, 1e7)]
  expect(ten.visitsPerSecond / million.visitsPerSecond).toBeCloseTo(10)
  expect(ten.traffic / million.traffic).toBeCloseTo(10)
  expect(ten.database.size / million.database.size).toBeCloseTo(10)
  expect((ten.edges - 1) * 0.5).toBeGreaterThanOrEqual(ten.cores)
  expect((ten.edges - 2) * 0.5).toBeLessThan(ten.cores)
})

test('connections to backends are as many as calls begin while one is answered', () => {
  const { callsPerSecond, backendConnections, edges } = plan(measured, 1e7)
  expect(backendConnections * (edges - 1)).toBeCloseTo(callsPerSecond * 0.3)
})

test('memory and database have room for the ended sessions of a month, and the database for orders of forty days', () => {
  const { memory, database } = plan(measured, 1e6)
  expect(memory).toBeCloseTo(200 + 0.5e6 * 400e-6)
  expect(database.size).toBeCloseTo(0.5e6 * 200e-6 + 0.1e6 * (40 / 30) * 1_000e-6)
})
