import { openBrowser, type Browser } from '@portal/e2e/portal/browser'
import { interleaved, median, spread } from '../measure/rounds.ts'
import { atMost, table, type Metric } from '../measure/table.ts'
import { oneBundleBytes } from './one-bundle.ts'
import { siteNames, startSites } from './sites.ts'

/** Lighthouse's slow 4G as devtools throttling; ms and bytes per second. */
const slow4g = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
}
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }
const slowdown = 4

/** The pictures that the page's scripts add last: those of the highlights. */
const lastElement = 'main img[src*="/api/image"]'

/** Milliseconds since navigation; `element` is what was painted largest, `scripts` are the brotli bytes by path. */
type Paint = { fcp: number; lcp: number; loaded: number; element: string; scripts: Record<string, number> }

/** Runs in the page before its own scripts. */
function observePaint(): void {
  const paint: Paint = { fcp: 0, lcp: 0, loaded: 0, element: '', scripts: {} }
  Object.assign(globalThis, { paint })
  new PerformanceObserver((list) => {
    const last = list.getEntries().at(-1)
    if (last === undefined) return
    paint.lcp = last.startTime
    const element = 'element' in last && last.element instanceof Element ? last.element : null
    paint.element = element === null ? '' : `${element.localName} "${(element.textContent ?? '').trim().slice(0, 30)}"`
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  new PerformanceObserver((list) => {
    paint.fcp = list.getEntriesByName('first-contentful-paint')[0]?.startTime ?? paint.fcp
  }).observe({ type: 'paint', buffered: true })
}

async function load(browser: Browser, origin: string, hasScripts: boolean): Promise<Paint> {
  const context = await browser.newContext({ ...phone, ignoreHTTPSErrors: true, locale: 'de-DE' })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', slow4g)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.addInitScript(observePaint)
  await page.goto(`${origin}/`)
  // A script may paint a larger element later, when the network has been idle for a while.
  if (hasScripts) await page.locator(lastElement).first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  const paint = await page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const loaded = Math.max(...resources.map(({ responseEnd }) => responseEnd))
    const files = resources.map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize] as const)
    const scripts = Object.fromEntries(files.filter(([file]) => file.endsWith('.js')))
    return { ...(globalThis as unknown as { paint: Paint }).paint, loaded, scripts }
  })
  await context.close()
  if (paint.lcp === 0) throw new Error(`Chromium reported no largest paint of ${origin}`)
  return paint
}

function report(samples: Record<string, Paint[]>): string {
  const rows = Object.entries(samples).map(([name, paints]) => {
    const of = (key: 'fcp' | 'lcp' | 'loaded') => median(paints.map((paint) => paint[key])).toFixed(0)
    const noise = (100 * spread(paints.map(({ lcp }) => lcp))).toFixed(0)
    return [name, of('fcp'), of('lcp'), of('loaded'), `${noise} %`, paints.at(-1)?.element ?? '']
  })
  return table([['', 'FCP ms', 'LCP ms', 'all loaded ms', 'spread', 'largest'], ...rows])
}

/** The landing page's largest paint on a slow phone, against its HTML alone, and its scripts against one bundle. */
export async function benchLanding(rounds: number): Promise<Metric[]> {
  await using sites = await startSites()
  await using browser = await openBrowser()
  const { origins } = sites
  const samples = await interleaved(siteNames, rounds, (name) => load(browser, origins[name], name === 'portal'))
  console.log(`\nLanding, slow 4G, CPU ${slowdown} × slower, HTTP/2 with TLS, ${rounds} rounds\n${report(samples)}`)
  const lcp = (name: (typeof siteNames)[number]): number => median(samples[name].map((paint) => paint.lcp))
  const scripts = samples.portal.at(-1)?.scripts ?? {}
  const bytes = Object.values(scripts).reduce((sum, size) => sum + size, 0)
  const one = await oneBundleBytes(Object.keys(scripts))
  console.log(`\nLanding: ${Object.keys(scripts).length} scripts, ${bytes} bytes; of one bundle ${one} bytes`)
  const unit = '×'
  return [
    { what: 'landing LCP against static HTML', value: lcp('portal') / lcp('static HTML'), unit, goal: atMost(1.25) },
    { what: 'landing, JavaScript bytes against one bundle', value: bytes / one, unit, goal: atMost(1.35) },
  ]
}
