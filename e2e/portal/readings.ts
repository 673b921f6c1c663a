import type { CDPSession, Page } from 'playwright/test'
import { isFirefox } from './engine.ts'
import { showAllContent } from './environments.ts'

/** How a reader sets text and window. */
type Reading = {
  name: string
  width: number
  height: number
  scale?: number
  /** Size of the text that the reader chose in the browser, in pixels. */
  textSize?: number
  /** The distances of WCAG 1.4.12. */
  isSpaced?: boolean
}

const usualSize = 16
const widths = [320, 390, 768, 1280]

const readings: readonly Reading[] = [
  ...widths.map((width) => ({ name: `text spacing at ${width} px`, width, height: 800, isSpaced: true })),
  ...widths.map((width) => ({ name: `text of 200 % at ${width} px`, width, height: 800, textSize: 2 * usualSize })),
  // A window of 1280 × 1024 px.
  { name: 'zoom of 400 %', width: 320, height: 256, scale: 4 },
]

const spacing = `
  html[data-spaced] * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  html[data-spaced] p { margin-block-end: 2em !important }`

const setSpacing = (page: Page, isSpaced: boolean): Promise<void> =>
  page.evaluate((spaced) => void document.documentElement.toggleAttribute('data-spaced', spaced), isSpaced)

async function set(page: Page, devtools: CDPSession | undefined, reading: Reading): Promise<void> {
  const { width, height, scale = 1, textSize = usualSize, isSpaced = false } = reading
  await page.setViewportSize({ width, height })
  await setSpacing(page, isSpaced)
  if (devtools === undefined) return
  const metrics = { width, height, deviceScaleFactor: scale, mobile: false }
  await devtools.send('Emulation.setDeviceMetricsOverride', metrics)
  await devtools.send('Page.setFontSizes', { fontSizes: { standard: textSize } })
}

/**
 * Calls `check` with the name of each reading while the page is read so, and leaves it as it was, with its focus.
 * Playwright sets no size of text in Firefox: there only spacing and width are left.
 */
export async function inEveryReading(page: Page, check: (name: string) => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.evaluate(() => Object.assign(window, { focusedBefore: document.activeElement }))
  const devtools = isFirefox(page) ? undefined : await page.context().newCDPSession(page)
  await showAllContent(page, spacing)
  for (const reading of readings.filter(({ textSize }) => devtools !== undefined || textSize === undefined)) {
    await set(page, devtools, reading)
    await check(reading.name)
  }
  await set(page, devtools, { name: 'before', ...before })
  await devtools?.send('Emulation.clearDeviceMetricsOverride')
  await devtools?.detach()
  // It ended the override of Playwright, too, which sets a size only if it is another one.
  await page.setViewportSize({ ...before, height: before.height + 1 })
  await page.setViewportSize(before)
  // A narrow window hides elements of the menu, which lose the focus then.
  await page.evaluate(() => {
    const focused: unknown = Reflect.get(window, 'focusedBefore')
    if (focused instanceof HTMLElement && focused !== document.activeElement) focused.focus({ preventScroll: true })
  })
}
