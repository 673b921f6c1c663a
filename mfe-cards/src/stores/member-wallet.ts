import { portalApi } from '@portal/page-library/api'
import { $memberName } from './portal.ts'
import { createSaveInWallet } from './save-in-wallet.ts'

/** Saves the cards of the signed-in member in wallets. */
export const saveInWallet = () =>
  createSaveInWallet(
    async () => ({ api: portalApi, name: $memberName.get() }),
    (url) => location.assign(url),
  )
