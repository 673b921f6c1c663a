import {
  failureReasons,
  isHeld,
  RemoteName,
  reportPaths,
  type FailureReport,
  type RegistrySnapshot,
  type TimingReport,
} from '@portal/shared-contracts/remotes'
import * as v from 'valibot'
import type { Context, Hono } from 'hono'
import { networkOf, subnetOf } from '../../http/request.ts'
import { HttpError } from '../../http/http-error.ts'
import { createRecentKeys, isSpent, createVersionStats } from './version-stats.ts'
import { ticketAge, versionsOf, type PageVersions, type TicketPage, type Tickets } from './page-ticket.ts'
import { createRollBack, roleOf, type RollBackOptions } from './roll-back.ts'
import { readBody } from '../../http/body.ts'
import type { RespondTo } from '../../http/respond.ts'
import { successResponse } from '../../http/response.ts'
import type { OpenLimiter } from '../../state/rate-limiter.ts'

/** Long enough for a page that loads 200 remotes at once. */
const Ticket = v.pipe(v.string(), v.maxLength(16_000))
const Version = v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))
const Versions = v.pipe(v.record(RemoteName, Version), v.maxEntries(200))

const FailureBody = v.strictObject({
  ticket: Ticket,
  versions: Versions,
  remote: RemoteName,
  reason: v.picklist(failureReasons),
  recovered: v.boolean(),
}) satisfies v.GenericSchema<unknown, FailureReport>

const upTo = (max: number) => v.pipe(v.number(), v.minValue(0), v.maxValue(max))

const TimingBody = v.strictObject({
  ticket: Ticket,
  versions: Versions,
  times: v.record(RemoteName, upTo(60_000)),
  vitals: v.optional(
    v.strictObject({
      device: v.picklist(['phone', 'tablet', 'desktop']),
      lcp: v.optional(upTo(600_000)),
      inp: v.optional(upTo(600_000)),
      cls: v.optional(upTo(1_000)),
    }),
  ),
}) satisfies v.GenericSchema<unknown, TimingReport>

/** What happens to the versions that pages were given; rolls a version back when its error budget is spent. */
export function createMonitor({ tickets, ...options }: RollBackOptions & { tickets: Tickets }) {
  const { registry, metrics } = options
  const stats = createVersionStats()
  const used = createRecentKeys(ticketAge)
  const rollBack = createRollBack(options)

  /** The page of a report, and whether it is the page's first one about something. */
  function openReport(ticket: string, versions: PageVersions, now: number) {
    const page = tickets.read(ticket, versions, now)
    if (page === null) throw new HttpError('forbidden', 'page ticket')
    return { page, isFirst: (what: string): boolean => used.add(`${page.id} ${what}`, now) }
  }

  function versionIn(versions: PageVersions, remote: string): string {
    const version = Object.hasOwn(versions, remote) ? versions[remote] : undefined
    if (version === undefined) throw new HttpError('requestInvalid', 'remote of another page')
    return version
  }

  return {
    /** Counts a page for the versions of the remotes that it loads at once, and returns its ticket. */
    countPage(snapshot: RegistrySnapshot, page: TicketPage, address: string, now: number): string {
      const versions = versionsOf(snapshot)
      for (const remote of page.uses) {
        const version = versions[remote]
        if (version === undefined) continue
        stats.countLoad(remote, version, networkOf(address), now)
        metrics.count('edge_remote_pages_total', { remote, version })
      }
      return tickets.issue(versions, page, now)
    },
    /**
     * Counts a failure, and rolls the version back if its budget is spent. A page counts once for budgets, and only for
     * a remote that it loaded at once: which other remotes it loaded only its browser says. A version that is held
     * stays, so that it counts beside another one. @throws HttpError forbidden for a forged or old ticket
     */
    async reportFailure(report: FailureReport, address: string, now: number): Promise<void> {
      const { ticket, versions, remote, reason, recovered } = report
      const { page, isFirst } = openReport(ticket, versions, now)
      const version = versionIn(versions, remote)
      if (!isFirst(`${remote} failure`)) return
      metrics.count('edge_remote_failures_total', { remote, version, reason })
      if (!page.uses.includes(remote)) return
      // If the other version did not load either, the reason may be the browser's connection. A first canary has none.
      const { isCanary, to, hold } = roleOf(await registry.status(), remote, version)
      const isOfVersion = reason !== 'code' || recovered || (isCanary && to === null)
      const countsForBudget = isOfVersion && (isHeld(hold, version, now) || isFirst('budget'))
      const counts = stats.countFailure(remote, version, networkOf(address), countsForBudget, now)
      if (isSpent(counts, isCanary ? 'canary' : 'current')) await rollBack(remote, version, counts, now)
    },
    /** Measures load times and web vitals of a sampled page, each once. @throws HttpError as `reportFailure` */
    reportTimings({ ticket, versions, times, vitals }: TimingReport, now: number): void {
      const { page, isFirst } = openReport(ticket, versions, now)
      if (!page.isSampled) return
      for (const [remote, ms] of Object.entries(times)) {
        const version = versionIn(versions, remote)
        if (!isFirst(`${remote} load time`)) continue
        metrics.observe('edge_remote_load_seconds', { remote, version }, ms / 1000)
      }
      if (vitals === undefined || !isFirst('vitals')) return
      const { device, lcp, inp, cls } = vitals
      const labels = { page: page.page, remote: page.remote, version: versions[page.remote] ?? '', device }
      if (lcp !== undefined) metrics.observe('edge_page_lcp_seconds', labels, lcp / 1000)
      if (inp !== undefined) metrics.observe('edge_page_inp_seconds', labels, inp / 1000)
      if (cls !== undefined) metrics.observe('edge_page_cls', labels, cls)
    },
  }
}
export type Monitor = ReturnType<typeof createMonitor>

/** Bytes of a report about 200 remotes with long names and versions. */
const maxBytes = 48 * 1024

const reportsPerAddress = { limit: 60, minutes: 10 }

type ReportRoutes = { openLimiter: OpenLimiter; respondToOwn: RespondTo }

/** Where pages of the portal report failures of remotes, load times and web vitals (docs/release-a-remote.md). */
export function addReportRoutes(app: Hono, monitor: Monitor, { openLimiter, respondToOwn }: ReportRoutes): void {
  const countReport = openLimiter('remote report', reportsPerAddress)

  const add = (path: string, label: string, take: (c: Context, address: string) => Promise<void>) =>
    app.post(path, (c) =>
      respondToOwn(c, label, async (address) => {
        await countReport(subnetOf(address))
        await take(c, address)
        return successResponse(null)
      }),
    )

  add(reportPaths.failures, 'remote failures', async (c, address) =>
    monitor.reportFailure(await readBody(c, FailureBody, { maxBytes }), address, Date.now()),
  )
  add(reportPaths.timings, 'remote timings', async (c) =>
    monitor.reportTimings(await readBody(c, TimingBody, { maxBytes }), Date.now()),
  )
}
