import type { Api } from '@portal/page-library/api'
import { memberContent } from '@portal/page-library/edge/edge-response'
import { createResource } from '@portal/page-library/stores'
import * as v from '@portal/shared-contracts/schema'
import { SavedWallet, savedWalletsPath } from '@portal/shared-contracts/wallet/wallet'

/** Reads in which wallets the member's cards are. */
export const loadSavedWallets = (api: Api): Promise<SavedWallet[]> =>
  memberContent(api, savedWalletsPath, v.array(SavedWallet))

/** The list of them for the page. */
export const createSavedWallets = (api: Api) => createResource(() => loadSavedWallets(api))
export type SavedWalletsStore = ReturnType<typeof createSavedWallets>
