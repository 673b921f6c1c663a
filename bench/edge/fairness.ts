import { spawn } from 'node:child_process'
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Pool } from 'undici'
import { root } from '@portal/tooling/build/root'
import { systemProgram } from '@portal/tooling/run/system-program'
import { atMost, table, type Metric } from '../measure/table.ts'
import { cpuSeconds, logIn, pointsTarget } from './edge-call.ts'
import { startUpstream, type Forwarder } from './forwarders.ts'
import { load } from './load.ts'
import { startPages } from './pages.ts'

/** Connections of the busy client, whose address is 127.0.0.1; one address may have 500. */
const connections = 450
/** The member, in another network. */
const memberAddress = '127.1.0.1'
/** ms between two calls of the member, however long their responses take. */
const interval = 20
/** ms that the busy client has before the member is measured, and the edge after it. */
const settling = 1_000
/** Most ms in which 99 of 100 calls of the member have their response, or this many times the quiet ones. */
const mostWait = { ms: 200, quiet: 10 }
/** Most megabytes that the edge takes above its quiet memory. */
const mostMemory = 300
/** Most ms of CPU. */
const mostCpu = { plain: 0.3, compressed: 1.3 }

type Headers = Readonly<Record<string, string>>
type Target = { name: string; path: string; headers: Headers }
/** Milliseconds and megabytes. */
type Sample = { p50: number; p99: number; failed: number; memory: number }

/** Resident memory of a process. */
export const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? Number.NaN) / 1024

const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** What a member waits for the points, and the most memory of the edge meanwhile; `stop` ends what keeps it busy. */
async function measureMember(edge: Forwarder, headers: Headers, seconds: number, stop = () => {}): Promise<Sample> {
  const pool = new Pool(edge.origin, { localAddress: memberAddress })
  const times: number[] = []
  const asked: Promise<void>[] = []
  let failed = 0
  let memory = 0
  const ask = async (): Promise<void> => {
    const started = performance.now()
    const response = await pool.request({ method: 'GET', path: pointsTarget, headers })
    await response.body.dump()
    if (response.statusCode !== 200) failed += 1
    times.push(performance.now() - started)
  }
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await delay(interval)) {
    asked.push(ask().catch(() => void (failed += 1)))
    memory = Math.max(memory, megabytesOf(edge.pid))
  }
  stop()
  await Promise.all(asked)
  await pool.destroy()
  const sorted = times.toSorted((one, other) => one - other)
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99), failed, memory }
}

/** Asks on all connections of the busy client again and again, and reads the responses. Returns how to stop. */
function askBusily({ origin }: Forwarder, { path: target, headers }: Target): () => void {
  const wrk = systemProgram('wrk', 'wrk')
  if (wrk === null) throw new Error('Requests are sent by wrk: please install it.')
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, '-d600s', '--timeout', '60s']
  const child = spawn(wrk, [...options, ...lines, origin + target], { stdio: 'ignore' })
  return () => void child.kill('SIGKILL')
}

/** The same, but reads nothing. */
function askUnread({ origin }: Forwarder, { path: target, headers }: Target): () => void {
  const env = { EDGE_PORT: new URL(origin).port, TARGET: target, HEADERS: JSON.stringify(headers) }
  const child = spawn(process.execPath, ['bench/edge/unread.ts'], { cwd: root, env, stdio: 'ignore' })
  return () => void child.kill('SIGKILL')
}

/** ms of CPU of all threads for a request. */
async function cpuOf(edge: Forwarder, { path: target, headers }: Target, seconds: number): Promise<number> {
  // The first ones compile the code and make what is kept.
  await load(edge.origin + target, headers, 1)
  const before = cpuSeconds(edge.pid)
  const { requests } = await load(edge.origin + target, headers, seconds)
  return ((cpuSeconds(edge.pid) - before) * 1000) / requests
}

/** A member's points while another client keeps 450 connections busy, and what a page costs. */
export async function benchFairness(seconds: number): Promise<Metric[]> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'bench-fairness-'))
  await using running = new AsyncDisposableStack()
  const upstream = running.adopt(await startUpstream(), ({ stop }) => stop())
  const { edge, sources, picturePath, file } = await startPages(upstream.origin, folder.path, running)
  const picture = picturePath(sources.fresh(0))
  await (await fetch(edge.origin + picture, { headers: { accept: 'image/webp' } })).bytes()
  const headers = await logIn(edge)
  const compressed = { 'accept-encoding': 'gzip, deflate, br' }
  const list = { path: '/api/api?path=shop%2Fbookings', headers }
  const page = { name: 'page', path: '/', headers: compressed }
  const registry = { name: 'registry.json', path: '/embed/v1/registry.json', headers: compressed }
  const read: Target[] = [
    page,
    registry,
    { name: 'file', path: file, headers: compressed },
    { name: 'picture', path: picture, headers: { accept: 'image/webp' } },
  ]
  const cpu = async (what: string, target: Target, most: number): Promise<Metric> => {
    return { what: `CPU of a ${what}`, value: await cpuOf(edge, target, seconds), unit: '', goal: atMost(most) }
  }
  const metrics = [
    await cpu('page without compression, ms', { ...page, headers: {} }, mostCpu.plain),
    await cpu('page, ms', page, mostCpu.compressed),
    await cpu('registry.json, ms', registry, mostCpu.plain),
  ]
  await measureMember(edge, headers, seconds)
  const quiet = await measureMember(edge, headers, seconds)
  const most = Math.max(mostWait.ms, mostWait.quiet * quiet.p99)
  const rows = new Map([['quiet', quiet]])
  const measure = async (name: string, stop: () => void): Promise<void> => {
    await delay(settling)
    const sample = await measureMember(edge, headers, seconds, stop)
    rows.set(name, sample)
    metrics.push(
      { what: `points beside 450 connections: ${name}`, value: sample.p99, unit: 'ms', goal: atMost(most) },
      { what: `MB over quiet: ${name}`, value: sample.memory - quiet.memory, unit: '', goal: atMost(mostMemory) },
    )
    await delay(settling)
  }
  for (const target of [...read, { name: 'lists of 1 MB', ...list }]) {
    await measure(target.name, askBusily(edge, target))
  }
  await measure('unread lists of 1 MB', askUnread(edge, { name: 'list', ...list }))
  console.log(`\nPoints of a member while a client of ${connections} connections asks\n${report(rows, quiet)}`)
  return metrics
}

const report = (rows: ReadonlyMap<string, Sample>, quiet: Sample): string =>
  table([
    ['', 'p50 ms', 'p99 ms', '× quiet', 'failed', 'MB over quiet'],
    ...[...rows].map(([name, { p50, p99, failed, memory }]) => [
      name,
      p50.toFixed(1),
      p99.toFixed(1),
      (p99 / quiet.p99).toFixed(1),
      String(failed),
      (memory - quiet.memory).toFixed(0),
    ]),
  ])
