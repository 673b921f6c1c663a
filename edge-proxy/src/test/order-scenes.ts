import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, vi } from 'vitest'
import { startPostgres } from '../state/testing/postgres-server.ts'
import { startTcpProxy, type Link } from '../state/testing/tcp-proxy.ts'
import { kill, startEdgeProcess, type EdgeProcess } from './edge-process.ts'
import type { Scene, OrderShop } from './order-failures.ts'
import { apiPath, startEdge, type TestEdge } from './test-edge.ts'

/**
 * ms; short, so that an order whose response is cut off is known to be unknown soon, and long enough for an order on a
 * machine that is busy with other tests.
 */
const limits = { connectTimeout: 2_000, headersTimeout: 2_000, bodyTimeout: 2_000 }

const day = 24 * 60 * 60 * 1000
const cuts: readonly Link[] = ['closed', 'silent']

const waiting = { timeout: 20_000, interval: 100 }

/** Resolves when every edge takes orders, and its circuit breaker lets calls through. */
async function untilReady(urls: readonly string[]): Promise<void> {
  for (const url of urls) {
    await expect.poll(async () => (await fetch(`${url}/readyz`)).text(), waiting).toBe('ready')
    await expect.poll(async () => (await fetch(url + apiPath('shop/countries'))).status, waiting).toBe(200)
  }
}

const urlOf = async (edge: TestEdge): Promise<string> => `http://127.0.0.1:${await edge.port()}`

/** Two edges of this process with one database; `link` is the network between the edges and the database. */
async function edgesWithDatabase(backendUrl: string) {
  const postgres = await startPostgres()
  const link = await startTcpProxy(postgres.port)
  const databaseUrl = postgres.url.replace(String(postgres.port), String(link.port))
  const edges = [1, 2].map(() => startEdge(backendUrl, { databaseUrl, limits }))
  const urls = await Promise.all(edges.map(urlOf))
  return {
    postgres,
    link,
    urls,
    async [Symbol.asyncDispose]() {
      link.set('open')
      await Promise.all(edges.map((edge) => edge.close()))
      await link[Symbol.asyncDispose]()
      await postgres[Symbol.asyncDispose]()
    },
  }
}

/** One of two edges, real processes with one database, is killed and started again. */
export async function killedEdge({ upstream }: OrderShop): Promise<Scene> {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'order-scene-'))
  const env = { DATABASE_URL: postgres.url, TRUSTED_PROXIES: '127.0.0.1' }
  const start = (name: string): Promise<EdgeProcess> => startEdgeProcess(upstream, join(folder, name), 0, env)
  const edges = await Promise.all(['first', 'second'].map(start))
  let killed: number | null = null
  const urls = () => edges.map(({ url }) => url)
  return {
    edges: urls,
    async fail(random) {
      killed = random(2)
      const edge = edges[killed]
      if (edge) await kill(edge.child)
    },
    async mend() {
      if (killed !== null) edges[killed] = await start('again')
      killed = null
      await untilReady(urls())
    },
    async [Symbol.asyncDispose]() {
      for (const { child } of edges) await kill(child)
      await postgres[Symbol.asyncDispose]()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The database loses its power and starts again. */
export async function killedDatabase({ upstream }: OrderShop): Promise<Scene> {
  const { urls, postgres, ...scene } = await edgesWithDatabase(upstream.url)
  let isDown = false
  return {
    ...scene,
    edges: () => urls,
    async fail() {
      isDown = true
      await postgres.stop('crash')
    },
    async mend() {
      if (isDown) await postgres.start()
      isDown = false
      await untilReady(urls)
    },
  }
}

/** The network between edges and database is cut. */
export async function cutFromDatabase({ upstream }: OrderShop): Promise<Scene> {
  const { urls, link, ...scene } = await edgesWithDatabase(upstream.url)
  return {
    ...scene,
    edges: () => urls,
    fail: async (random) => link.set(cuts[random(2)] ?? 'closed'),
    async mend() {
      link.set('open')
      await untilReady(urls)
    },
  }
}

/** The network between edges and backend is cut. */
export async function cutFromBackend({ upstream }: OrderShop): Promise<Scene> {
  const network = await startTcpProxy(Number(new URL(upstream.url).port))
  const { urls, ...scene } = await edgesWithDatabase(`http://127.0.0.1:${network.port}`)
  return {
    edges: () => urls,
    fail: async (random) => network.set(cuts[random(2)] ?? 'closed'),
    async mend() {
      network.set('open')
      await untilReady(urls)
    },
    async [Symbol.asyncDispose]() {
      await network[Symbol.asyncDispose]()
      await scene[Symbol.asyncDispose]()
    },
  }
}

/**
 * The clock of two edges with one folder jumps by up to a hundred days, and the journal is cleaned while it is wrong.
 */
export async function jumpingClock({ upstream }: OrderShop): Promise<Scene> {
  const dataDir = mkdtempSync(join(tmpdir(), 'order-scene-'))
  const start = () => startEdge(upstream.url, { dataDir, limits })
  const first = start()
  let second = start()
  const edges = async () => Promise.all([first, second].map(urlOf))
  let urls = await edges()
  const now = Date.now()
  return {
    edges: () => urls,
    async fail(random) {
      vi.useFakeTimers({ toFake: ['Date'], now: now + (random(200) - 100) * day })
    },
    async mend() {
      // An edge cleans the journal when it starts.
      await second.close()
      second = start()
      urls = await edges()
      await untilReady(urls)
      vi.useRealTimers()
      await untilReady(urls)
    },
    async [Symbol.asyncDispose]() {
      vi.useRealTimers()
      await Promise.all([first.close(), second.close()])
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Each order reaches two edges at the same time, and the shop rejects, breaks off or places it. */
export async function twinEdges({ upstream }: OrderShop): Promise<Scene> {
  const { urls, ...scene } = await edgesWithDatabase(upstream.url)
  return { ...scene, edges: () => urls, sendsTwins: true, fail: async () => {}, mend: () => untilReady(urls) }
}

/** Everything that may fail on the way of an order. */
export const scenes = [
  { title: 'an edge is killed', open: killedEdge, seed: 1 },
  { title: 'the database is killed', open: killedDatabase, seed: 2 },
  { title: 'the network to the database is cut', open: cutFromDatabase, seed: 3 },
  { title: 'the network to the backend is cut', open: cutFromBackend, seed: 4 },
  { title: 'clocks jump', open: jumpingClock, seed: 5 },
  { title: 'orders reach two edges at once', open: twinEdges, seed: 6, failsAtRandom: true },
] as const
