import * as paths from '@portal/shared-contracts/paths'
import type { WalletName } from '@portal/shared-contracts/wallet/wallet'

/** What goes to Apple and Google. */
export const privacyPath = `${paths.privacy}#wallet`

const appleDevice = /iPhone|iPad|iPod|Macintosh/

/** The wallets with that of the device first; `userAgent` is the browser's. */
export const inOrderOfDevice = (wallets: readonly WalletName[], userAgent: string): readonly WalletName[] => {
  const first: WalletName = appleDevice.test(userAgent) ? 'apple' : 'google'
  return wallets.toSorted((one, other) => Number(other === first) - Number(one === first))
}
