import { accountIdOf, type UserData } from '@portal/shared-contracts/calls'
import { activeCouponsDraft, digitalCardDraft, revokeDigitalCard } from '@portal/page-library/storage/digital-card'
import { loadDraft, removeDraft } from '@portal/page-library/storage/drafts'
import * as v from '@portal/shared-contracts/schema'

/**
 * Deletes the digital card and the coupons beside it that another member has left on this device; an idle logout keeps
 * them.
 */
export async function removeForeignCard(user: UserData): Promise<void> {
  for (const { name, owner } of [digitalCardDraft, activeCouponsDraft]) {
    const left = await loadDraft(name, owner, v.object({ accountId: v.string() }))
    if (left === null || left.accountId === accountIdOf(user)) continue
    revokeDigitalCard()
    await removeDraft(name, owner)
  }
}
