import type { PassContent } from './passes/pass-content.ts'
import type { OnGone, Pushes } from './push/push-target.ts'

/** How wallets learn of changes, and how a card gets into Google's wallet. */
export type WalletServices = {
  openPushes: (onGone: OnGone) => Pushes
  /** The link that saves a pass at Google; null without this wallet. */
  saveLink: ((content: PassContent) => Promise<string>) | null
}

/** For an edge whose wallets learn of no change. */
export const noServices: WalletServices = {
  openPushes: () => ({ changed: () => {}, close: async () => {} }),
  saveLink: null,
}
