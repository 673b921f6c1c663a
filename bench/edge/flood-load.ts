import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { interleaved, median, ratio } from '../measure/rounds.ts'
import { table, type Metric } from '../measure/table.ts'
import { cpuSeconds } from './cpu-seconds.ts'
import { startEdge, startUpstream, type Forwarder } from './forwarders.ts'
import { steadyLoad, type Load } from './load.ts'
import { residentMemory } from './resident-memory.ts'
import { logIn, target } from './session.ts'

const floodScript = fileURLToPath(import.meta.resolve('./flood.ts'))

/** Calls of members per second, and ms that the backend takes for each. */
const rate = 500
const backendDelay = 20
const rounds = 3

/** `busy`: the share of a processor that the edge used, without its process of images. */
type Sample = Load & { memory: number; busy: number }
type Scene = 'quiet' | 'flood'

/** The calls of members, and with `flood` one hostile client besides them. */
async function measure(
  scene: Scene,
  edge: Forwarder,
  backend: Forwarder,
  headers: Record<string, string>,
  seconds: number,
): Promise<Sample> {
  const flood =
    scene === 'flood' ? spawn(process.execPath, [floodScript, edge.origin, backend.origin], { stdio: 'ignore' }) : null
  try {
    const before = cpuSeconds(edge.pid)
    const load = await steadyLoad(edge.origin + target, headers, rate, seconds)
    return { ...load, memory: residentMemory(edge.pid), busy: (cpuSeconds(edge.pid) - before) / seconds }
  } finally {
    flood?.kill('SIGKILL')
  }
}

function report(samples: Record<Scene, Sample[]>): string {
  const rows = Object.entries(samples).map(([scene, list]) => [
    scene,
    median(list.map(({ p50 }) => p50)).toFixed(1),
    median(list.map(({ p99 }) => p99)).toFixed(1),
    String(list.reduce((sum, { failed }) => sum + failed, 0)),
    `${(100 * median(list.map(({ busy }) => busy))).toFixed(0)} %`,
    Math.max(...list.map(({ memory }) => memory)).toFixed(0),
  ])
  return table([['', 'p50 ms', 'p99 ms', 'failed', 'processor', 'most MB'], ...rows])
}

/** Calls of members at a fixed rate, without and with a client that floods the edge; `minutes` for each. */
export async function benchFlood(minutes: number): Promise<Metric[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-flood-'))
  const running: Forwarder[] = []
  try {
    const backend = await startUpstream({ DELAY: String(backendDelay) })
    running.push(backend)
    const edge = await startEdge(backend.origin, folder, { IMAGE_SOURCES: `${backend.origin}/images/` })
    running.push(edge)
    const headers = await logIn(edge)
    const seconds = (minutes * 60) / (rounds + 1)
    const samples = await interleaved<Scene, Sample>(['quiet', 'flood'], rounds, (scene) =>
      measure(scene, edge, backend, headers, seconds),
    )
    console.log(
      `\n${rate} calls a second, backend ${backendDelay} ms, ${rounds} rounds of ${seconds} s\n${report(samples)}`,
    )
    const p99 = (scene: Scene): number[] => samples[scene].map((sample) => sample.p99)
    return [
      { what: 'calls at a fixed rate, p99', value: median(p99('quiet')), unit: 'ms', goal: { at: 'most', value: 250 } },
      {
        what: 'calls at a fixed rate, p99 under flood against quiet',
        value: ratio(p99('flood'), p99('quiet')),
        unit: '×',
        goal: { at: 'most', value: 2 },
      },
      {
        what: 'calls at a fixed rate, processor time of the edge under flood against quiet',
        value: ratio(
          samples.flood.map(({ busy }) => busy),
          samples.quiet.map(({ busy }) => busy),
        ),
        unit: '×',
        goal: null,
      },
    ]
  } finally {
    await Promise.all(running.map((forwarder) => forwarder.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
