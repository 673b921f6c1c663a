import type { Page } from 'playwright/test'

/** What a browser tells a page about its reader: width and height in CSS pixels, density, and preferences. */
type Environment = {
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

/** Waits until the changes of style have ended; a placeholder's animation never does. */
const settle = (page: Page): Promise<unknown> =>
  page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  )

/** Calls `check` while the page is in each environment, and leaves it as it was. */
export async function inEveryEnvironment(page: Page, check: (environment: string) => Promise<void>): Promise<void> {
  const before = page.viewportSize() ?? desktop
  const devtools = await page.context().newCDPSession(page)
  for (const { name, width, height, scale = 1, media = {} } of environments) {
    await page.emulateMedia({ colorScheme: 'light', forcedColors: null, reducedMotion: null, ...media })
    await page.setViewportSize({ width, height })
    if (scale !== 1)
      await devtools.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        deviceScaleFactor: scale,
        mobile: false,
      })
    await settle(page)
    await check(name)
  }
  await devtools.detach()
  await page.emulateMedia({ colorScheme: null, forcedColors: null, reducedMotion: null })
  await page.setViewportSize(before)
}
