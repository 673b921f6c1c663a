import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { cpuSeconds } from './cpu-seconds.ts'
import { startBare, startEdge, startNginx, startUpstream, type Forwarder } from './forwarders.ts'
import { createLoader, type Load, type Loader } from './load.ts'
import { logIn, target } from './session.ts'
import { interleaved, median, ratio, spread } from '../measure/rounds.ts'
import { table, type Metric } from '../measure/table.ts'

type Sample = Load & { cpu: number }

/** One load, with the forwarder's CPU time per request in µs. */
async function measure(
  load: Loader,
  forwarder: Forwarder,
  headers: Record<string, string>,
  seconds: number,
): Promise<Sample> {
  const before = cpuSeconds(forwarder.pid)
  const result = await load(forwarder.origin + target, headers, seconds)
  return { ...result, cpu: ((cpuSeconds(forwarder.pid) - before) * 1e6) / result.requests }
}

const against = (samples: Record<string, Sample[]>, who: string, peer: string, key: keyof Sample): number =>
  ratio(
    (samples[who] ?? []).map((sample) => sample[key]),
    (samples[peer] ?? []).map((sample) => sample[key]),
  )

function report(samples: Record<string, Sample[]>): string {
  const of = (name: string, key: keyof Sample): number => median((samples[name] ?? []).map((sample) => sample[key]))
  const rows = Object.entries(samples).map(([name, list]) => [
    name,
    of(name, 'perSecond').toFixed(0),
    against(samples, name, 'bare', 'perSecond').toFixed(2),
    of(name, 'p50').toFixed(2),
    of(name, 'p99').toFixed(2),
    of(name, 'cpu').toFixed(0),
    `${(100 * spread(list.map(({ perSecond }) => perSecond))).toFixed(0)} %`,
  ])
  return table([['', 'req/s', '× bare', 'p50 ms', 'p99 ms', 'CPU µs/req', 'spread'], ...rows])
}

/** A call with a session through the edge, against a bare forwarder and nginx. */
export async function benchEdgeCall(rounds: number, seconds: number): Promise<Metric[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-edge-'))
  const running: Forwarder[] = []
  const started = <F extends Forwarder | null>(forwarder: F): F => {
    if (forwarder) running.push(forwarder)
    return forwarder
  }
  try {
    const { origin } = started(await startUpstream())
    const edge = started(await startEdge(origin, folder))
    const bare = started(await startBare(origin))
    const nginx = started(await startNginx(origin, folder))
    const all: Record<string, Forwarder> = { edge, bare, ...(nginx && { nginx }) }
    const headers = await logIn(edge)
    const { name, load } = createLoader()
    const samples = await interleaved(Object.keys(all), rounds, (who) =>
      measure(load, all[who] ?? edge, headers, seconds),
    )
    console.log(
      `\nCall with a session, 32 connections, load by ${name}, ${rounds} rounds of ${seconds} s\n${report(samples)}`,
    )
    return [
      {
        what: 'edge call, req/s against bare forwarder',
        value: against(samples, 'edge', 'bare', 'perSecond'),
        unit: '×',
        goal: { at: 'least', value: 0.75 },
      },
      {
        what: 'edge call, CPU per request against bare forwarder',
        value: against(samples, 'edge', 'bare', 'cpu'),
        unit: '×',
        goal: null,
      },
      ...(nginx
        ? [
            {
              what: 'edge call, req/s against nginx',
              value: against(samples, 'edge', 'nginx', 'perSecond'),
              unit: '×',
              goal: null,
            } as const,
          ]
        : []),
    ]
  } finally {
    await Promise.all(running.map((forwarder) => forwarder.stop()))
    rmSync(folder, { recursive: true, force: true })
  }
}
