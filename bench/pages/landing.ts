import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { openBrowser, type Browser, type CDPSession } from '../../e2e/portal/browser.ts'
import { interleaved, median, spread } from '../measure/rounds.ts'
import { atMost, kilobytes, table, type Metric } from '../measure/table.ts'
import { siteNames, startSites, type Sites } from './sites.ts'

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

/** Milliseconds since navigation; `element` is what was painted largest. */
type Paint = { fcp: number; lcp: number; loaded: number; element: string }

/** Runs in the page before its own scripts. */
function observePaint(): void {
  const paint: Paint = { fcp: 0, lcp: 0, loaded: 0, element: '' }
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
    return { ...(globalThis as unknown as { paint: Paint }).paint, loaded }
  })
  await context.close()
  if (paint.lcp === 0) throw new Error(`Chromium reported no largest paint of ${origin}`)
  return paint
}

type Script = { file: string; bytes: number }

/** Records every script loaded from now on, with its bytes on the network, headers included. */
async function watchScripts(cdp: CDPSession): Promise<Script[]> {
  const files = new Map<string, string>()
  const scripts: Script[] = []
  cdp.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const file = new URL(request.url).pathname
    if (file.endsWith('.js')) files.set(requestId, file)
  })
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const file = files.get(requestId)
    if (file !== undefined) scripts.push({ file, bytes: encodedDataLength })
  })
  await cdp.send('Network.enable')
  return scripts
}

/** Brotli bytes of the scripts of a first visit to the landing page; prints the files. */
async function scriptBytes(browser: Browser, origin: string, name: string): Promise<number> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    locale: 'de-DE',
    viewport: { width: 412, height: 823 },
  })
  const page = await context.newPage()
  const scripts = await watchScripts(await context.newCDPSession(page))
  await page.goto(`${origin}/`)
  await page.locator(lastElement).first().waitFor()
  await page.waitForLoadState('networkidle')
  await context.close()
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  const rows = scripts.toSorted((a, b) => b.bytes - a.bytes).map(({ file, bytes }) => [`  ${file}`, String(bytes)])
  console.log(`\nLanding, ${name}: ${scripts.length} scripts, ${kilobytes(total)}\n${table(rows)}`)
  return total
}

function report(samples: Record<string, Paint[]>): string {
  const rows = Object.entries(samples).map(([name, paints]) => {
    const of = (key: 'fcp' | 'lcp' | 'loaded') => median(paints.map((paint) => paint[key])).toFixed(0)
    const noise = (100 * spread(paints.map(({ lcp }) => lcp))).toFixed(0)
    return [name, of('fcp'), of('lcp'), of('loaded'), `${noise} %`, paints.at(-1)?.element ?? '']
  })
  return table([['', 'FCP ms', 'LCP ms', 'all loaded ms', 'spread', 'largest'], ...rows])
}

async function measure({ origins }: Sites, browser: Browser, rounds: number): Promise<Metric[]> {
  const [portal, one] = [
    await scriptBytes(browser, origins.portal, 'portal'),
    await scriptBytes(browser, origins['one bundle'], 'one bundle'),
  ]
  const samples = await interleaved(siteNames, rounds, (name) => load(browser, origins[name], name !== 'static HTML'))
  console.log(`\nLanding, slow 4G, CPU ${slowdown} × slower, HTTP/2 with TLS, ${rounds} rounds\n${report(samples)}`)
  const lcp = (name: (typeof siteNames)[number]): number => median(samples[name].map((paint) => paint.lcp))
  const unit = '×'
  return [
    { what: 'landing, JavaScript bytes against one bundle', value: portal / one, unit, goal: atMost(1.35) },
    { what: 'landing LCP against static HTML', value: lcp('portal') / lcp('static HTML'), unit, goal: atMost(1.25) },
    { what: 'landing LCP against one bundle', value: lcp('portal') / lcp('one bundle'), unit, goal: null },
  ]
}

/** The landing page's scripts and largest paint on a slow phone, against one bundle and its HTML alone. */
export async function benchLanding(rounds: number): Promise<Metric[]> {
  using folder = mkdtempDisposableSync(path.join(tmpdir(), 'bench-pages-'))
  await using sites = await startSites(folder.path)
  await using browser = await openBrowser()
  return await measure(sites, browser, rounds)
}
