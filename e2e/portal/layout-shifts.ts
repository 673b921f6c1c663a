import type { BrowserContext, Page, Route } from 'playwright'

/** A layout shift without a recent input, and what moved. */
export type LayoutShift = { value: number; moved: readonly string[] }

type ShiftEntry = PerformanceEntry & {
  value: number
  hadRecentInput: boolean
  sources: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

type ShiftWindow = Window & { takeLayoutShifts: () => LayoutShift[] }

/**
 * Runs in the page before its first script, for `layoutShiftsOf`. Firefox does not report layout shifts: there each
 * frame is compared with the one before, and all that moved counts as one rectangle, which is no less than what
 * Chromium counts.
 */
export function recordShifts(): void {
  const shifts: LayoutShift[] = []
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : node?.parentElement
    return element ? `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}` : 'removed'
  }
  const textOf = (node: Node | null, from: DOMRectReadOnly, to: DOMRectReadOnly): string =>
    `${nameOf(node)} ${from.x},${from.y} ${from.width}x${from.height} → ${to.x},${to.y} ${to.width}x${to.height}`
  const keep = (entries: PerformanceEntryList): void => {
    for (const { value, hadRecentInput, sources } of entries as ShiftEntry[]) {
      const moved = sources.map(({ node, previousRect, currentRect }) => textOf(node, previousRect, currentRect))
      if (!hadRecentInput) shifts.push({ value, moved })
    }
  }
  const observer = new PerformanceObserver((list) => keep(list.getEntries()))
  if (PerformanceObserver.supportedEntryTypes.includes('layout-shift'))
    observer.observe({ type: 'layout-shift', buffered: true })
  else compareFrames(new Map(), scrollY)

  function compareFrames(before: Map<Element, DOMRect>, scrolled: number): void {
    const places = new Map<Element, DOMRect>()
    const moves: { from: DOMRect; to: DOMRect; text: string }[] = []
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0
    for (const element of document.querySelectorAll('body *:not(:has(*), script, style)')) {
      const to = element.getBoundingClientRect()
      const isShown = isPainted && to.width > 0 && to.bottom > 0 && to.top < innerHeight
      if (!isShown || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
      places.set(element, to)
      const from = before.get(element)
      // As in Chromium, less than three pixels are none.
      if (from !== undefined && scrolled === scrollY && distanceOf(from, to) >= 3)
        moves.push({ from, to, text: textOf(element, from, to) })
    }
    if (moves.length > 0) shifts.push({ value: valueOf(moves), moved: moves.map(({ text }) => text) })
    requestAnimationFrame(() => compareFrames(places, scrollY))
  }
  function distanceOf(from: DOMRect, to: DOMRect): number {
    return Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y))
  }
  function valueOf(moves: readonly { from: DOMRect; to: DOMRect }[]): number {
    const rects = moves.flatMap(({ from, to }) => [from, to])
    const side = (first: number, last: number, most: number): number => Math.min(last, most) - Math.max(first, 0)
    const width = side(
      Math.min(...rects.map((rect) => rect.left)),
      Math.max(...rects.map((rect) => rect.right)),
      innerWidth,
    )
    const height = side(
      Math.min(...rects.map((rect) => rect.top)),
      Math.max(...rects.map((rect) => rect.bottom)),
      innerHeight,
    )
    const distance = Math.max(...moves.map(({ from, to }) => distanceOf(from, to)))
    return ((width * height) / (innerWidth * innerHeight)) * (distance / Math.max(innerWidth, innerHeight))
  }
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
