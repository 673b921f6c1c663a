import * as paths from '@portal/shared-contracts/paths'
import type { Page } from '@portal/e2e/portal/browser'
import { atMost, type Metric } from '../measure/table.ts'
import { median } from '../measure/rounds.ts'
import { longestTask, medianVisit, openPhone, slowPhone, type Context } from './longest-task.ts'

/** Runs in the page: the lengths of interactions as the browser reports them, from input to the next paint, in ms. */
function observeInteractions(): void {
  const lengths: number[] = []
  // TypeScript does not know the threshold.
  const options: object = { type: 'event', durationThreshold: 16 }
  Object.assign(globalThis, { lengths })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId > 0) lengths.push(entry.duration)
  }).observe(options)
}

/** The longest interaction since the last call; 0 if all were shorter than 16 ms. */
const longestInteraction = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { lengths } = globalThis as unknown as { lengths: number[] }
    return Math.max(0, ...lengths.splice(0))
  })

/** Runs in the page: ms from the next click until another heading of a page is painted. */
const untilNextHeading = (): Promise<number> =>
  new Promise((resolve) => {
    const heading = () => document.querySelector('main h1')?.textContent ?? ''
    const before = heading()
    document.addEventListener(
      'click',
      ({ timeStamp }) => {
        const observer = new MutationObserver(() => {
          if (heading() === '' || heading() === before) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp)))
        })
        observer.observe(document.body, { subtree: true, childList: true, characterData: true })
      },
      { capture: true, once: true },
    )
  })

/** Waits until the page has not changed for a second. */
const settled = async (page: Page): Promise<void> => void (await longestTask(page))

/** Rests the pointer on a link, whose page is then prefetched, and follows it; ms until the page is painted. */
async function follow(page: Page, selector: string): Promise<number> {
  const link = page.locator(selector).first()
  await link.hover()
  await settled(page)
  const shown = page.evaluate(untilNextHeading)
  await link.click({ delay: 60 })
  const time = await shown
  await settled(page)
  return time
}

/** One visit of a member: home, the pages of its tiles and back, and what is tapped and typed there. */
async function visit(context: Context, slowdown: number) {
  const page = await openPhone(context, slowdown)
  await page.evaluate(observeInteractions)
  const times: number[] = []
  for (const path of [paths.accountData, paths.cards, paths.transactions, paths.coupons, paths.rewards]) {
    times.push(await follow(page, `main nav a[href="${path}"]`))
    times.push(await follow(page, 'header a[href="/"]'))
  }
  const navigating = await longestInteraction(page)

  await follow(page, `main nav a[href="${paths.coupons}"]`)
  await longestInteraction(page)
  const tap = async (selector: string, index = 0): Promise<void> => {
    const target = page.locator(selector).nth(index)
    await target.scrollIntoViewIfNeeded()
    await settled(page)
    await target.click()
    await settled(page)
  }
  await tap('search button', 1)
  await tap('search button', 0)
  await tap('[role=switch]', 1)
  await tap('header summary', -1)
  await page.keyboard.press('Escape')
  await page.locator('input[type=search]').first().focus()
  await page.keyboard.type('kaese', { delay: 120 })
  await settled(page)
  const using = await longestInteraction(page)
  return { nextPage: median(times), slowestPage: Math.max(...times), navigating, using }
}

/** How fast a phone answers a member: the next page, and every tap and key; with this CPU, and with a slow one. */
export async function benchInteractions(rounds: number): Promise<Metric[]> {
  const metrics: Metric[] = []
  for (const slowdown of [1, slowPhone]) {
    const { nextPage, slowestPage, navigating, using } = await medianVisit(rounds, (context) =>
      visit(context, slowdown),
    )
    const metric = (what: string, value: number, most: number): Metric => ({
      what: slowdown === 1 ? what : `${what}, CPU slower by ${slowdown}`,
      value,
      unit: 'ms',
      goal: atMost(most),
    })
    metrics.push(
      metric('next page after a tap on its link, median', nextPage, 100),
      metric('next page after a tap on its link, slowest', slowestPage, 100),
      metric('interaction to next paint, following links', navigating, 100),
      metric('interaction to next paint, filter, switch, menu and search', using, 100),
    )
  }
  return metrics
}
