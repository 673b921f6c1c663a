import type { Page } from 'playwright'

/** Whether the portal runs in the page. */
export const isStarted = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    Object.keys(document.querySelector('#portal header') ?? {}).some((key) => key.startsWith('__react')),
  )
