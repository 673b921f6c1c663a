import { accountIdOf, type UserData } from '@portal/shared-contracts/calls'
import { digitalCardDraft, revokeDigitalCard } from '@portal/page-library/storage/digital-card'
import { loadDraft, removeDraft } from '@portal/page-library/storage/drafts'
import * as v from '@portal/shared-contracts/schema'

const { name, owner } = digitalCardDraft

/** Deletes the digital card that another member has left on this device; an idle logout keeps it. */
export async function removeForeignCard(user: UserData): Promise<void> {
  const card = await loadDraft(name, owner, v.object({ accountId: v.string() }))
  if (card === null || card.accountId === accountIdOf(user)) return
  revokeDigitalCard()
  await removeDraft(name, owner)
}
