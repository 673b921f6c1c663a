// First: it declares the order of the cascade layers.
import './digital-card.css'
import { createApi } from '@portal/page-library/api'
import { digitalCardId } from '@portal/shared-contracts/remotes/digital-card'
import { StoredCoupons } from '@portal/page-library/storage/active-coupons'
import { activeCouponsDraft, digitalCardDraft, digitalCardMark } from '@portal/page-library/storage/digital-card'
import * as paths from '@portal/shared-contracts/paths'
import { loadState, stateKey } from '@portal/page-library/session/persistence'
import { openEncryptedStorage } from '@portal/page-library/storage/encrypted-storage'
import { cardMark } from '@portal/page-library/stores/card-mark'
import { typedDraft } from '@portal/page-library/stores/typed-draft'
import { knownWallets } from '@portal/page-library/wallet/page-wallets'
import type { WalletBadges } from '@portal/shared-contracts/wallet/wallet'
import { createRoot } from 'react-dom/client'
import { cardName, StoredCard } from './domain/stored-card.ts'
import { FullScreenCard } from './pages/digital-card/full-screen.tsx'
import type { CardWallets } from './pages/digital-card/save-in-wallet.tsx'
import { createDigitalCard } from './stores/digital-card.ts'
import { takeLoginMark } from './stores/login-mark.ts'
import { createSaveInWallet } from './stores/save-in-wallet.ts'

const storage = openEncryptedStorage()

/** The member of the stored session, whose token is read anew for each call. */
async function member() {
  const state = await loadState(await storage)
  if (state === null || state.userData === null) return null
  const api = createApi({ tokens: () => ({ accessToken: state.token, loyaltyToken: null }) })
  return { user: state.userData, api }
}

let isFromLogin = takeLoginMark()

function logIn(): boolean {
  if (isFromLogin) return false
  location.replace(paths.digitalCardLogin)
  return true
}

// At the login's address the service worker shows this document only when the network has failed.
const isOnline = () => navigator.onLine && !paths.isDigitalCardLogin(location.search)

const store = createDigitalCard({
  stored: typedDraft(digitalCardDraft.name, digitalCardDraft.owner, StoredCard),
  coupons: typedDraft(activeCouponsDraft.name, activeCouponsDraft.owner, StoredCoupons),
  mark: cardMark,
  member,
  isOnline,
  logIn,
})

store.$state.listen(({ status }) => {
  if (status === 'card') isFromLogin = false
})

const root = document.getElementById(digitalCardId)
if (root !== null) {
  createRoot(root).render(<FullScreenCard store={store} wallets={walletsOf(root)} />)
  void store.open()
  if (root.dataset['offline'] !== 'off') void keepOffline()
}

// A page in the back/forward cache must not show the card of a member who has logged out.
addEventListener('pagehide', store.hide)
addEventListener('pageshow', ({ persisted }) => persisted && void store.open())
addEventListener('storage', ({ key }) => {
  // The key is null when another tab has cleared the storage.
  if (key === stateKey || key === digitalCardMark || key === null) void store.follow()
})
// An installed app is not closed between two purchases, and a card may have been locked meanwhile.
document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void store.open())
addEventListener('online', () => void store.open())

/** The wallets that the edge names at the root element; null without one. */
function walletsOf({ dataset }: HTMLElement): CardWallets | null {
  const badges = JSON.parse(dataset['walletBadges'] ?? '{}') as WalletBadges
  const offered = knownWallets((dataset['wallets'] ?? '').split(' '), badges)
  if (offered.wallets.length === 0) return null
  const holder = async () => {
    const current = await member()
    return current && { api: current.api, name: cardName(current.user) }
  }
  const open = (url: string) => location.assign(url)
  // The login renews a token that has ended, and sends the member back here.
  return { offered, store: createSaveInWallet(holder, open, () => isOnline() && logIn()) }
}

/** Installs or updates the service worker, which keeps this document and its files and nothing else. */
async function keepOffline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  await navigator.serviceWorker
    .register(paths.digitalCardWorker, { scope: paths.digitalCard, updateViaCache: 'none' })
    // Without it the card needs the network.
    .catch(() => {})
}
