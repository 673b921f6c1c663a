import { portalApi } from '@portal/page-library/api'
import { $memberName } from './portal.ts'
import { createSaveInWallet } from './save-in-wallet.ts'

/** Creates the store that saves the cards of the signed-in member in wallets. */
export const createMemberSaveInWallet = () =>
  createSaveInWallet(
    async () => ({ api: portalApi, name: $memberName.get() }),
    (url) => location.assign(url),
  )
