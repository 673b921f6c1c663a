import { openBrowser, type Page } from '../../e2e/portal/browser.ts'
import { answerLongList, listLength, longList } from '../../e2e/portal/long-list.ts'
import { startPortal } from '../../e2e/portal/portal.ts'
import { logInAt } from '../../e2e/portal/test.ts'
import { median } from '../measure/rounds.ts'
import type { Metric } from '../measure/table.ts'

const slowdown = 4
/** Milliseconds from which a task delays input noticeably. */
const longTask = 50
const path = '/vorteile-und-praemien/aktionen'

/** Runs in the page before its own scripts: the lengths of its long tasks in milliseconds. */
function observeTasks(): void {
  const tasks: number[] = []
  Object.assign(globalThis, { tasks })
  new PerformanceObserver((list) => tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
    type: 'longtask',
  })
}

/** The page's longest task since the last call, once it has been idle; 0 without a long task. */
const longestTask = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    for (let idle = 0; idle < 20; idle++) await new Promise((resolve) => requestIdleCallback(resolve))
    const { tasks } = globalThis as unknown as { tasks: number[] }
    return Math.max(0, ...tasks.splice(0))
  })

/** One visit of the Aktionen; the login and the start of the page are not counted. */
async function visit(origin: string, browser: Awaited<ReturnType<typeof openBrowser>>) {
  const context = await browser.newContext({ baseURL: origin, locale: 'de-DE', viewport: { width: 390, height: 844 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(observeTasks)
    await logInAt(page, '/')
    await page.locator('main h1').getByText('Herzlich willkommen').waitFor()
    await answerLongList(page)
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const { cards, search, sort } = longList(page)
    const shown = (count: number) =>
      page.waitForFunction((n) => document.querySelectorAll('div:not([hidden]) > article').length === n, count)
    await longestTask(page)

    await page
      .locator(`a[href="${path}"]`)
      .first()
      .evaluate((link: HTMLAnchorElement) => link.click())
    await shown(listLength)
    const render = await longestTask(page)
    await search.pressSequentially(`Coupon ${listLength}.`, { delay: 120 })
    await shown(1)
    const typing = await longestTask(page)
    for (let length = 0; length < 12; length++) await search.press('Backspace', { delay: 60 })
    await shown(listLength)
    const clearing = await longestTask(page)
    await page.locator('search button').nth(1).click()
    await cards.first().waitFor()
    await page.locator('search button').first().click()
    await shown(listLength)
    const filter = await longestTask(page)
    await sort.selectOption('endingSoon')
    const sorting = await longestTask(page)
    return { render, typing, clearing, filter, sorting }
  } finally {
    await context.close()
  }
}

/** The longest task in a list of a thousand coupons on a slow phone, after its page has been opened once. */
export async function benchLongList(rounds: number): Promise<Metric[]> {
  const portal = await startPortal()
  const browser = await openBrowser()
  try {
    const visits: Awaited<ReturnType<typeof visit>>[] = []
    for (let round = 0; round < rounds; round++) visits.push(await visit(portal.origin, browser))
    return (['render', 'typing', 'clearing', 'filter', 'sorting'] as const).map((step) => ({
      what: `longest task, ${listLength} coupons, ${step}`,
      value: median(visits.map((tasks) => tasks[step])),
      unit: 'ms',
      goal: { at: 'most', value: longTask },
    }))
  } finally {
    await browser.close()
    await portal.close()
  }
}
