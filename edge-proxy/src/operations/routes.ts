import { isHeld } from '@portal/shared-contracts/remotes'
import { previewsName } from '@portal/shared-contracts/remotes/release-keys'
import type { WalletName } from '@portal/shared-contracts/wallet/wallet'
import type { Hono, MiddlewareHandler } from 'hono'
import type { EdgeConfig } from '../config/config.ts'
import { type AddressList, addressList, clientOf, peerOf, isHostIn } from '../http/request.ts'
import { edgeResponse, textResponse, toWebResponse } from '../http/response.ts'
import type { joinMetrics } from './workers.ts'
import { type GaugeValues, statusClass, type Metrics } from '../http/metrics.ts'
import { missingRemotes, type RemotesReadiness } from '../releases/missing-remotes.ts'
import type { RegistryStatus } from '../releases/registry.ts'

type OperationsRoutes = EdgeState & {
  isDraining: () => boolean
  remotes: () => Promise<RemotesReadiness>
  metrics: Metrics
  /** For a worker: how it gets the text of the metrics of all workers. */
  joinMetrics: typeof joinMetrics | undefined
  config: Pick<EdgeConfig, 'metricsReaders' | 'metricsHosts'>
  trusted: AddressList
}

const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' }

/** Where load balancers and operators look, and what is counted for them. */
export function addOperationsRoutes(app: Hono, options: OperationsRoutes): void {
  const { isDraining, ordersFault, imagesFault, metrics, joinMetrics: join, config, trusted } = options
  const mayRead = addressList(config.metricsReaders)
  const metricsText = join?.(metrics.registry) ?? (() => metrics.registry.metrics())
  metrics.addGauges(() => readGauges(options))

  app.get('/healthz', () => plain(200, 'ok'))
  app.get('/readyz', async () => {
    if (isDraining()) return plain(503, 'draining')
    const { isReady, fault: remotesFault } = await options.remotes()
    if (!isReady) return plain(503, `not ready: no remote for this shell: ${remotesFault}`)
    const faults = [
      ['orders are refused', ordersFault()],
      ['pictures are missing', imagesFault()],
      ['remotes are missing', remotesFault],
    ].flatMap(([what, why]) => (why === null ? [] : [`${what}: ${why}`]))
    return plain(200, faults.length === 0 ? 'ready' : `ready, but ${faults.join('; ')}`)
  })
  // For METRICS_READERS that ask for METRICS_HOSTS; 404 for all others and through a proxy that is not trusted.
  app.get('/metrics', async (c) => {
    const { address, via } = clientOf(peerOf(c), c.req.raw.headers, trusted)
    if (via !== 'untrustedProxy' && mayRead(address) && isHostIn(config.metricsHosts, c.req.header('host')))
      return c.body(await metricsText(), 200, { ...headers, 'content-type': metrics.registry.contentType })
    return c.text('Not found', 404, headers)
  })
  app.use('/remotes/*', countFiles(metrics, options.registryStatus))
}

const plain = (status: number, text: string): Response =>
  toWebResponse(edgeResponse(textResponse(status, 'text', text)))

/** What the edge knows of its state when the metrics are read. */
export type EdgeState = {
  breakers: () => Readonly<Record<string, boolean>>
  registryStatus: () => Promise<RegistryStatus>
  /** Why orders are refused, and why pictures are missing; null if they are not. */
  ordersFault: () => string | null
  imagesFault: () => string | null
  /** Changes of passes that wait, by wallet. */
  pushesWaiting: () => Readonly<Partial<Record<WalletName, number>>>
  config: Pick<EdgeConfig, 'securityTxt' | 'wallet'>
}

const dayInMs = 24 * 60 * 60 * 1000

/** The values of all gauges at this moment, read when metrics are asked for. */
export async function readGauges(state: EdgeState): Promise<GaugeValues> {
  const { breakers, registryStatus, ordersFault, imagesFault, config } = state
  const status = await registryStatus()
  const { revision, fault, copyFault, remotes } = status
  const missing = new Set(missingRemotes(status).map(([name]) => name))
  const all = Object.entries(remotes)
  const one = (value: number | boolean): [[labels: Record<string, string>, value: number]] => [[{}, Number(value)]]
  return {
    edge_breaker_open: Object.entries(breakers()).map(([backend, isOpen]) => [{ backend }, Number(isOpen)]),
    edge_state_failing: one(ordersFault() !== null),
    edge_images_failing: one(imagesFault() !== null),
    edge_security_txt_days: config.securityTxt ? [[{}, (config.securityTxt.expires - Date.now()) / dayInMs]] : [],
    edge_wallet_pushes_waiting: Object.entries(state.pushesWaiting()).map(([wallet, waiting]) => [{ wallet }, waiting]),
    edge_wallet_certificate_expires_seconds: config.wallet?.apple
      ? [[{ wallet: 'apple' }, config.wallet.apple.expires / 1000]]
      : [],
    edge_registry_revision: one(revision ?? 0),
    edge_registry_refused: one(fault !== null),
    edge_store_failing: one(copyFault !== null),
    edge_remote_release: all.flatMap(([remote, { releases }]) =>
      releases?.current ? [[{ remote, version: releases.current.record.version }, 1] as const] : [],
    ),
    edge_remote_browsers_percent: all.flatMap(([remote, { releases }]) => {
      const { current, canary } = releases ?? {}
      const share = (version: string, percent: number) => [{ remote, version }, percent] as const
      return [
        ...(current ? [share(current.record.version, 100 - (canary?.percent ?? 0))] : []),
        ...(canary ? [share(canary.record.version, canary.percent)] : []),
      ]
    }),
    edge_remote_hold_end_seconds: all.flatMap(([remote, { releases }]) => {
      const { current, canary, hold } = releases ?? {}
      const isUsed = [current, canary].some((release) => release?.record.version === hold?.version)
      return hold && isUsed && isHeld(hold, hold.version, Date.now())
        ? [[{ remote, version: hold.version }, Date.parse(hold.until) / 1000] as const]
        : []
    }),
    edge_remote_missing: all.map(([remote]) => [{ remote }, Number(missing.has(remote))]),
    edge_remote_refused: all.map(([remote, state]) => [{ remote }, Number(state.fault !== null)]),
  }
}

/**
 * Counts responses with files of remotes; unknown remotes and versions count as `other`, so that the number of labels
 * is bounded.
 */
export function countFiles({ count }: Metrics, registryStatus: () => Promise<RegistryStatus>): MiddlewareHandler {
  return async (c, next) => {
    await next()
    const [, , name = '', version] = c.req.path.split('/')
    // They are no releases.
    if (version === previewsName) return
    const remotes = new Map(Object.entries((await registryStatus()).remotes))
    const { current, previous, canary } = remotes.get(name)?.releases ?? {}
    const isKnown = [current, previous, canary].some((release) => release?.record.version === version)
    count('edge_remote_files_total', {
      remote: remotes.has(name) ? name : 'other',
      version: isKnown && version !== undefined ? version : 'other',
      status: statusClass(c.res.status),
    })
  }
}
