import { send, toApiError, type Api } from '@portal/page-library/api'
import { cards } from '@portal/shared-contracts/calls'
import { createResource } from '@portal/page-library/stores'
import type { TypedDraft } from '@portal/page-library/stores/typed-draft'
import { mayHaveChanged } from '../domain/cards.ts'

/** The member's cards. A failed refresh is shown as failed: an outdated list could show a locked card as active. */
export const createCards = (api: Api) =>
  createResource(async () => (await send(api, cards, {})).content, { keepValueOnFailure: false })
export type CardsStore = ReturnType<typeof createCards>

/**
 * Carries out what a form with a draft does with a card.
 * @param onChanged called when the cards have changed, or may have because the response was lost
 */
export async function changeCards(
  call: () => Promise<unknown>,
  draft: Pick<TypedDraft<unknown>, 'remove'>,
  onChanged: () => void,
): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (mayHaveChanged(toApiError(error).code)) onChanged()
    throw error
  }
  void draft.remove()
  onChanged()
}
