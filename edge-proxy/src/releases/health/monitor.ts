import { RemoteName, type RegistrySnapshot } from '@delikaterie/shared-contracts/remotes'
import * as v from 'valibot'
import { networkOf } from '../../http/request.ts'
import { HttpError } from '../../http/http-error.ts'
import { createWindow, isSpent } from './error-budget.ts'
import { ticketAge, versionsOf, type PageVersions, type Tickets } from './page-ticket.ts'
import { createTakeBack, roleOf, type TakeBackOptions } from './take-back.ts'
import { createVersionStats } from './version-stats.ts'

const Ticket = v.pipe(v.string(), v.maxLength(100))
const Version = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))
const Versions = v.pipe(v.record(RemoteName, Version), v.maxEntries(200))

/**
 * What a page sends when a version failed: `code` did not load, `contract` needs another shell, `render` threw while it
 * was shown. `recovered` says whether another version was loaded instead.
 */
export const FailureReport = v.strictObject({
  ticket: Ticket,
  versions: Versions,
  remote: RemoteName,
  reason: v.picklist(['code', 'contract', 'render']),
  recovered: v.boolean(),
})
export type FailureReport = v.InferOutput<typeof FailureReport>

/** Milliseconds from the first request to the last byte of each remote's code in a page. */
export const LoadTimes = v.strictObject({
  ticket: Ticket,
  versions: Versions,
  times: v.record(RemoteName, v.pipe(v.number(), v.minValue(0), v.maxValue(60_000))),
})
export type LoadTimes = v.InferOutput<typeof LoadTimes>

/** What happens to the versions that pages were given; takes a version back when its error budget is spent. */
export function createMonitor({ tickets, ...options }: TakeBackOptions & { tickets: Tickets }) {
  const { registry, rollbacks, metrics } = options
  const stats = createVersionStats()
  const used = createWindow(ticketAge)
  const takeBack = createTakeBack(options)

  /** The same page counts once for each remote and kind of report. */
  function isFirst(ticket: string, versions: PageVersions, remote: string, kind: string, now: number): boolean {
    const id = tickets.read(ticket, versions, now)
    if (id === null) throw new HttpError('forbidden', 'page ticket')
    if (!Object.hasOwn(versions, remote)) throw new HttpError('requestInvalid', 'remote of another page')
    return used.add(`${id} ${remote} ${kind}`, now)
  }

  return {
    /** Counts a page, and gives its ticket; `uses` are the remotes that it loads at once. */
    page(snapshot: RegistrySnapshot, uses: readonly RemoteName[], address: string, now: number): string {
      const versions = versionsOf(snapshot)
      for (const remote of uses) {
        const version = versions[remote]
        if (version === undefined) continue
        stats.page(remote, version, networkOf(address), now)
        metrics.count('edge_remote_pages_total', { remote, version })
      }
      return tickets.issue(versions, now)
    },
    /**
     * Counts a failure and takes the version back if its budget is spent.
     * @throws HttpError forbidden for a forged or old ticket
     */
    async failed(report: FailureReport, address: string, now: number): Promise<void> {
      const { ticket, versions, remote, reason, recovered } = report
      const version = versions[remote]
      if (!isFirst(ticket, versions, remote, 'failure', now) || version === undefined) return
      metrics.count('edge_remote_failures_total', { remote, version, reason })
      // If the other version did not load either, the reason may be the browser's connection. A first canary has none.
      const { isCanary, to } = roleOf(await registry.status(), remote, version)
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
        const isNew = isFirst(ticket, versions, remote, 'load time', now)
        if (isNew && version !== undefined) stats.loadTime(remote, version, ms)
      }
    },
    /** What the health page shows; `now` in ms since 1970. */
    async health(now: number) {
      const status = await registry.status()
      return { status, stats: stats.list(now), rollbacks: rollbacks.list(), now }
    },
  }
}
export type Monitor = ReturnType<typeof createMonitor>
export type Health = Awaited<ReturnType<Monitor['health']>>
