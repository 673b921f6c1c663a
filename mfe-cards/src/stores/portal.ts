import { ApiError, portalApi } from '@delikaterie/shared-contracts/api'
import type { UserData } from '@delikaterie/shared-contracts/calls'
import { $userData } from '@delikaterie/shared-contracts/session'
import { perAccount, refreshOnMount } from '@delikaterie/shared-contracts/stores'
import { computed } from 'nanostores'
import { cardAddress, cardRequest } from '../domain/card-request.ts'
import { linkCard, loadCards, orderCard, sendCardLock } from './card-calls.ts'
import { createCards } from './cards.ts'
import { createLinkCard, type LinkCardModel } from './link-card.ts'
import { createLockCard, type LockCardModel } from './lock-card.ts'
import { createOrderCard, type OrderCardModel } from './order-card.ts'

/** The member's name as shown on the card. */
export const $memberName = computed($userData, (user) =>
  user === null ? '' : `${user.address.firstName} ${user.address.lastName}`.trim(),
)

/** The cards of the signed-in member, shared by the page and the widget. */
export const memberCards = perAccount(() => refreshOnMount(createCards(() => loadCards(portalApi))))

/** The signed-in member; the route guard requires a session for these pages. */
function signedInUser(): UserData {
  const user = $userData.get()
  if (user === null) throw new ApiError('sessionInvalid')
  return user
}

const emailOf = (user: UserData): string => user.email || user.loginName || ''

const reload = (): void => void memberCards().refresh()

export const linkCardForm = (): LinkCardModel => createLinkCard((cardCode) => linkCard(portalApi, cardCode), reload)

export const lockCardDialog = (): LockCardModel =>
  createLockCard(async (cardCode, reason) => {
    const user = signedInUser()
    await sendCardLock(portalApi, { ...cardRequest(cardAddress(user.address), emailOf(user)), reason, cardCode })
  }, reload)

/** The order form, which starts with the profile's address. */
export const orderCardForm = (): OrderCardModel =>
  createOrderCard(cardAddress(signedInUser().address), async (address) =>
    orderCard(portalApi, cardRequest(address, emailOf(signedInUser()))),
  )
