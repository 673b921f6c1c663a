import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cpuSeconds } from './cpu-seconds.ts'
import { startBare, startEdge, startUpstream, type Forwarder } from './forwarders.ts'
import { load, type Load } from './load.ts'
import { logIn, target } from './session.ts'
import { interleaved, median, ratio, spread } from '../measure/rounds.ts'
import { table, type Metric } from '../measure/table.ts'

type Sample = Load & { cpu: number }
type Samples = Record<'edge' | 'bare', Sample[]>

/** One load, with the forwarder's CPU time per request in µs. */
async function measure(forwarder: Forwarder, headers: Record<string, string>, seconds: number): Promise<Sample> {
  const before = cpuSeconds(forwarder.pid)
  const result = await load(forwarder.origin + target, headers, seconds)
  return { ...result, cpu: ((cpuSeconds(forwarder.pid) - before) * 1e6) / result.requests }
}

function report(samples: Samples): string {
  const rows = Object.entries(samples).map(([name, list]) => {
    const of = (key: keyof Sample): number => median(list.map((sample) => sample[key]))
    const noise = 100 * spread(list.map(({ perSecond }) => perSecond))
    return [
      name,
      of('perSecond').toFixed(0),
      of('p50').toFixed(2),
      of('p99').toFixed(2),
      of('cpu').toFixed(0),
      `${noise.toFixed(0)} %`,
    ]
  })
  return table([['', 'req/s', 'p50 ms', 'p99 ms', 'CPU µs/req', 'spread'], ...rows])
}

/** A call with a session through the edge, against a bare forwarder. */
export async function benchEdgeCall(rounds: number, seconds: number): Promise<Metric[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-edge-'))
  const running: Forwarder[] = []
  const started = (forwarder: Forwarder): Forwarder => {
    running.push(forwarder)
    return forwarder
  }
  try {
    const { origin } = started(await startUpstream())
    const forwarders = {
      edge: started(await startEdge(origin, folder)),
      bare: started(await startBare(origin)),
    }
    const headers = await logIn(forwarders.edge)
    const samples = await interleaved(['edge', 'bare'] as const, rounds, (who) =>
      measure(forwarders[who], headers, seconds),
    )
    console.log(`\nCall with a session, 32 connections, ${rounds} rounds of ${seconds} s\n${report(samples)}`)
    const against = (key: keyof Sample): number =>
      ratio(
        samples.edge.map((sample) => sample[key]),
        samples.bare.map((sample) => sample[key]),
      )
    return [
      {
        what: 'edge call, req/s against bare forwarder',
        value: against('perSecond'),
        unit: '×',
        goal: { at: 'least', value: 0.45 },
      },
      {
        what: 'edge call, CPU per request against bare forwarder',
        value: against('cpu'),
        unit: '×',
        goal: { at: 'most', value: 2.4 },
      },
    ]
  } finally {
    await Promise.all(running.map((forwarder) => forwarder.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
