import type { RegistrySnapshot } from '@delikaterie/shared-contracts/remotes'
import type { Call } from '@delikaterie/shared-contracts/calls'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { BackendErrorKind } from '../backend/backend-error.ts'

/** The counts of one edge. Labels are names of calls and remotes, never values of a request. */
export type EdgeMetrics = {
  /** `label` is the call's name, or the part of the API that responded. */
  countResponse: (label: string, status: number, seconds: number) => void
  countRateLimited: (label: string) => void
  countBackendError: (call: Call, kind: BackendErrorKind) => void
  countRetry: (call: Call) => void
  countRemoteFile: (remote: string, version: string, status: number) => void
  /** All metrics in Prometheus' text format. */
  text: (state: EdgeState) => Promise<string>
}

export type EdgeState = {
  /** True for each backend whose circuit breaker is open. */
  breakers: Readonly<Record<string, boolean>>
  releases: RegistrySnapshot
}

/** Seconds; the largest is about the sum of the timeouts for connecting, headers and body. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25]

const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`

/** Metrics in a registry of their own, so that several edges in one process do not share counts. */
export function createMetrics(): EdgeMetrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const responses = new Counter({
    name: 'edge_requests_total',
    help: 'Responses of the API by call and status class.',
    labelNames: ['call', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'edge_request_seconds',
    help: 'Seconds from request to response by call.',
    labelNames: ['call'],
    buckets,
    registers,
  })
  const backendErrors = new Counter({
    name: 'edge_backend_failures_total',
    help: 'Backend requests without a usable response by call, backend and kind.',
    labelNames: ['call', 'backend', 'kind'],
    registers,
  })
  const retries = new Counter({
    name: 'edge_backend_retries_total',
    help: 'Reads sent to the backend a second time by call.',
    labelNames: ['call'],
    registers,
  })
  const rateLimited = new Counter({
    name: 'edge_rate_limited_total',
    help: 'Calls rejected by a rate limit, by call.',
    labelNames: ['call'],
    registers,
  })
  const remoteFiles = new Counter({
    name: 'edge_remote_files_total',
    help: 'Responses with files of remotes by version and status class.',
    labelNames: ['remote', 'version', 'status'],
    registers,
  })
  const breakerOpen = new Gauge({
    name: 'edge_breaker_open',
    help: 'Whether the circuit breaker of a backend is open (1) or closed (0).',
    labelNames: ['backend'],
    registers,
  })
  const remoteRelease = new Gauge({
    name: 'edge_remote_release',
    help: 'The released version of a remote.',
    labelNames: ['remote', 'version'],
    registers,
  })

  return {
    countResponse(call, status, seconds) {
      responses.inc({ call, status: statusClass(status) })
      durations.observe({ call }, seconds)
    },
    countRateLimited: (call) => rateLimited.inc({ call }),
    countBackendError: (call, kind) => backendErrors.inc({ call: call.name, backend: call.backend, kind }),
    countRetry: (call) => retries.inc({ call: call.name }),
    countRemoteFile: (remote, version, status) => remoteFiles.inc({ remote, version, status: statusClass(status) }),
    text({ breakers, releases }) {
      for (const [backend, open] of Object.entries(breakers)) breakerOpen.set({ backend }, open ? 1 : 0)
      remoteRelease.reset()
      for (const [remote, { record }] of Object.entries(releases)) {
        remoteRelease.set({ remote, version: record.version }, 1)
      }
      return registry.metrics()
    },
  }
}
