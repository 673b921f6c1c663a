import type { BrowserContext, Page, Route } from 'playwright'

/** A layout shift without a recent input, and what moved. */
export type LayoutShift = { value: number; moved: readonly string[] }

type ShiftEntry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

type ShiftWindow = Window & { takeLayoutShifts: () => LayoutShift[] }

/** Runs in the page before its first script, for `layoutShiftsOf`. */
export function recordShifts(): void {
  const shifts: LayoutShift[] = []
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : 'removed'
  }
  const keep = (entries: PerformanceEntryList): void => {
    for (const { value, hadRecentInput, sources } of entries as ShiftEntry[]) {
      const moved = sources.map(
        ({ node, previousRect: from, currentRect: to }) =>
          `${nameOf(node)} ${from.x},${from.y} ${from.width}x${from.height} → ${to.x},${to.y} ${to.width}x${to.height}`,
      )
      if (!hadRecentInput) shifts.push({ value, moved })
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  observer.observe({ type: 'layout-shift', buffered: true })
  ;(window as unknown as ShiftWindow).takeLayoutShifts = () => {
    keep(observer.takeRecords())
    return shifts
  }
}

/** Waits until the page has painted what it shows now. */
const painted = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))

/**
 * A page whose code, fonts, pictures and answers of the backend arrive one paint after they are asked for, so that
 * every state of loading is shown. Interception also turns the browser's cache off.
 */
export async function openSlowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.addInitScript(recordShifts)
  const afterPaint = async (route: Route): Promise<void> => {
    // A page that is being left paints no more.
    await painted(page).catch(() => {})
    await route.continue().catch(() => {})
  }
  await page.route(/\/(api|remotes)\/|\.(js|woff2)$/, afterPaint)
  return page
}

/** Every layout shift of the page until now, after all that is loading has been painted. */
export async function layoutShiftsOf(page: Page): Promise<LayoutShift[]> {
  await page.waitForLoadState('networkidle')
  await painted(page)
  return page.evaluate(() => (window as unknown as ShiftWindow).takeLayoutShifts())
}
