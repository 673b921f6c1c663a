import type { Api } from '@portal/page-library/api'
import type { UserData } from '@portal/shared-contracts/calls'
import { createSubmission } from '@portal/page-library/stores'

/**
 * Makes the file with everything that the portal can read about the member (`readMyData`).
 * @param user the profile of the session, because no call reads it
 * @param hasWallets whether cards may be in wallets
 */
export function createMyData(api: Api, user: () => UserData | null, hasWallets: boolean) {
  return createSubmission(async () => {
    // In a chunk of its own, because the page does not need it to be shown.
    const { readMyData } = await import('./read-my-data.ts')
    return readMyData(api, user, hasWallets)
  })
}
