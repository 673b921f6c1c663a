import type { Page } from 'playwright/test'
import { isFirefox } from './engine.ts'

/** What a browser tells a page about its reader: width and height in CSS pixels, density, and preferences. */
export type Environment = {
  name: string
  width: number
  height: number
  scale?: number
  media?: Parameters<Page['emulateMedia']>[0]
}

const desktop = { width: 1440, height: 900 }

const environments: readonly Environment[] = [
  { name: 'desktop', ...desktop },
  { name: '320 px', width: 320, height: 640 },
  // A window of 1280 × 1024 px.
  { name: 'zoom of 400 %', width: 320, height: 256, scale: 4 },
  { name: 'forced colours', ...desktop, media: { forcedColors: 'active' } },
  { name: 'dark scheme', ...desktop, media: { colorScheme: 'dark' } },
  { name: 'reduced motion', ...desktop, media: { reducedMotion: 'reduce' } },
]

/**
 * Ends the changes of style at once, because those of hidden content never end by themselves. One may begin another,
 * and a placeholder's animation has no end.
 */
const settle = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const running = () =>
      document
        .getAnimations()
        .filter(
          ({ effect, playState, timeline }) =>
            playState === 'running' &&
            timeline === document.timeline &&
            effect?.getComputedTiming().iterations !== Infinity,
        )
    for (let round = 0; round < 100 && running().length > 0; round++)
      for (const animation of running()) animation.finish()
  })

/**
 * Gives content off the screen its style, too: the browser leaves it in that of the environment before. Ends with the
 * page; as an adopted sheet, because the policy of the pages allows no other. `more` has further rules.
 */
export const showAllContent = (page: Page, more = ''): Promise<void> =>
  page.evaluate((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`* { content-visibility: visible !important } ${rules}`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  }, more)

/**
 * Shows the page in another density until it is disposed of. The page then has the size in which it was opened until
 * the next change of its size, so no environment with a density may be the last one. The session stays attached,
 * because its end would end the page's being offline for a moment.
 */
async function scaled(page: Page, size: { width: number; height: number }, scale: number): Promise<AsyncDisposable> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...size, deviceScaleFactor: scale, mobile: false })
  return { [Symbol.asyncDispose]: async () => void (await devtools.send('Emulation.clearDeviceMetricsOverride')) }
}

/**
 * Calls `check` while the page is in each environment, and leaves it as it was. Playwright sets neither preferences nor
 * density in Firefox: there only the sizes of the window are left.
 */
export async function inEveryEnvironment(
  page: Page,
  check: (environment: Environment) => Promise<void>,
): Promise<void> {
  const before = page.viewportSize() ?? desktop
  const devtools = !isFirefox(page)
  await showAllContent(page)
  for (const environment of environments.filter(({ media }) => devtools || media === undefined)) {
    const { width, height, scale = 1, media = {} } = environment
    await page.emulateMedia({ colorScheme: 'light', forcedColors: null, reducedMotion: null, ...media })
    await page.setViewportSize({ width, height })
    await using _ = devtools && scale !== 1 ? await scaled(page, { width, height }, scale) : undefined
    await settle(page)
    await check(environment)
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null })
  await page.setViewportSize(before)
}
