import type { Hono } from 'hono'
import type { Logger } from 'pino'
import * as v from 'valibot'
import { readBody } from '../http/body.ts'
import { subnetOf } from '../http/request.ts'
import { HttpError } from '../http/http-error.ts'
import type { Metrics } from '../http/metrics.ts'
import type { RespondTo } from '../http/respond.ts'
import { edgeResponse, textResponse } from '../http/response.ts'
import { createMinuteLog } from '../http/log.ts'
import type { OpenLimiter } from '../state/rate-limiter.ts'
import { cspReportsPath } from './security-headers.ts'

const reportsPerAddress = { limit: 60, minutes: 10 }

const reportType = /^application\/(csp-report|reports\+json)$/i

/** Bytes; a report repeats the policy and two addresses. */
const maxReportBytes = 16 * 1024

/** Directives as they stand in metrics and logs; reports of others count as `other`. */
const directives = new Set(
  `base-uri connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src media-src
  object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr
  style-src-elem trusted-types worker-src`.split(/\s+/),
)

const text = v.optional(v.string())

/** A report of the content security policy, or those of the Reporting API, in which the integrity policy reports. */
const Report = v.union([
  v.object({ 'csp-report': v.object({ 'effective-directive': text, 'violated-directive': text }) }),
  v.pipe(v.array(v.object({ type: v.string() })), v.minLength(1)),
])

type CspReports = {
  openLimiter: OpenLimiter
  respondTo: RespondTo
  metrics: Pick<Metrics, 'count'>
  logger: Pick<Logger, 'warn'>
}

/**
 * Counts reports by directive, and logs them once a minute. Other fields are not logged, because extensions and
 * strangers can set them.
 */
export function addCspReports(app: Hono, { openLimiter, respondTo, metrics, logger }: CspReports): void {
  const countReport = openLimiter('csp report', reportsPerAddress)
  const log = createMinuteLog<string>((directive, reports) =>
    logger.warn({ directive, reports }, 'stopped by the policy of a page'),
  )

  app.post(cspReportsPath, (c) =>
    respondTo(c, 'csp report', async (address) => {
      // Pages without a referrer report with the origin `null`.
      if ((c.req.header('sec-fetch-site') ?? 'same-origin') !== 'same-origin') {
        throw new HttpError('forbidden', 'report of another site')
      }
      await countReport(subnetOf(address))
      const directive = directiveOf(await readBody(c, Report, { maxBytes: maxReportBytes, type: reportType }))
      metrics.count('edge_csp_reports_total', { directive })
      log(directive)
      return edgeResponse(textResponse(204, 'text', ''))
    }),
  )
}

function directiveOf(report: v.InferOutput<typeof Report>): string {
  if (Array.isArray(report)) return report.some(({ type }) => type === 'integrity-violation') ? 'integrity' : 'other'
  const { 'effective-directive': effective, 'violated-directive': violated } = report['csp-report']
  const [name = ''] = (effective ?? violated ?? '').split(' ')
  return directives.has(name) ? name : 'other'
}
