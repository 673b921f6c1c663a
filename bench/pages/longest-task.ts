import { openBrowser, type Browser, type Page } from '@portal/e2e/portal/browser'
import { startPortal, type Portal } from '@portal/e2e/portal/portal'
import { greeting, logInAt } from '@portal/e2e/portal/test'
import { median } from '../measure/rounds.ts'

/** How many times slower than this machine a slow phone is. */
export const slowPhone = 4

/** A phone that has not visited the portal. */
export const phoneContext = (browser: Browser, { origin }: Portal) =>
  browser.newContext({ baseURL: origin, locale: 'de-DE', viewport: { width: 390, height: 844 } })
export type Context = Awaited<ReturnType<typeof phoneContext>>

/** Runs in the page before its own scripts: the lengths of its long tasks and the time of its last change, in ms. */
function observePage(): void {
  const observed = { tasks: [] as number[], changed: 0 }
  Object.assign(globalThis, { observed })
  new PerformanceObserver((list) => observed.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
  new MutationObserver(() => {
    observed.changed = performance.now()
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
}

/** The page's longest task since the last call, once it has not changed for a second; 0 without a long task. */
export const longestTask = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const { observed } = globalThis as unknown as { observed: { tasks: number[]; changed: number } }
    do await new Promise((resolve) => setTimeout(resolve, 100))
    while (performance.now() - observed.changed < 1_000)
    return Math.max(0, ...observed.tasks.splice(0))
  })

/** The home page of a member on a phone; the login and the start of the page are not counted. */
export async function openPhone(context: Context, slowdown: number): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(observePage)
  await logInAt(page, '/')
  await greeting(page).waitFor()
  // Playwright's own scripts are loaded at their first use, in tasks that are not the page's.
  await page.waitForFunction(() => document.readyState === 'complete')
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await longestTask(page)
  return page
}

/** Medians of what visits of a phone measure, each visit in a new browser context. */
export async function medianVisit<Step extends string>(
  rounds: number,
  visit: (context: Context) => Promise<Record<Step, number>>,
): Promise<Record<Step, number>> {
  await using portal = await startPortal()
  await using browser = await openBrowser()
  const visits: Record<Step, number>[] = []
  for (let round = 0; round < rounds; round++) {
    await using context = await phoneContext(browser, portal)
    visits.push(await visit(context))
  }
  const steps = Object.keys(visits[0] ?? {}) as Step[]
  const medians = steps.map((step) => [step, median(visits.map((one) => one[step]))])
  return Object.fromEntries(medians) as Record<Step, number>
}
