import { $userData } from '@portal/page-library/session'
import { accountIdOf } from '@portal/shared-contracts/calls/user-data'

/**
 * One store per loyalty account: created at first use, kept while the member stays signed in, and
 * replaced when another member is. The account id is empty without a member or loyalty account;
 * pages about a loyalty account are not shown then.
 */
export function perAccount<S>(create: (accountId: string) => S): () => S {
  let current: { accountId: string; store: S } | null = null
  return () => {
    const user = $userData.get()
    const accountId = (user && accountIdOf(user)) ?? ''
    if (current?.accountId !== accountId) current = { accountId, store: create(accountId) }
    return current.store
  }
}
