import { portalApi } from '@delikaterie/shared-contracts/api'
import { accountIdOf } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { computed, onMount } from 'nanostores'
import { cardAddress, cardRequest, type CardRequest } from '../domain/card-request.ts'
import { linkCard, loadCards, sendCardLock } from './card-calls.ts'
import { createCards, type CardsModel } from './cards.ts'
import { createLinkCard, type LinkCardModel } from './link-card.ts'
import { createLockCard, type LockCardModel } from './lock-card.ts'

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

/** What the member's profile gives for a card request or a lock. */
function ownRequest(): CardRequest {
  const user = $userData.get()
  // The guard lets nobody without a session here; a call without one is refused by the shop.
  if (user === null) throw new Error('Nobody is signed in')
  return cardRequest(cardAddress(user.address), user.email || user.loginName || '')
}

const reload = (): void => void memberCards().refresh()

export const linkCardForm = (): LinkCardModel => createLinkCard((cardCode) => linkCard(portalApi, cardCode), reload)

export const lockCardDialog = (): LockCardModel =>
  createLockCard(async (cardCode, reason) => sendCardLock(portalApi, { ...ownRequest(), reason, cardCode }), reload)
