import { failureReasons, reportPaths, type FailureReason } from '@portal/shared-contracts/remotes'
import type { Page } from 'playwright'
import * as v from 'valibot'
import { requestFault } from './requests.ts'

/** Where and what a page is watched for. */
export type WatchOptions = { portal: string; remote: string; base: string }

/** What was seen of a page since it was watched. */
export type Watch = {
  faults: () => Promise<string[]>
  /** Whether the page has requested a file of the version. */
  hasRequested: (file: string) => boolean
  /** Whether the shell has reported that the remote failed. */
  hasFailed: () => boolean
}

/** Characters of a message of the page; the rest says no more. */
const maxCharacters = 300

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > maxCharacters ? `${line.slice(0, maxCharacters)}…` : line
}

const reasons: Readonly<Record<FailureReason, string>> = {
  code: 'its code did not load',
  contract: 'the portal has another contract',
  render: 'it threw an error while it was shown',
}

/** What is read of a report; a shell of another version may send a reason that this build does not know. */
const Report = v.object({
  remote: v.string(),
  reason: v.fallback(v.nullable(v.picklist(failureReasons)), null),
  recovered: v.optional(v.boolean(), false),
})

/** What a failure that the shell reports says about the remote; null if it is about another one. */
function failureOf(text: string | null, remote: string): string | null {
  const report = v.safeParse(Report, JSON.parse(text ?? '{}'))
  if (!report.success || report.output.remote !== remote) return null
  const { reason, recovered } = report.output
  const instead = recovered ? 'shows the version before' : 'shows a notice with a retry button'
  return `The remote failed: ${reason === null ? 'for an unknown reason' : reasons[reason]}; the page ${instead} in its place.`
}

/** Keeps in the page what its policies have stopped. Runs in the page, before its scripts. */
function keepReports(): void {
  const kept: string[] = []
  Object.assign(globalThis, { policyReports: kept })
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    kept.push(`${effectiveDirective} stopped ${blockedURI || 'a part of the page'}`)
  })
  if (!('ReportingObserver' in globalThis)) return
  const take = (reports: readonly { type: string; body: unknown }[]): void => {
    for (const { type, body } of reports) {
      if (type === 'integrity-violation') kept.push(`${type} ${JSON.stringify(body)}`)
    }
  }
  new ReportingObserver(take as ReportingObserverCallback, { types: ['integrity-violation'], buffered: true }).observe()
}

/**
 * Watches a page that has opened nothing yet. Its reports about failed remotes do not reach the edge, which counts
 * them.
 */
export async function watchPage(page: Page, { portal, remote, base }: WatchOptions): Promise<Watch> {
  const found = new Set<string>()
  const requested = new Set<string>()
  let hasFailed = false
  const failures = portal + reportPaths.failures
  await page.addInitScript(keepReports)
  await page.route(failures, (route) => route.fulfill({ contentType: 'application/json', body: '{}' }))
  page.on('console', (message) => {
    if (message.type() === 'error') found.add(short(`Console: ${message.text()} (${message.location().url})`))
  })
  page.on('pageerror', ({ message }) => found.add(short(`Error of the page: ${message}`)))
  page.on('request', (request) => {
    requested.add(request.url())
    const fault = requestFault(request.method(), request.url(), portal)
    if (fault !== null) found.add(fault)
    const failure = request.url() === failures ? failureOf(request.postData(), remote) : null
    if (failure === null) return
    found.add(failure)
    hasFailed = true
  })
  const files = new URL(base, portal).href
  return {
    async faults() {
      const reports = await page.evaluate(() => (globalThis as { policyReports?: string[] }).policyReports ?? [])
      return [...found, ...reports.map((report) => short(`Policy of the page: ${report}`))]
    },
    hasRequested: (file) => requested.has(files + file),
    hasFailed: () => hasFailed,
  }
}
