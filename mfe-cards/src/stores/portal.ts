import { portalApi } from '@delikaterie/shared-contracts/api'
import { accountIdOf } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { computed, onMount } from 'nanostores'
import { loadCards } from './card-calls.ts'
import { createCards, type CardsModel } from './cards.ts'

/** Whose card it is, as it stands on the card. */
export const $memberName = computed($userData, (user) =>
  user === null ? '' : `${user.address.firstName} ${user.address.lastName}`.trim(),
)

let kept: { accountId: string | null; cards: CardsModel } | null = null

/** The cards of the signed-in member, asked anew whenever somebody comes to look; page and widget share them. */
export function memberCards(): CardsModel {
  const user = $userData.get()
  const accountId = user === null ? null : accountIdOf(user)
  if (kept?.accountId !== accountId) {
    const cards = createCards(() => loadCards(portalApi))
    onMount(cards.$state, () => {
      void cards.refresh()
    })
    kept = { accountId, cards }
  }
  return kept.cards
}
