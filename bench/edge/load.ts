import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import * as v from 'valibot'
import { systemProgram } from '../../tooling/run/system-program.ts'

const run = promisify(execFile)

const connections = 32
/** After which wrk counts a response as failed; its default of two seconds is too short for ipx on a slow machine. */
const timeout = '30s'

/** Results of one load; p50 and p99 in ms. */
export const Load = v.object({
  requests: v.number(),
  perSecond: v.number(),
  p50: v.number(),
  p99: v.number(),
  failed: v.number(),
})
export type Load = v.InferOutput<typeof Load>
export type Loader = (url: string, headers: Readonly<Record<string, string>>, seconds: number) => Promise<Load>

/** Load by wrk with one thread and 32 connections, or by undici in a separate process. */
export function createLoader(): { name: string; load: Loader } {
  const wrk = systemProgram('wrk', 'wrk')
  const load = wrk === null ? byUndici : byWrk(wrk)
  return {
    name: wrk === null ? 'undici (wrk is not installed; undici may be slower than the edge)' : 'wrk',
    load: (...args) => load(...args).then(withoutFailures),
  }
}

/** @throws Error if a request failed */
function withoutFailures(load: Load): Load {
  if (load.failed > 0) throw new Error(`${load.failed} of ${load.requests} requests failed`)
  return load
}

const byWrk =
  (wrk: string): Loader =>
  async (url, headers, seconds) => {
    const headerArguments = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const { stdout } = await run(wrk, [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--timeout',
      timeout,
      '--latency',
      ...headerArguments,
      url,
    ])
    return readWrk(stdout)
  }

const byUndici: Loader = async (url, headers, seconds) => {
  const script = fileURLToPath(import.meta.resolve('./undici-load.ts'))
  const { stdout } = await run(process.execPath, [
    script,
    url,
    JSON.stringify(headers),
    String(connections),
    String(seconds),
  ])
  return v.parse(Load, JSON.parse(stdout))
}

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

/** The report wrk prints with `--latency`. */
export function readWrk(report: string): Load {
  const number = (pattern: RegExp): number => Number(pattern.exec(report)?.[1] ?? 0)
  const latency = (percent: number): number => {
    const [, value, unit = ''] = new RegExp(`${percent}%\\s+([\\d.]+)(us|ms|s)\\b`).exec(report) ?? []
    return Number(value) * (milliseconds[unit] ?? Number.NaN)
  }
  const socketErrors =
    /Socket errors: (.*)/
      .exec(report)?.[1]
      ?.match(/\d+/g)
      ?.reduce((sum, count) => sum + Number(count), 0) ?? 0
  return {
    requests: number(/(\d+) requests in/),
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(50),
    p99: latency(99),
    failed: number(/Non-2xx or 3xx responses: (\d+)/) + socketErrors,
  }
}

/** Calls at a fixed rate for some seconds, from a process of their own; failures are counted in the result. */
export async function steadyLoad(
  url: string,
  headers: Readonly<Record<string, string>>,
  perSecond: number,
  seconds: number,
): Promise<Load> {
  const script = fileURLToPath(import.meta.resolve('./steady-load.ts'))
  const { stdout } = await run(process.execPath, [
    script,
    url,
    JSON.stringify(headers),
    String(perSecond),
    String(seconds),
  ])
  return v.parse(Load, JSON.parse(stdout))
}
