import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { systemProgram } from '@portal/tooling/run/system-program'

const connections = 32

/** Results of one load; p50 and p99 in ms. */
export type Load = { requests: number; perSecond: number; p50: number; p99: number; failed: number }

/**
 * Load by wrk with one thread and 32 connections.
 * @throws Error if a request failed, or if wrk is not installed and cannot be
 */
export async function load(url: string, headers: Readonly<Record<string, string>>, seconds: number): Promise<Load> {
  const wrk = systemProgram('wrk', 'wrk')
  if (wrk === null) throw new Error('Calls are sent by wrk: please install it.')
  const lines = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const options = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency']
  const { stdout } = await promisify(execFile)(wrk, [...options, ...lines, url])
  const result = readWrk(stdout)
  if (result.failed > 0) throw new Error(`${result.failed} of ${result.requests} requests failed`)
  return result
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
