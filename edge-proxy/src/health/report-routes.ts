import type { Context, Hono } from 'hono'
import * as v from 'valibot'
import { readJson } from '../http/body.ts'
import { type AddressList, clientOf } from '../http/client.ts'
import { headersOf, nodeOf, peerOf } from '../http/request.ts'
import { HttpError } from '../http/http-error.ts'
import { guardOrigin, type AllowedOrigins } from '../http/origins.ts'
import { edgeResponse, jsonResponse, type EdgeResponse } from '../http/response.ts'
import type { Monitor } from './monitor.ts'
import { FailureReport, LoadTimes } from './reports.ts'

/** Bytes of a report about 200 remotes with long names and versions. */
const maxReportBytes = 48 * 1024

type ReportRoutes = {
  monitor: Pick<Monitor, 'limit' | 'failed' | 'loadTimes'>
  respondTo: (c: Context, label: string, handler: () => Promise<EdgeResponse>) => Promise<Response>
  trusted: AddressList
  /** The portal's origin: only its own pages report. */
  own: AllowedOrigins
}

/** Where pages of the portal report failures and load times of remotes (docs/release-a-remote.md). */
export function addReportRoutes(app: Hono, { monitor, respondTo, trusted, own }: ReportRoutes): void {
  function add<S extends v.GenericSchema>(
    name: string,
    schema: S,
    take: (report: v.InferOutput<S>, address: string, now: number) => Promise<void> | void,
  ): void {
    app.post(`/api/remotes/${name}`, (c) =>
      respondTo(c, `remote ${name}`, async () => {
        guardOrigin(c.req.raw.headers, own)
        const { address } = clientOf(peerOf(c), c.req.raw.headers, trusted)
        await monitor.limit(address)
        const { request } = nodeOf(c)
        const body = await readJson({ method: 'POST', headers: headersOf(request), body: request }, maxReportBytes)
        const report = v.safeParse(schema, body)
        if (!report.success) throw new HttpError('requestInvalid', `${name} of remotes`)
        await take(report.output, address, Date.now())
        return edgeResponse(jsonResponse(200, { meta: { success: true }, content: null, errorMessage: [] }))
      }),
    )
  }

  add('failures', FailureReport, monitor.failed)
  add('timings', LoadTimes, (report, _, now) => monitor.loadTimes(report, now))
}
