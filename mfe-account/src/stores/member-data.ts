import { portalApi } from '@portal/page-library/api'
import { $userData } from '@portal/page-library/session'
import { perAccount, refreshOnMount } from '@portal/page-library/stores'
import { hasWalletSettings } from '@portal/page-library/wallet/page-wallets'
import { createMyData } from './my-data.ts'
import { createSavedWallets } from './saved-wallets.ts'

/* Apart from `portal.ts`, which the account element loads, too. */

/** The data of the signed-in member, for a file. */
export const memberData = () => createMyData(portalApi, () => $userData.get(), hasWalletSettings())

/** In which wallets the cards of the signed-in member are. */
export const memberWallets = perAccount(() => refreshOnMount(createSavedWallets(portalApi)))
