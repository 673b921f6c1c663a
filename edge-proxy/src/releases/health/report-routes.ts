import type { Hono } from 'hono'
import type * as v from 'valibot'
import { readBody } from '../../http/body.ts'
import { subnetOf } from '../../http/request.ts'
import type { RespondTo } from '../../http/respond.ts'
import { successResponse } from '../../http/response.ts'
import type { OpenLimiter } from '../../state/rate-limiter.ts'
import { FailureReport, TimingReport, type Monitor } from './monitor.ts'

/** Bytes of a report about 200 remotes with long names and versions. */
const maxBytes = 48 * 1024

const reportsPerAddress = { limit: 60, minutes: 10 }

type ReportRoutes = {
  monitor: Pick<Monitor, 'failed' | 'timings'>
  openLimiter: OpenLimiter
  /** For the portal's own pages: no other page reports. */
  respondTo: RespondTo
}

/** Where pages of the portal report failures of remotes, load times and web vitals (docs/release-a-remote.md). */
export function addReportRoutes(app: Hono, { monitor, openLimiter, respondTo }: ReportRoutes): void {
  const limiter = openLimiter('remote report', reportsPerAddress)

  function add<S extends v.GenericSchema>(
    name: string,
    schema: S,
    take: (report: v.InferOutput<S>, address: string, now: number) => Promise<void> | void,
  ): void {
    app.post(`/api/remotes/${name}`, (c) =>
      respondTo(c, `remote ${name}`, async (address) => {
        await limiter.take(subnetOf(address))
        await take(await readBody(c, schema, { maxBytes }), address, Date.now())
        return successResponse(null)
      }),
    )
  }

  add('failures', FailureReport, monitor.failed)
  add('timings', TimingReport, (report, _, now) => monitor.timings(report, now))
}
