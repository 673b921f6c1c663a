import { activityDebounce } from '@delikaterie/shared-contracts/session/timeouts'
import type { BrowserContext } from 'playwright/test'

/** Moves the clock of all tabs, after the end of the last input and of requests, which the jump would time out. */
export async function letPass(context: BrowserContext, seconds: number): Promise<void> {
  await context.clock.runFor(2 * activityDebounce * 1000)
  for (const tab of context.pages()) await tab.waitForLoadState('networkidle')
  await context.clock.fastForward(seconds * 1000)
}
