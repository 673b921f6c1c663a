import type { Page } from 'playwright/test'

/** Moves the clock of all tabs. Timers keep their time, so that a request that is being sent is not timed out. */
export async function letPass(page: Page, seconds: number): Promise<void> {
  const now = await page.evaluate(() => Date.now())
  await page.context().clock.setSystemTime(now + seconds * 1000)
}
