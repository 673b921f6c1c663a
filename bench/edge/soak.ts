import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setInterval } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { median } from '../measure/rounds.ts'
import type { Metric } from '../measure/table.ts'
import { startEdge, startUpstream, type Forwarder } from './forwarders.ts'
import { residentMemory } from './resident-memory.ts'

const run = promisify(execFile)
const loadScript = fileURLToPath(import.meta.resolve('./soak-load.ts'))

/** ms that the backend takes for each call. */
const backendDelay = 20
/** Minutes at the beginning and at the end that are compared; half of a run of less than twenty. */
const compared = 10
/** Minutes of a run that has samples to compare. */
const leastMinutes = 3

const Sent = v.object({ requests: v.number(), failed: v.number(), sessions: v.number() })

/**
 * Sessions of members for `minutes` at `rate` requests a second, with the edge's resident memory of each minute.
 * `DATABASE_URL` of the environment is the edge's.
 * @throws Error for a run that is too short to compare anything
 */
export async function benchSoak(minutes: number, rate: number): Promise<Metric[]> {
  if (!(minutes >= leastMinutes)) throw new Error(`A soak takes at least ${leastMinutes} minutes: --minutes=60`)
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-soak-'))
  const running: Forwarder[] = []
  const stopped = new AbortController()
  try {
    const backend = await startUpstream({ DELAY: String(backendDelay) })
    running.push(backend)
    const database = process.env['DATABASE_URL']
    const edge = await startEdge(backend.origin, folder, {
      IMAGE_SOURCES: `${backend.origin}/images/`,
      TRUSTED_PROXIES: '127.0.0.1',
      ...(database !== undefined && { DATABASE_URL: database }),
    })
    running.push(edge)
    const samples: number[] = []
    void sampleEachMinute(edge.pid, samples, stopped.signal)
    const { stdout } = await run(process.execPath, [
      loadScript,
      edge.origin,
      backend.origin,
      String(rate),
      String(minutes),
    ])
    const { requests, failed, sessions } = v.parse(Sent, JSON.parse(stdout))
    console.log(`\nSoak: ${requests} requests of ${sessions} sessions in ${minutes} minutes, ${failed} failed`)
    const length = Math.min(compared, Math.floor(samples.length / 2))
    const [first, last] = [median(samples.slice(0, length)), median(samples.slice(-length))]
    return [
      { what: 'soak, failed requests', value: failed, unit: 'requests', goal: { at: 'most', value: 0 } },
      {
        what: `soak, memory of the last ${length} minutes against the first ${length}`,
        value: last / first,
        unit: '×',
        goal: { at: 'most', value: 1.1 },
      },
    ]
  } finally {
    stopped.abort()
    await Promise.all(running.map((forwarder) => forwarder.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}

async function sampleEachMinute(pid: number, samples: number[], signal: AbortSignal): Promise<void> {
  try {
    for await (const _ of setInterval(60_000, null, { signal })) {
      samples.push(residentMemory(pid))
      console.log(`minute ${samples.length}: ${samples.at(-1)?.toFixed(0)} MB`)
    }
  } catch {
    // The load is over.
  }
}
