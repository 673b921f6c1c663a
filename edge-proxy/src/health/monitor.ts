import type { RegistrySnapshot, RemoteName } from '@delikaterie/shared-contracts/remotes'
import type { Logger } from 'pino'
import { localLimiter } from '../state/rate-limiter.ts'
import { networkOf, subnetOf } from '../http/client.ts'
import { HttpError } from '../http/http-error.ts'
import type { EdgeMetrics } from '../operations/edge-metrics.ts'
import type { Health } from '../operations/health-page.ts'
import type { Registry } from '../releases/registry.ts'
import { isSpent, type VersionCounts } from './error-budget.ts'
import { ticketAge, versionsOf, type PageVersions, type Tickets } from './page-ticket.ts'
import type { FailureReport, LoadTimes } from './reports.ts'
import type { Rollbacks } from './rollbacks.ts'
import { readPointers, takeBackIn } from './take-back.ts'
import { createVersionStats } from './version-stats.ts'
import { createWindow } from './window.ts'

export type MonitorOptions = {
  tickets: Tickets
  registry: Pick<Registry, 'status'>
  rollbacks: Rollbacks
  metrics: EdgeMetrics
  logger: Logger
  /** Folder of the releases, whose pointers this edge changes if it can. */
  remotesDir: string
  /** Whether it is a copy of a store, which this edge cannot change. */
  isCopy: boolean
}

/** Reports of one address. */
const reportsPerAddress = { limit: 60, minutes: 10 }

/** What happens to the versions that pages were given; takes a version back when its error budget is spent. */
export function createMonitor({ tickets, registry, rollbacks, metrics, logger, remotesDir, isCopy }: MonitorOptions) {
  const stats = createVersionStats()
  const used = createWindow(ticketAge)
  const limiter = localLimiter(reportsPerAddress)
  const takenBack = new Set<string>()

  /** The same page counts once for each remote and kind of report. */
  function isFirst(ticket: string, versions: PageVersions, remote: string, kind: string, now: number): boolean {
    const id = tickets.read(ticket, versions, now)
    if (id === null) throw new HttpError('forbidden', 'page ticket')
    if (!Object.hasOwn(versions, remote)) throw new HttpError('requestInvalid', 'remote of another page')
    return used.add(`${id} ${remote} ${kind}`, now)
  }

  /** Whether pages get a version at present, as a canary, and which version they would get instead of it. */
  async function roleOf(remote: RemoteName, version: string) {
    const { current, previous, canary } = (await registry.status()).remotes[remote]?.releases ?? {}
    const isCanary = canary?.record.version === version
    const to = (isCanary ? current : previous)?.record.version ?? null
    return { isNamed: isCanary || current?.record.version === version, isCanary, to }
  }

  async function takeBack(remote: RemoteName, version: string, counts: VersionCounts, now: number): Promise<void> {
    const { isNamed, isCanary, to } = await roleOf(remote, version)
    if (!isNamed) return
    const key = `${remote}@${version}`
    if (takenBack.has(key)) return
    takenBack.add(key)
    const about = { remote, version, ...counts }
    if (to === null && !isCanary) {
      logger.error(about, 'error budget spent, but there is no previous version')
      return
    }
    const at = new Date(now).toISOString()
    rollbacks.add({ ...about, to, at, state: 'blocked' })
    metrics.countRollback(remote)
    const pointer = await takeBackIn(isCopy ? null : remotesDir, remote, version, at).then(
      (isWritten) => (isWritten ? 'written' : 'changed'),
      (error: unknown) => `not written: ${String(error)}`,
    )
    if (pointer === 'written') rollbacks.setWritten(remote, version)
    logger.error({ ...about, to, pointer }, 'error budget spent, version rolled back')
    takenBack.delete(key)
  }

  return {
    /** Counts a page, and gives its ticket; `uses` are the remotes that it loads at once. */
    page(snapshot: RegistrySnapshot, uses: readonly RemoteName[], address: string, now: number): string {
      const versions = versionsOf(snapshot)
      for (const remote of uses) {
        const version = versions[remote]
        if (version === undefined) continue
        stats.page(remote, version, networkOf(address), now)
        metrics.countRemotePage(remote, version)
      }
      return tickets.issue(versions, now)
    },
    /**
     * Counts one attempt to report.
     * @throws HttpError rateLimited
     */
    limit: async (address: string): Promise<void> => void (await limiter.take(subnetOf(address))),
    /**
     * Counts a failure and takes the version back if its budget is spent.
     * @throws HttpError forbidden for a forged or old ticket
     */
    async failed(report: FailureReport, address: string, now: number): Promise<void> {
      const { ticket, versions, remote, reason, recovered } = report
      const version = versions[remote]
      if (!isFirst(ticket, versions, remote, 'failure', now) || version === undefined) return
      metrics.countRemoteFailure(remote, version, reason)
      // If the other version did not load either, the reason may be the browser's connection. A first canary has none.
      const { isCanary, to } = await roleOf(remote, version)
      const countsForBudget = reason !== 'code' || recovered || (isCanary && to === null)
      const counts = stats.failed(remote, version, networkOf(address), countsForBudget, now)
      if (isSpent(counts)) await takeBack(remote, version, counts, now)
    },
    /**
     * Keeps load times.
     * @throws HttpError forbidden for a forged or old ticket
     */
    loadTimes({ ticket, versions, times }: LoadTimes, now: number): void {
      for (const [remote, ms] of Object.entries(times)) {
        const version = versions[remote]
        if (isFirst(ticket, versions, remote, 'load time', now) && version !== undefined) {
          stats.loadTime(remote, version, ms)
        }
      }
    },
    /** What the health page shows. */
    async health(now: number): Promise<Health> {
      const status = await registry.status()
      return {
        status,
        stats: stats.list(now),
        rollbacks: rollbacks.list(),
        pointers: await readPointers(remotesDir, Object.keys(status.remotes)),
        now,
      }
    },
  }
}
export type Monitor = ReturnType<typeof createMonitor>
