import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Logger } from 'pino'
import { createMinuteLog } from './log.ts'

/** What is counted: a sentence for operators, then the labels. Every metric stands in docs/operate.md, too. */
const counters = {
  edge_requests_total: ['Responses of the API by call and status class.', 'call', 'status'],
  edge_objective_requests_total: ['Responses that count for an objective, by result.', 'objective', 'result'],
  edge_rate_limited_total: ['Calls rejected by a rate limit, by call and kind of window.', 'call', 'window'],
  edge_backend_failures_total: ['Backend requests without a usable response, by kind.', 'call', 'backend', 'kind'],
  edge_backend_retries_total: ['Reads sent to the backend a second time by call.', 'call'],
  edge_orders_refused_total: ['Orders that were not sent because the order journal could not be written.'],
  edge_order_outcomes_unwritten_total: ['Outcomes of orders that could not be written to the journal at once.'],
  edge_drops_total: ['What the edge ended or left undone so that no client fills it, by kind.', 'kind'],
  edge_csp_reports_total: ['Reports of browsers that the policy of a page stopped something.', 'directive'],
  edge_wallet_checks_total: ['Passes for which the loyalty platform was asked in the background, by result.', 'result'],
  edge_wallet_changes_dropped_total: ['Times that changes of the cards of a member did not reach their passes.'],
  edge_wallet_pushes_total: ['Pushes to wallets about changed passes, by result.', 'wallet', 'result'],
  edge_images_total: ['Images read from disk, made, or replaced by the placeholder.', 'from'],
  edge_remote_files_total: ['Responses with files of remotes by status class.', 'remote', 'version', 'status'],
  edge_remote_pages_total: ['Pages that use a remote at once, by the version they were given.', 'remote', 'version'],
  edge_remote_failures_total: ['Reports of pages in which a version failed.', 'remote', 'version', 'reason'],
  edge_remote_rollbacks_total: ['Versions that this edge rolled back, by remote.', 'remote'],
  edge_remote_rollbacks_held_total: [
    'Reports about a version whose error budget is spent and which the release pointer holds.',
    'remote',
  ],
} as const satisfies Record<string, readonly [help: string, ...labels: string[]]>

/** What is read when the metrics are: a sentence for operators, then the labels. */
const gauges = {
  edge_breaker_open: ['Whether the circuit breaker of a backend is open (1).', 'backend'],
  edge_state_failing: ['Whether the database cannot be used (1); orders are then refused.'],
  edge_images_failing: ['Whether there is no process that makes images (1).'],
  edge_security_txt_days: ['Days until security.txt expires, below 0 afterwards; without it no value.'],
  edge_wallet_pushes_waiting: ['Pushes that wait for their turn or for another try.', 'wallet'],
  edge_wallet_certificate_expires_seconds: [
    'When the certificate or the intermediate of a wallet expires, in seconds since 1970.',
    'wallet',
  ],
  edge_registry_revision: ['Revision of the registry document in use, 0 for none.'],
  edge_registry_refused: ['Whether the newest registry document is refused or has ended (1).'],
  edge_store_failing: ['Whether something released cannot be read, or was refused (1).'],
  edge_remote_release: ['The released version of a remote.', 'remote', 'version'],
  edge_remote_browsers_percent: ['Percent of the browsers that get a version of a remote.', 'remote', 'version'],
  edge_remote_hold_end_seconds: ['When the hold of a version ends, in seconds since 1970.', 'remote', 'version'],
  edge_remote_missing: ['Whether the shell loads no version of a remote although one is released (1).', 'remote'],
  edge_remote_refused: ['Whether the newest release of a remote is refused (1).', 'remote'],
} as const satisfies Record<string, readonly [help: string, ...labels: string[]]>

/** Seconds; the largest is about the sum of the timeouts for connecting, headers and body. */
const ofCalls = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25]
const ofLoads = [0.1, 0.25, 0.5, 1, 2, 4, 8]
const ofPages = ['page', 'remote', 'version', 'device'] as const

/** A sentence for operators, the upper bounds of buckets, which include the ratings of web vitals, then the labels. */
const histograms = {
  edge_request_seconds: ['Seconds from request to response by call.', ofCalls, 'call'],
  edge_remote_load_seconds: [
    'Seconds in which sampled pages loaded the code of a remote.',
    ofLoads,
    'remote',
    'version',
  ],
  edge_page_lcp_seconds: ['Largest Contentful Paint of sampled pages.', [0.5, 1, 1.5, 2.5, 4, 8], ...ofPages],
  edge_page_inp_seconds: ['Interaction to Next Paint of sampled pages.', [0.05, 0.1, 0.2, 0.5, 1], ...ofPages],
  edge_page_cls: ['Cumulative Layout Shift of sampled pages.', [0.01, 0.05, 0.1, 0.25, 0.5], ...ofPages],
} as const satisfies Record<string, readonly [help: string, buckets: readonly number[], ...labels: string[]]>

type CounterName = keyof typeof counters
type HistogramName = keyof typeof histograms
export type GaugeValues = Record<keyof typeof gauges, (readonly [labels: Record<string, string>, value: number])[]>
type Labels<Definition> = Definition extends readonly [string, ...infer Names] ? Extract<Names[number], string> : never

/** `2xx` for 200: a label with few values keeps the number of series small. */
export const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`

/** A registry of their own, because one process may have several edges. Labels never hold values of a request. */
export function createMetrics() {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const made = new Map<string, Counter>()
  for (const [name, [help, ...labelNames]] of Object.entries(counters)) {
    made.set(name, new Counter({ name, help, labelNames, registers }))
  }
  const measured = new Map<string, Histogram>()
  for (const [name, [help, buckets, ...labelNames]] of Object.entries(histograms)) {
    measured.set(name, new Histogram({ name, help, labelNames, buckets: [...buckets], registers }))
  }
  new Gauge({
    name: 'edge_workers',
    help: 'Processes that share the port of this edge.',
    registers,
    aggregator: 'sum',
  }).set(1)

  return {
    registry,
    count: <Name extends CounterName>(
      name: Name,
      labels: Record<Labels<(typeof counters)[Name]>, string>,
      times = 1,
    ): void => made.get(name)?.inc(labels, times),
    observe: <Name extends HistogramName>(
      name: Name,
      labels: Record<Labels<(typeof histograms)[Name]>, string>,
      value: number,
    ): void => measured.get(name)?.observe(labels, value),
    addGauges(read: () => Promise<GaugeValues>): void {
      for (const [name, [help, ...labelNames]] of Object.entries(gauges)) {
        // Workers of one machine tell the same; what only one of them knows must be seen too.
        const gauge = new Gauge({ name, help, labelNames, registers, aggregator: 'max', collect })
        async function collect(): Promise<void> {
          const values = (await read())[name as keyof GaugeValues]
          gauge.reset()
          // A reset one without labels has the value 0, which may mean something.
          if (values.length === 0 && labelNames.length === 0) gauge.remove()
          for (const [labels, value] of values) gauge.set(labels, value)
        }
      }
    },
  }
}
export type Metrics = ReturnType<typeof createMetrics>

/** What the edge ends or leaves undone so that no client fills it (docs/decisions/0026-no-client-fills-the-edge.md). */
export type DropKind =
  | 'connections'
  | 'connectionsOfAddress'
  | 'connectionsOfNetwork'
  | 'slowSender'
  | 'slowReader'
  | 'headers'
  | 'image'
  | 'call'
  | 'page'
  | 'unread'
  | 'host'

export type CountDrop = (kind: DropKind) => void

/** Counts drops and logs their number once a minute, so that a flood of requests does not flood the log. */
export function createCountDrop({ count }: Pick<Metrics, 'count'>, logger: Pick<Logger, 'warn'>): CountDrop {
  const log = createMinuteLog<DropKind>((kind, drops) => logger.warn({ kind, count: drops }, 'dropped'))
  return (kind) => {
    count('edge_drops_total', { kind })
    log(kind)
  }
}
