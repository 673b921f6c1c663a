import { setImmediate } from 'node:timers/promises'
import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import type { DropKind } from './metrics.ts'
import { addressList } from './request.ts'
import { createClientLimits, createRunInTurn } from './turns.ts'

let app: Hono
let drops: DropKind[]
/** Requests of each path that have their turn, and what ends their turns. */
let running: string[]
let finish: (() => void)[]

beforeEach(() => {
  drops = []
  running = []
  finish = []
  app = new Hono()
  const { takeTurn } = createClientLimits(
    addressList(['10.0.0.1']),
    createRunInTurn(),
    () => {},
    (kind) => void drops.push(kind),
  )
  app.use('*', takeTurn)
  app.get('/at-once', (c) => c.text('done'))
  app.get('*', async (c) => {
    running.push(c.req.path)
    await new Promise<void>((resolve) => void finish.push(resolve))
    return c.text('done')
  })
})

const ask = async (path: string, remoteAddress: string, headers: Record<string, string> = {}) =>
  app.request(path, { headers }, { incoming: { socket: { remoteAddress } } })

// Rule: limits-16
test('two requests of a client run at once, and those of others in between', async () => {
  for (const path of ['/a1', '/a2', '/a3', '/a4']) void ask(path, '192.0.2.1')
  void ask('/b1', '192.0.2.2')
  await setImmediate()
  expect(running).toEqual(['/a1', '/a2', '/b1'])
  finish.shift()?.()
  await setImmediate()
  await setImmediate()
  expect(running).toEqual(['/a1', '/a2', '/b1', '/a3'])
})

test.each([
  { title: 'of a trusted proxy', headers: { 'x-forwarded-for': '192.0.2.9' }, peer: '10.0.0.1', runs: true },
  { title: 'that another one names', headers: { 'x-forwarded-for': '192.0.2.9' }, peer: '192.0.2.1', runs: false },
  { title: 'of the same household', headers: {}, peer: '2001:db8::2', runs: false },
])('the address $title decides whose turn it is', async ({ headers, peer, runs }) => {
  const first = peer.includes(':') ? '2001:db8::1' : peer
  for (const path of ['/a1', '/a2']) void ask(path, first)
  void ask('/b1', peer, headers)
  await setImmediate()
  expect(running.includes('/b1')).toBe(runs)
})

// Rule: limits-16
test('the event loop goes on between the turns of a client, also when nothing in them waits', async () => {
  let rounds = 0
  let isDone = false
  const count = async () => {
    for (; !isDone; rounds += 1) await setImmediate()
  }
  const counting = count()
  await Promise.all(Array.from({ length: 200 }, () => ask('/at-once', '192.0.2.1')))
  isDone = true
  await counting
  // Two in a round.
  expect(rounds).toBeGreaterThanOrEqual(99)
})

// Rule: limits-16
test('a request above those that may wait is 503 in German with Retry-After, and counted', async () => {
  for (let request = 0; request < 502; request += 1) void ask('/a', '192.0.2.1')
  const response = await ask('/a', '192.0.2.1')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await response.text()).toContain('zu viele Anfragen')
  expect(drops).toEqual(['page'])
  void ask('/b', '192.0.2.2')
  await setImmediate()
  expect(running).toEqual(['/a', '/a', '/b'])
})
