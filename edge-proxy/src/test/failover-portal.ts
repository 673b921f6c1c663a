import { Client } from 'pg'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'vitest'
import { startDatabaseMachines, type Machine, type Parts } from './database-machines.ts'
import { kill, startEdgeProcess } from './edge-process.ts'
import { sealedMember, sendOrder } from './order-client.ts'
import { startOrderShop, type OrderShop } from './order-failures.ts'
import { createRandom } from './random.ts'
import { errorEnvelope } from './recording-upstream.ts'

export async function query<Row extends object>({ url }: Machine, text: string): Promise<Row[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Row>(text)
  await client.end()
  return rows
}

/** Waits until the standby of a machine replicates synchronously. */
export async function expectSynchronous(primary: Machine): Promise<void> {
  const states = () => query(primary, 'SELECT application_name, sync_state FROM pg_stat_replication')
  await expect.poll(states).toEqual([{ application_name: 'standby', sync_state: 'sync' }])
}

/** A shop that books each order and never fails. */
export async function startReliableShop() {
  const shop = await startOrderShop(createRandom(7))
  return { ...shop, [Symbol.asyncDispose]: () => shop.upstream[Symbol.asyncDispose]() }
}

/** Two machines with synchronous replication, set up as docs/operate.md says, and two edges with their address. */
export async function startFailoverPortal(shop: OrderShop) {
  await using started = new AsyncDisposableStack()
  const machines = started.use(await startDatabaseMachines())
  const parts: Parts = { primary: machines.first, standby: machines.second }
  for (const step of [1, 2, 3, 4, 5]) await machines.follow('Setting up the standby', step, parts)
  await expectSynchronous(parts.primary)
  const folder = started.use(mkdtempDisposableSync(join(tmpdir(), 'failover-'))).path
  const env = { DATABASE_URL: machines.address.url, TRUSTED_PROXIES: '127.0.0.1' }
  const edges = await Promise.all(
    ['first', 'second'].map((name) => startEdgeProcess(shop.upstream, join(folder, name), 0, env)),
  )
  started.defer(async () => void (await Promise.all(edges.map(({ child }) => kill(child)))))
  const urls = edges.map(({ url }) => url)
  await expectReady(urls)
  const all = started.move()
  /** When each order was sent for the first time. */
  const sentAt = new Map<string, number>()
  return { ...machines, parts, urls, sentAt, [Symbol.asyncDispose]: () => all.disposeAsync() }
}
export type FailoverPortal = Awaited<ReturnType<typeof startFailoverPortal>>

export const readiness = async (url: string) => (await fetch(`${url}/readyz`)).text()

/** ms; edges take some seconds, but the machine of a test may have much else to do. */
const readyIn = 30_000

/** Waits until edges respond that they are ready. */
export async function expectReady(urls: readonly string[]): Promise<void> {
  for (const url of urls) await expect.poll(() => readiness(url), { interval: 100, timeout: readyIn }).toBe('ready')
}

/** The steps that promote a synchronous standby: without the third, for one that may lack rows. */
const steps = [1, 2, 4]

/**
 * Follows docs/operate.md after the primary was killed; `meanwhile` runs beside each step. Gives the seconds of each,
 * and those of the edges after the last.
 */
export async function failOver(
  { parts, urls, follow }: FailoverPortal,
  meanwhile = async (): Promise<unknown> => null,
  chosen = steps,
) {
  const seconds: Record<string, number> = {}
  const measure = async (name: string, run: () => Promise<void>): Promise<void> => {
    const started = performance.now()
    await Promise.all([run().then(() => (seconds[name] = secondsSince(started))), meanwhile()])
  }
  for (const step of chosen) await measure(`step ${step}`, () => follow('If the primary fails', step, parts))
  await measure('edges', () => expectReady(urls))
  return seconds
}

export const secondsSince = (started: number): number => Math.round((performance.now() - started) / 100) / 10

export const ordersAt = ({ upstream }: Pick<OrderShop, 'upstream'>): number =>
  upstream.requests.filter(({ target }) => target === '/shop/order').length

type OrderOptions = { url?: string | undefined; isAgain?: boolean }

/** Sends an order of a member of its own, by default to the first edge; again as a page does, with its age. */
export function order(
  { urls, sentAt }: FailoverPortal,
  key: string,
  { url = urls[0] ?? '', isAgain = false }: OrderOptions = {},
) {
  const sent = sentAt.get(key) ?? performance.now()
  sentAt.set(key, sent)
  const age = isAgain ? Math.ceil((performance.now() - sent) / 1000) : undefined
  return sendOrder(url, sealedMember(`ACC-${key}`), key, age, key)
}

/** Sends an order until it is placed, because a busy edge may refuse it before it is sent. */
export async function placedOrder(portal: FailoverPortal, key: string, options: OrderOptions = {}) {
  let answer = await order(portal, key, options)
  const status = async (): Promise<number> => {
    if (answer.status !== 200) answer = await order(portal, key, options)
    return answer.status
  }
  await expect.poll(status).toBe(200)
  return answer
}

/** Ends the session of a member at the first edge. */
export async function endSession({ urls }: FailoverPortal, member: string): Promise<void> {
  await fetch(`${urls[0]}/api/session/end`, { method: 'POST', headers: sealedMember(`ACC-${member}`) })
}

export const unknown = { status: 504, text: JSON.stringify(errorEnvelope('outcomeUnknown')) }
export const refused = { status: 503, text: JSON.stringify(errorEnvelope('backendUnavailable')) }
