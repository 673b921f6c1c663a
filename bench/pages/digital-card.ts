import { createProfileBrowser } from '../../e2e/portal/profile-browser.ts'
import { startPortal } from '../../e2e/portal/portal.ts'
import { logInAt } from '../../e2e/portal/test.ts'
import type { Page } from '../../e2e/portal/browser.ts'
import { median } from '../measure/rounds.ts'
import type { Metric } from '../measure/table.ts'

const path = '/konto/digitale-karte'
const slowdown = 4

/** Runs in the page before its own scripts: ms from the start of the navigation until the barcode has been painted. */
function observeBarcode(): void {
  const painted = Promise.withResolvers<number>()
  Object.assign(globalThis, { barcodePainted: painted.promise })
  new MutationObserver((_, observer) => {
    if (document.querySelector('svg[role=img]') === null) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => painted.resolve(performance.now())))
  }).observe(document, { subtree: true, childList: true })
}

/** Logs in at the card and leaves it when the service worker keeps its files. */
async function keepCard(page: Page, origin: string): Promise<void> {
  await logInAt(page, origin + path)
  await page.getByRole('img', { name: /^Barcode/ }).waitFor()
  await page.waitForFunction(
    async () => (await navigator.serviceWorker.getRegistration())?.active?.state === 'activated',
  )
}

async function openKeptCard(page: Page, origin: string): Promise<number> {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.addInitScript(observeBarcode)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(origin + path)
  return page.evaluate(() => (globalThis as unknown as { barcodePainted: Promise<number> }).barcodePainted)
}

/** The digital card on a slow phone whose browser has just been started, without a server. */
export async function benchDigitalCard(rounds: number): Promise<Metric> {
  await using browser = createProfileBrowser()
  const portal = await startPortal()
  try {
    await keepCard(await browser.start(), portal.origin)
    await browser.quit()
  } finally {
    await portal.close()
  }
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    times.push(await openKeptCard(await browser.start(), portal.origin))
    await browser.quit()
  }
  return {
    what: 'digital card without a server, from the start of the visit to the barcode',
    value: median(times),
    unit: 'ms',
    goal: { at: 'most', value: 1_000 },
  }
}
