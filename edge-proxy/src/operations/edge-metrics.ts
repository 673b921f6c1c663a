import type { RegistrySnapshot } from '@delikaterie/shared-contracts/remotes'
import type { Call } from '@delikaterie/shared-contracts/calls'
import type { BackendErrorKind } from '../backend/backend-error.ts'
import { counter, histogram, reading, type Metric } from './prometheus.ts'
import { processMetrics } from './process-metrics.ts'

/** What the edge counts. Labels are names of the call table and of remotes, never values of a request. */
export type EdgeMetrics = {
  /** `what`: the call's name, or which other part of the API answered. */
  answered: (what: string, status: number, seconds: number) => void
  rateLimited: (what: string) => void
  backendFailed: (call: Call, kind: BackendErrorKind) => void
  retried: (call: Call) => void
  fileAnswered: (remote: string, version: string, status: number) => void
  /** All figures as Prometheus' text. */
  text: (state: EdgeState) => string
}

export type EdgeState = {
  /** Backends by name; true while the breaker spares them. */
  breakers: Readonly<Record<string, boolean>>
  releases: RegistrySnapshot
}

/** Seconds; the last ones are the deadlines of connect, headers and body together. */
const bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25]

const classOf = (status: number): string => `${Math.floor(status / 100)}xx`

export function createMetrics(): EdgeMetrics {
  const requests = counter('edge_requests_total', 'Answers of the API by call and class of status.', ['call', 'status'])
  const seconds = histogram('edge_request_seconds', 'Time from request to answer by call.', ['call'], bounds)
  const failures = counter(
    'edge_backend_failures_total',
    'Exchanges without a usable answer of the backend, by call and kind.',
    ['call', 'backend', 'kind'],
  )
  const retries = counter('edge_backend_retries_total', 'Reads that were sent a second time, by call.', ['call'])
  const limited = counter('edge_rate_limited_total', 'Calls refused because there were too many, by call.', ['call'])
  const files = counter('edge_remote_files_total', 'Answers for files of remotes by version and class of status.', [
    'remote',
    'version',
    'status',
  ])

  return {
    answered(what, status, time) {
      requests.add(what, classOf(status))
      seconds.observe(time, what)
    },
    rateLimited: (what) => limited.add(what),
    backendFailed: (call, kind) => failures.add(call.name, call.backend, kind),
    retried: (call) => retries.add(call.name),
    fileAnswered: (remote, version, status) => files.add(remote, version, classOf(status)),
    text(state) {
      const all: Metric[] = [
        requests,
        seconds,
        failures,
        retries,
        limited,
        files,
        ...stateMetrics(state),
        ...processMetrics,
      ]
      return `${all.flatMap((metric) => metric.lines()).join('\n')}\n`
    },
  }
}

const stateMetrics = ({ breakers, releases }: EdgeState): Metric[] => [
  reading(
    'edge_breaker_open',
    'Whether a backend is left alone because it does not answer (1), or asked (0).',
    'gauge',
    () => Object.entries(breakers).map(([backend, open]) => [{ backend }, open ? 1 : 0] as const),
  ),
  reading('edge_remote_release', 'The version of a remote that pages are given.', 'gauge', () =>
    Object.entries(releases).map(([remote, { record }]) => [{ remote, version: record.version }, 1] as const),
  ),
]
