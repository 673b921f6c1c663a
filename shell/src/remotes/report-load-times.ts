import { pageDataId, type PageData } from '@delikaterie/shared-contracts/remotes'
import { loadTimesOf } from './load-times.ts'

// A script of its own, which the edge adds to one page in twenty (docs/operate.md, What to watch): sends the load times of the page's
// remotes once, when the reader leaves it.

const { registry, ticket } = JSON.parse(document.getElementById(pageDataId)?.textContent ?? '') as PageData

function report(): void {
  if (document.visibilityState !== 'hidden' || ticket === undefined) return
  document.removeEventListener('visibilitychange', report)
  const timings = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const times = loadTimesOf(registry, timings, location.href)
  if (Object.keys(times).length === 0) return
  const versions = Object.fromEntries(Object.entries(registry).map(([name, { record }]) => [name, record.version]))
  const body = JSON.stringify({ ticket, versions, times })
  navigator.sendBeacon('/api/remotes/timings', new Blob([body], { type: 'application/json' }))
}
document.addEventListener('visibilitychange', report)
