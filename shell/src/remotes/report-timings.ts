import { pageDataId, reportPaths, type PageData, type TimingReport } from '@portal/shared-contracts/remotes'
import { onCLS, onINP, onLCP } from 'web-vitals'
import { loadTimesOf, deviceOf } from './load-times.ts'

// A script of its own, which the edge adds to a share of the pages (PAGE_REPORTS_PERCENT): sends the load times of the
// page's remotes and its web vitals once, when the reader leaves it. It starts after the first paint; browsers keep
// what they measured before.

const { registry, ticket } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData
const vitals: NonNullable<TimingReport['vitals']> = { device: deviceOf(innerWidth) }

function report(): void {
  if (document.visibilityState !== 'hidden' || ticket === undefined) return
  document.removeEventListener('visibilitychange', report)
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const times = loadTimesOf(registry, timings, location.href)
  const versions = Object.fromEntries(Object.entries(registry).map(([name, { record }]) => [name, record.version]))
  const body = JSON.stringify({ ticket, versions, times, vitals } satisfies TimingReport)
  navigator.sendBeacon(reportPaths.timings, new Blob([body], { type: 'application/json' }))
}
onLCP(({ value }) => (vitals.lcp = Math.round(value)))
onINP(({ value }) => (vitals.inp = Math.round(value)))
onCLS(({ value }) => (vitals.cls = value))
// The library handles the event on the window while it is captured, so its last values are known by then.
document.addEventListener('visibilitychange', report)
