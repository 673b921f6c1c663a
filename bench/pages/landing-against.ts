import { openBrowser, type CDPSession, type Page } from '../../e2e/portal/browser.ts'
import { startPortal } from '../../e2e/portal/portal.ts'
import { interleaved, median } from '../measure/rounds.ts'
import type { Metric } from '../measure/table.ts'
import { startRevision } from './revision.ts'

/** What a visit loads, by kind; the rest are pictures and calls. */
const kinds = ['Document', 'Script', 'Stylesheet', 'Font'] as const
type Kind = (typeof kinds)[number]

/** Requests of a visit, and bytes of the bodies on the network, by kind. */
type Visit = { requests: number; bytes: Record<Kind, number> }

/** Records what a page loads from now on; bodies are measured as they are sent, compressed and without headers. */
async function record(cdp: CDPSession): Promise<() => Visit> {
  const visit: Visit = { requests: 0, bytes: { Document: 0, Script: 0, Stylesheet: 0, Font: 0 } }
  const responses = new Map<string, { kind: Kind | undefined; headers: number }>()
  cdp.on('Network.requestWillBeSent', () => void visit.requests++)
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const kind = kinds.find((one) => one === type)
    responses.set(requestId, { kind, headers: response.encodedDataLength })
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { kind, headers } = responses.get(requestId) ?? { headers: 0 }
    if (kind !== undefined) visit.bytes[kind] += encodedDataLength - headers
  })
  await cdp.send('Network.enable')
  return () => visit
}

async function visitLanding(page: Page, origin: string): Promise<Visit> {
  const visit = await record(await page.context().newCDPSession(page))
  await page.goto(`${origin}/`)
  await page.getByRole('heading', { name: 'Prämien-Highlights' }).waitFor()
  await page.waitForLoadState('networkidle')
  return visit()
}

/**
 * What a first visit of the landing page loads more than in another revision, in one run. Medians, because one page in
 * twenty also loads the script that reports load times.
 */
export async function benchLandingAgainst(revision: string, rounds: number): Promise<Metric[]> {
  const before = await startRevision(revision)
  const now = await startPortal()
  const browser = await openBrowser()
  try {
    const origins = { before: before.origin, now: now.origin }
    const visits = await interleaved(['before', 'now'] as const, rounds, async (name) => {
      const context = await browser.newContext({ locale: 'de-DE', viewport: { width: 412, height: 823 } })
      const visit = await visitLanding(await context.newPage(), origins[name])
      await context.close()
      return visit
    })
    const more = (value: (visit: Visit) => number) => median(visits.now.map(value)) - median(visits.before.map(value))
    const bytes = (kind: Kind, goal: Metric['goal']): Metric => ({
      what: `landing, ${kind.toLowerCase()} more than in ${revision}`,
      value: more((visit) => visit.bytes[kind]),
      unit: 'bytes',
      goal,
    })
    const none = { at: 'most', value: 0 } as const
    return [
      bytes('Script', none),
      {
        what: `landing, requests more than in ${revision}`,
        value: more(({ requests }) => requests),
        unit: 'requests',
        goal: none,
      },
      bytes('Document', null),
      bytes('Stylesheet', null),
      bytes('Font', null),
    ]
  } finally {
    await browser.close()
    await now.close()
    await before.close()
  }
}
