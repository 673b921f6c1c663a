import { ApiError, toApiError, type Api } from '@portal/page-library/api'
import { memberContent } from '@portal/page-library/edge/edge-response'
import type * as v from '@portal/shared-contracts/schema'
import {
  WalletLink,
  walletLinkPath,
  type WalletLinkBody,
  type WalletName,
} from '@portal/shared-contracts/wallet/wallet'
import { atom, type ReadableAtom } from 'nanostores'

/** A button: the card that it saves, and where. */
export type WalletTarget = { wallet: WalletName; cardCode: string }

/** What came of the last click; no click yet is null. `opened`: the browser opens the link. */
export type SaveState =
  { status: 'sending' | 'opened'; target: WalletTarget } | { status: 'failed'; target: WalletTarget; code: string }

/** Whose card is saved, with the name that stands on it. */
type Holder = { api: Api; name: string }

/**
 * Asks for the link that saves a card in a wallet, and opens it. One request at a time.
 * @param member null without a login
 * @param logIn opens the login, where the page does not renew the token itself; false if it cannot
 */
export function createSaveInWallet(
  member: () => Promise<Holder | null>,
  open: (url: string) => void,
  logIn: () => boolean = () => false,
) {
  const $state = atom<SaveState | null>(null)

  async function save(target: WalletTarget): Promise<void> {
    if ($state.get()?.status === 'sending') return
    $state.set({ status: 'sending', target })
    try {
      const holder = await member()
      if (holder === null) throw new ApiError('sessionInvalid')
      const body: v.InferInput<typeof WalletLinkBody> = { cardCode: target.cardCode, holder: holder.name }
      const { url } = await memberContent(holder.api, walletLinkPath(target.wallet), WalletLink, body)
      $state.set({ status: 'opened', target })
      open(url)
    } catch (error) {
      const { code } = toApiError(error)
      $state.set(code === 'sessionInvalid' && logIn() ? null : { status: 'failed', target, code })
    }
  }

  return { $state: $state as ReadableAtom<SaveState | null>, save }
}
export type SaveInWalletStore = ReturnType<typeof createSaveInWallet>
