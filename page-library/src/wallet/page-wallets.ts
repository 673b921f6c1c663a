import { parseJson } from '@portal/shared-contracts/calls/parse-json'
import { pageDataId } from '@portal/shared-contracts/remotes'
import * as v from '@portal/shared-contracts/schema'
import { wallets, type WalletBadges, type WalletName } from '@portal/shared-contracts/wallet/wallet'

/** The wallets that a document offers, and the addresses of their official badges. */
export type OfferedWallets = { wallets: readonly WalletName[]; badges: WalletBadges }

const PageWallets = v.object({
  wallets: v.fallback(v.array(v.string()), []),
  walletBadges: v.fallback(v.record(v.string(), v.string()), {}),
  hasWalletSettings: v.fallback(v.boolean(), false),
})

/** Of an edge that knows other wallets, only those that this build knows. */
export const knownWallets = (names: readonly string[], badges: WalletBadges): OfferedWallets => ({
  wallets: wallets.filter((wallet) => names.includes(wallet)),
  badges,
})

/** Null in pages of other sites, which have no data of a page. */
function readPageData(): v.InferOutput<typeof PageWallets> | null {
  const data = v.safeParse(PageWallets, parseJson(document.getElementById(pageDataId)?.textContent ?? ''))
  return data.success ? data.output : null
}

/** What the page offers; nothing in pages of other sites and in a shell of before. */
export function pageWallets(): OfferedWallets {
  const data = readPageData()
  return data === null ? knownWallets([], {}) : knownWallets(data.wallets, data.walletBadges)
}

/** Whether cards may be in wallets, also where none is offered now. */
export const hasWalletSettings = (): boolean => readPageData()?.hasWalletSettings ?? false
