import { test as base } from './engine.ts'
import { startHostPage, type HostPage } from './host-page.ts'
import { startPortal, type Portal } from './portal.ts'
import type { CheckedIn } from './watch.ts'

/** A portal, a site that may embed it, and one that may not. */
export type Embedding = { portal: Portal; host: HostPage; other: HostPage }

/** Starts a portal and two sites of other origins per worker. */
export const test = base.extend<{ checkedIn: CheckedIn }, { embedding: Embedding }>({
  checkedIn: ['own environment', { option: true }],
  embedding: [
    async ({}, use) => {
      await using host = await startHostPage()
      await using other = await startHostPage()
      await using portal = await startPortal({ EMBED_ORIGINS: host.origin })
      await use({ portal, host, other })
    },
    { scope: 'worker' },
  ],
})
