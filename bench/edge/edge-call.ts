import { existsSync, mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { demoEmail } from '@portal/shared-contracts/testing/demo-email'
import * as v from 'valibot'
import { startBare, startEdge, startHttpProxy, startUpstream, type Forwarder } from './forwarders.ts'
import { load, type Load } from './load.ts'
import { interleaved, median, ratio, spread } from '../measure/rounds.ts'
import { atLeast, atMost, table, type Metric } from '../measure/table.ts'

type Sample = Load & { cpu: number }

const Login = v.object({ meta: v.object({ accessToken: v.string() }) })

/** A call of a member. */
export const pointsTarget = '/api/api?path=shop%2Fpoints'

/** Logs in through the edge and returns the headers of a member's calls. */
export async function logIn({ origin }: Forwarder): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/api?path=shop%2Fuser%2Flogin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName: demoEmail('mitglied'), password: 'bench', rememberMe: true }),
  })
  const { meta } = v.parse(Login, await response.json())
  return { cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '', 'x-access-token': meta.accessToken }
}

/** Kernel ticks per second in /proc; Linux fixes them at 100. */
const ticks = 100

/** Seconds of CPU used by all threads of a process; NaN where there is no /proc. */
export function cpuSeconds(pid: number): number {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return Number.NaN
  // The second field, the name in parentheses, may contain spaces: fields are counted after it.
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

/** One load, with the forwarder's CPU time per request in µs. */
async function measure(forwarder: Forwarder, headers: Record<string, string>, seconds: number): Promise<Sample> {
  const before = cpuSeconds(forwarder.pid)
  const result = await load(forwarder.origin + pointsTarget, headers, seconds)
  return { ...result, cpu: ((cpuSeconds(forwarder.pid) - before) * 1e6) / result.requests }
}

function report(samples: Record<string, Sample[]>): string {
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

/** A call with a session through the edge, against a bare forwarder and against @fastify/http-proxy. */
export async function benchEdgeCall(rounds: number, seconds: number): Promise<Metric[]> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'bench-edge-'))
  await using running = new AsyncDisposableStack()
  const started = (forwarder: Forwarder): Forwarder => running.adopt(forwarder, ({ stop }) => stop())
  const { origin } = started(await startUpstream())
  const forwarders = {
    edge: started(await startEdge(origin, folder.path)),
    bare: started(await startBare(origin)),
    'http-proxy': started(await startHttpProxy(origin)),
  }
  const headers = await logIn(forwarders.edge)
  const samples = await interleaved(['edge', 'bare', 'http-proxy'] as const, rounds, (who) =>
    measure(forwarders[who], headers, seconds),
  )
  console.log(`\nCall with a session, 32 connections, ${rounds} rounds of ${seconds} s\n${report(samples)}`)
  const metric = (what: string, key: keyof Sample, other: 'bare' | 'http-proxy', goal: Metric['goal']): Metric => ({
    what: `edge call, ${what} against ${other === 'bare' ? 'bare forwarder' : '@fastify/http-proxy'}`,
    value: ratio(
      samples.edge.map((sample) => sample[key]),
      samples[other].map((sample) => sample[key]),
    ),
    unit: '×',
    goal,
  })
  return [
    metric('req/s', 'perSecond', 'bare', atLeast(0.45)),
    metric('CPU per request', 'cpu', 'bare', atMost(2.4)),
    metric('req/s', 'perSecond', 'http-proxy', atLeast(0.8)),
  ]
}
