import { rmSync } from 'node:fs'
import path from 'node:path'
import * as paths from '@portal/shared-contracts/paths'
import { openBrowser, type Page } from '@portal/e2e/portal/browser'
import { startPortal, type Portal } from '@portal/e2e/portal/portal'
import { greeting, logInAt } from '@portal/e2e/portal/test'
import { median } from '../measure/rounds.ts'
import { atMost, type Metric } from '../measure/table.ts'
import { phoneContext } from './longest-task.ts'

const pages = { landing: '/', Aktionen: paths.coupons, Prämien: paths.rewards }

/** 4G as WebPageTest has it: 9 Mbit/s, 170 ms there and back. */
const mobileNetwork = { offline: false, latency: 170, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 }

/** Runs in the page before its own scripts: when its largest paint and the loads of its pictures were, in ms. */
function observePictures(): void {
  const observed = { largest: 0, loads: new Map<EventTarget | null, number>() }
  Object.assign(globalThis, { observed })
  new PerformanceObserver((list) => {
    observed.largest = list.getEntries().at(-1)?.startTime ?? 0
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  document.addEventListener('load', ({ target }) => observed.loads.set(target, performance.now()), true)
}

/** ms from the largest paint until the last picture in view was there; infinite if one is missing. */
const lateness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { observed } = globalThis as unknown as { observed: { largest: number; loads: Map<Element, number> } }
    const inView = [...document.querySelectorAll('main img')].filter((image) => {
      const { top, bottom, width } = image.getBoundingClientRect()
      return width > 0 && bottom > 0 && top < innerHeight
    })
    const times = inView.map((image) => (observed.loads.get(image) ?? Number.POSITIVE_INFINITY) - observed.largest)
    return Math.max(0, ...times)
  })

/** Opens a page with an edge that has made no picture yet, and a browser that has loaded nothing. */
async function firstVisit(portal: Portal, page: Page, address: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page)
  await page.goto('about:blank')
  await portal.stopEdge()
  rmSync(path.join(portal.dataDir, 'images'), { recursive: true, force: true })
  await portal.startEdge()
  await cdp.send('Network.enable')
  await cdp.send('Network.clearBrowserCache')
  await cdp.send('Network.emulateNetworkConditions', mobileNetwork)
  await page.goto(portal.origin + address)
  await page.waitForLoadState('networkidle')
  const late = await lateness(page)
  await cdp.detach()
  return late
}

/** How long after the largest paint the pictures in view are there, on the first visit of a fresh edge with a phone. */
export async function benchFirstPictures(rounds: number): Promise<Metric[]> {
  await using portal = await startPortal()
  await using browser = await openBrowser()
  const metrics: Metric[] = []
  for (const [name, address] of Object.entries(pages)) {
    await using context = await phoneContext(browser, portal)
    const page = await context.newPage()
    await page.addInitScript(observePictures)
    if (address !== '/') {
      await logInAt(page, '/')
      await greeting(page).waitFor()
    }
    // The sandbox draws its pictures at the first visit, which is not measured.
    await firstVisit(portal, page, address)
    const times: number[] = []
    for (let round = 0; round < rounds; round++) times.push(await firstVisit(portal, page, address))
    const what = `pictures in view after the largest paint, ${name}, 4G`
    metrics.push({ what, value: median(times), unit: 'ms', goal: atMost(1_000) })
  }
  return metrics
}
