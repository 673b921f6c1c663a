import type { Context, Hono } from 'hono'
import { readBody } from '../../http/body.ts'
import { subnetOf } from '../../http/request.ts'
import type { RespondTo } from '../../http/respond.ts'
import { successResponse } from '../../http/response.ts'
import type { OpenLimiter } from '../../state/rate-limiter.ts'
import { FailureReport, TimingReport, type Monitor } from './monitor.ts'

/** Bytes of a report about 200 remotes with long names and versions. */
const maxBytes = 48 * 1024

const reportsPerAddress = { limit: 60, minutes: 10 }

type ReportRoutes = { openLimiter: OpenLimiter; respondToOwn: RespondTo }

/** Where pages of the portal report failures of remotes, load times and web vitals (docs/release-a-remote.md). */
export function addReportRoutes(app: Hono, monitor: Monitor, { openLimiter, respondToOwn }: ReportRoutes): void {
  const limiter = openLimiter('remote report', reportsPerAddress)

  const add = (name: string, take: (c: Context, address: string) => Promise<void>) =>
    app.post(`/api/remotes/${name}`, (c) =>
      respondToOwn(c, `remote ${name}`, async (address) => {
        await limiter.take(subnetOf(address))
        await take(c, address)
        return successResponse(null)
      }),
    )

  add('failures', async (c, address) =>
    monitor.failed(await readBody(c, FailureReport, { maxBytes }), address, Date.now()),
  )
  add('timings', async (c) => monitor.timings(await readBody(c, TimingReport, { maxBytes }), Date.now()))
}
