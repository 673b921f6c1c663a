import type { Call } from '@delikaterie/shared-contracts/calls'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { BackendErrorKind } from '../backend/backend-error.ts'
import type { FailureReport } from '../health/reports.ts'
import type { DropKind } from './count-drops.ts'
import type { ProcessMetrics } from './worker-metrics.ts'
import type { RegistryStatus } from '../releases/registry.ts'

export type EdgeMetrics = ReturnType<typeof createMetrics>

/** Seconds; the largest is about the sum of the timeouts for connecting, headers and body. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25]

const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`

/**
 * Metrics in a registry of their own, so that several edges in one process do not share counts. Labels are names of
 * calls and remotes, never values of a request.
 */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })

  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers })
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    // Workers of one machine tell the same; what only one of them knows must be seen too.
    new Gauge({ name, help, labelNames, registers, aggregator: 'max' })

  const responses = counter('edge_requests_total', 'Responses of the API by call and status class.', ['call', 'status'])
  const durations = new Histogram({
    name: 'edge_request_seconds',
    help: 'Seconds from request to response by call.',
    labelNames: ['call'],
    buckets,
    registers,
  })
  const backendErrors = counter(
    'edge_backend_failures_total',
    'Backend requests without a usable response by call, backend and kind.',
    ['call', 'backend', 'kind'],
  )
  const retries = counter('edge_backend_retries_total', 'Reads sent to the backend a second time by call.', ['call'])
  const drops = counter('edge_drops_total', 'What the edge ended or left undone so that no client fills it, by kind.', [
    'kind',
  ])
  const cspReports = counter(
    'edge_csp_reports_total',
    'Reports of browsers that the policy of a page stopped something.',
    ['directive'],
  )
  const rateLimited = counter(
    'edge_rate_limited_total',
    'Calls rejected by a rate limit, by call and kind of window.',
    ['call', 'window'],
  )
  const remoteFiles = counter(
    'edge_remote_files_total',
    'Responses with files of remotes by version and status class.',
    ['remote', 'version', 'status'],
  )
  const breakerOpen = gauge(
    'edge_breaker_open',
    'Whether the circuit breaker of a backend is open (1) or closed (0).',
    ['backend'],
  )
  const remoteRelease = gauge('edge_remote_release', 'The released version of a remote.', ['remote', 'version'])
  const remotePages = counter(
    'edge_remote_pages_total',
    'Pages that use a remote at once, by the version they were given.',
    ['remote', 'version'],
  )
  const remoteFailures = counter(
    'edge_remote_failures_total',
    'Reports of pages in which a version of a remote failed, by reason.',
    ['remote', 'version', 'reason'],
  )
  const rollbacks = counter('edge_remote_rollbacks_total', 'Versions that this edge took back, by remote.', ['remote'])
  const browserShare = gauge(
    'edge_remote_browsers_percent',
    'Percent of the browsers that get a version of a remote.',
    ['remote', 'version'],
  )
  const remoteRefused = gauge(
    'edge_remote_refused',
    'Whether the newest release of a remote is refused (1) and an older one served.',
    ['remote'],
  )
  const registryRevision = gauge('edge_registry_revision', 'Revision of the registry document in use, 0 for none.', [])
  const registryRefused = gauge(
    'edge_registry_refused',
    'Whether the newest registry document is refused or has ended (1).',
    [],
  )

  new Gauge({
    name: 'edge_workers',
    help: 'Processes that share the port of this edge.',
    registers,
    aggregator: 'sum',
  }).set(1)
  const stateFailing = gauge(
    'edge_state_failing',
    'Whether the shared state, such as the database, cannot be used (1); orders are then refused.',
    [],
  )
  const ordersRefused = counter(
    'edge_orders_refused_total',
    'Orders that were not sent because the order journal could not be written.',
    [],
  )
  const outcomesUnwritten = counter(
    'edge_order_outcomes_unwritten_total',
    'Outcomes of orders that could not be written to the journal at once.',
    [],
  )
  const images = counter(
    'edge_images_total',
    'Images that were sent from memory, read from disk, made by the image process, or replaced by the placeholder.',
    ['from'],
  )
  const imagesFailing = gauge('edge_images_failing', 'Whether there is no process that makes images (1).', [])
  const storeFailing = gauge(
    'edge_store_failing',
    'Whether the store of the releases cannot be read, or holds something that was refused (1).',
    [],
  )

  return {
    /** `label` is the call's name, or the part of the API that responded. */
    countResponse(label: string, status: number, seconds: number) {
      responses.inc({ call: label, status: statusClass(status) })
      durations.observe({ call: label }, seconds)
    },
    countRateLimited: (label: string, window: string) => rateLimited.inc({ call: label, window }),
    countCspReport: (directive: string) => cspReports.inc({ directive }),
    countDrop: (kind: DropKind) => drops.inc({ kind }),
    countBackendError: ({ name, backend }: Call, kind: BackendErrorKind) =>
      backendErrors.inc({ call: name, backend, kind }),
    countImage: (from: 'memory' | 'disk' | 'process' | 'placeholder') => images.inc({ from }),
    setImagesFailing: (failing: boolean) => imagesFailing.set(failing ? 1 : 0),
    countRefusedOrder: () => ordersRefused.inc(),
    countUnwrittenOutcome: () => outcomesUnwritten.inc(),
    setStateFailing: (failing: boolean) => stateFailing.set(failing ? 1 : 0),
    countRetry: ({ name }: Call) => retries.inc({ call: name }),
    countRemoteFile: (remote: string, version: string, status: number) =>
      remoteFiles.inc({ remote, version, status: statusClass(status) }),
    countRemoteFailure: (remote: string, version: string, reason: FailureReport['reason']) =>
      remoteFailures.inc({ remote, version, reason }),
    countRollback: (remote: string) => rollbacks.inc({ remote }),
    countRemotePage: (remote: string, version: string) => remotePages.inc({ remote, version }),
    /** Sets what is only known when it is asked for; `breakers` is true for each backend whose circuit breaker is open. */
    update(
      breakers: Readonly<Record<string, boolean>>,
      { remotes, revision, fault, storeFault }: RegistryStatus,
    ): void {
      for (const [backend, open] of Object.entries(breakers)) breakerOpen.set({ backend }, open ? 1 : 0)
      remoteRelease.reset()
      browserShare.reset()
      remoteRefused.reset()
      for (const [remote, { releases, fault: refused }] of Object.entries(remotes)) {
        const { current, canary } = releases ?? {}
        if (current) remoteRelease.set({ remote, version: current.record.version }, 1)
        if (current) browserShare.set({ remote, version: current.record.version }, 100 - (canary?.percent ?? 0))
        if (canary) browserShare.set({ remote, version: canary.record.version }, canary.percent)
        remoteRefused.set({ remote }, refused === null ? 0 : 1)
      }
      registryRevision.set(revision ?? 0)
      storeFailing.set(storeFault === null ? 0 : 1)
      registryRefused.set(fault === null ? 0 : 1)
    },
    /** All metrics in Prometheus' text format. */
    text: (): Promise<string> => registry.metrics(),
    /** All metrics of this process, to be added to those of other workers. */
    list: (): Promise<ProcessMetrics> => registry.getMetricsAsJSON(),
  }
}
