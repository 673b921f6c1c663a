import { ApiError, portalApi } from '@delikaterie/shared-contracts/api'
import { accountIdOf, type UserData } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { computed, onMount } from 'nanostores'
import { cardAddress, cardRequest } from '../domain/card-request.ts'
import { linkCard, loadCards, orderCard, sendCardLock } from './card-calls.ts'
import { createCards, type CardsModel } from './cards.ts'
import { createLinkCard, type LinkCardModel } from './link-card.ts'
import { createLockCard, type LockCardModel } from './lock-card.ts'
import { createOrderCard, type OrderCardModel } from './order-card.ts'

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

/** The signed-in member; the guard lets nobody without a session here. */
function signedIn(): UserData {
  const user = $userData.get()
  if (user === null) throw new ApiError('sessionInvalid')
  return user
}

const emailOf = (user: UserData): string => user.email || user.loginName || ''

const reload = (): void => void memberCards().refresh()

export const linkCardForm = (): LinkCardModel => createLinkCard((cardCode) => linkCard(portalApi, cardCode), reload)

export const lockCardDialog = (): LockCardModel =>
  createLockCard(async (cardCode, reason) => {
    const user = signedIn()
    await sendCardLock(portalApi, { ...cardRequest(cardAddress(user.address), emailOf(user)), reason, cardCode })
  }, reload)

/** Ordering a card, beginning with the profile's address. */
export const orderCardForm = (): OrderCardModel =>
  createOrderCard(cardAddress(signedIn().address), async (address) =>
    orderCard(portalApi, cardRequest(address, emailOf(signedIn()))),
  )
