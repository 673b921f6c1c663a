import { spawn } from 'node:child_process'
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { childrenOf } from '../child-processes.ts'
import { killAll, startEdgeProcess } from '../edge-process.ts'
import { logIn, sendOrder } from '../order-client.ts'
import { sendJson, startUpstream, success } from '../recording-upstream.ts'
import { bodyOf } from '../sample-calls.ts'
import { sampleUpstreamBut } from '../sample-upstream.ts'
import { apiPath } from '../test-edge.ts'

const workers = 3

afterEach(killAll)

/** Each request has a connection of its own, because the workers take turns at connections. */
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers: { connection: 'close', ...headers } })

/** A value of the metrics, which add those of all workers. */
async function metric(url: string, name: string): Promise<number> {
  const text = await (await get(`${url}/metrics`)).text()
  return Number(new RegExp(`^${name}(?:\\{.*\\})? (\\S+)$`, 'm').exec(text)?.[1])
}

async function allStarted(url: string): Promise<void> {
  await expect.poll(() => metric(url, 'edge_workers')).toBe(workers)
}

async function startWorkers(): Promise<
  AsyncDisposable & Awaited<ReturnType<typeof startEdgeProcess>> & { orders: () => number }
> {
  let orders = 0
  const upstream = await startUpstream(
    sampleUpstreamBut('/shop/order', (_, response) => sendJson(response, success({ orderNumber: String(++orders) }))),
  )
  const folder = mkdtempDisposableSync(join(tmpdir(), 'edge-workers-'))
  const edge = await startEdgeProcess(upstream, folder.path, 0, {
    WORKERS: String(workers),
    KIOSK_KEYS: 'munich:a-key-of-the-shop',
  })
  return {
    ...edge,
    orders: () => orders,
    async [Symbol.asyncDispose]() {
      killAll()
      await upstream.close()
      folder.remove()
    },
  }
}

test('workers share a port, sessions, orders, limits and metrics, and one that was killed is replaced', async () => {
  await using edge = await startWorkers()
  const { url } = edge
  await allStarted(url)

  const member = await logIn(url)
  const key = 'order-of-three-workers'
  const placed = await Promise.all(
    Array.from({ length: 12 }, () => sendOrder(url, { ...member, connection: 'close' }, key)),
  )
  expect(placed.filter(({ status }) => status !== 200)).toEqual([])
  expect(edge.orders()).toBe(1)

  await expect.poll(() => metric(url, 'edge_requests_total\\{call="order",status="2xx"\\}')).toBe(12)

  const refused = await Promise.all(
    Array.from({ length: 30 }, () =>
      fetch(`${url}${apiPath('shop/user/password/request')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify(bodyOf('request password')),
      }),
    ),
  )
  expect(refused.filter(({ status }) => status !== 429).length).toBeLessThanOrEqual(5)

  const guesses = await Promise.all(
    Array.from({ length: 30 }, () =>
      fetch(`${url}/api/kiosk/enrolment`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', connection: 'close' },
        body: JSON.stringify({ key: 'a-wrong-key-of-the-shop' }),
      }),
    ),
  )
  expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([403, 429]))
  expect(guesses.filter(({ status }) => status === 403).length).toBeLessThanOrEqual(10)

  const [killed = 0] = childrenOf(edge.child.pid)
  process.kill(killed, 'SIGKILL')
  await expect.poll(() => childrenOf(edge.child.pid).filter((pid) => pid !== killed).length).toBe(workers)
  await allStarted(url)
}, 60_000)

/** A process whose workers do nothing; resolves when all of them listen. */
async function startIdleWorkers(count: number) {
  const child = spawn(
    process.execPath,
    [fileURLToPath(new URL('../idle-workers.ts', import.meta.url)), String(count)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  const haveListened = async (workers: number): Promise<void> => {
    await expect.poll(() => output.split('\n').length - 1).toBe(workers)
  }
  await haveListened(count)
  return { child, haveListened, [Symbol.dispose]: () => void child.kill('SIGKILL') }
}

test('a worker that ends while a message is sent to it is replaced', async () => {
  using idle = await startIdleWorkers(2)
  idle.child.kill('SIGUSR2')
  await idle.haveListened(3)
  expect(childrenOf(idle.child.pid)).toHaveLength(2)
})

test('a worker that cannot be started is tried again', async () => {
  using idle = await startIdleWorkers(2)
  const [killed = 0] = childrenOf(idle.child.pid)
  idle.child.kill('SIGHUP')
  process.kill(killed, 'SIGKILL')
  await idle.haveListened(3)
  expect(childrenOf(idle.child.pid)).toHaveLength(2)
})

test('SIGTERM while workers wait to be started again ends the process at once', async () => {
  using idle = await startIdleWorkers(6)
  const before = childrenOf(idle.child.pid)
  for (const pid of before) process.kill(pid, 'SIGKILL')
  await expect.poll(() => childrenOf(idle.child.pid).filter((pid) => before.includes(pid))).toEqual([])
  idle.child.kill('SIGTERM')
  await expect.poll(() => idle.child.exitCode).toBe(0)
})
