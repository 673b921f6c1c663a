import { ApiError, portalApi } from '@portal/page-library/api'
import { PostalAddress } from '@portal/shared-contracts/address'
import { accountIdOf, type UserData } from '@portal/shared-contracts/calls'
import { removeDraft } from '@portal/page-library/storage/drafts'
import { activeCouponsDraft, digitalCardDraft, revokeDigitalCard } from '@portal/page-library/storage/digital-card'
import { $countries } from '@portal/page-library/stores/countries'
import { germanyIn } from '@portal/shared-contracts/address/countries'
import * as v from '@portal/shared-contracts/schema'
import { $userData } from '@portal/page-library/session'
import { perAccount, refreshOnMount } from '@portal/page-library/stores'
import { computed } from 'nanostores'
import { cardMark } from '@portal/page-library/stores/card-mark'
import { typedDraft, type TypedDraft } from '@portal/page-library/stores/typed-draft'
import { knownWallets, pageWallets, type OfferedWallets } from '@portal/page-library/wallet/page-wallets'
import { cardName, StoredCard, usable } from '../domain/stored-card.ts'
import { createCards } from './cards.ts'
import { createLinkCard } from './link-card.ts'
import { createLockCard, LockDraft } from './lock-card.ts'
import { createOrderCard } from './order-card.ts'

/** The member's name as shown on the card. */
export const $memberName = computed($userData, (user) => (user === null ? '' : cardName(user)))

/** The cards of the signed-in member, shared by the page and the widget. */
export const memberCards = perAccount(() => refreshOnMount(createCards(portalApi)))

const $germany = computed($countries, germanyIn)

/** The signed-in member; the route guard requires a session for these pages. */
function signedInUser(): UserData {
  const user = $userData.get()
  if (user === null) throw new ApiError('sessionInvalid')
  return user
}

const reload = (): void => void memberCards().refresh()

/** The digital card of this device, if it is the signed-in member's. */
export async function storedCardOfMember(): Promise<StoredCard | null> {
  const { name, owner } = digitalCardDraft
  const card = await typedDraft(name, owner, StoredCard).load()
  return usable(card, cardMark.read(), accountIdOf(signedInUser()))
}

/**
 * Deletes the digital card of this device, so that a locked card is not shown at a till; it is loaded again when
 * opened.
 */
function onLocked(): void {
  revokeDigitalCard()
  for (const { name, owner } of [digitalCardDraft, activeCouponsDraft]) void removeDraft(name, owner).catch(() => {})
  reload()
}

type DraftName = 'link-card' | 'lock-card' | 'order-card'

const draftOf = <S extends v.GenericSchema>(name: DraftName, schema: S): TypedDraft<v.InferOutput<S>> =>
  typedDraft(name, accountIdOf(signedInUser()) ?? '', schema)

export const linkCardForm = () => createLinkCard(portalApi, reload, draftOf('link-card', v.string()))

export const lockCardDialog = () => createLockCard(portalApi, signedInUser, onLocked, draftOf('lock-card', LockDraft))

/** The order form, which starts with the profile's address. */
export const orderCardForm = () =>
  createOrderCard(portalApi, signedInUser, $germany, reload, draftOf('order-card', PostalAddress))

/** The wallets that the page offers its member; none to users of the web shop, who have no loyalty account. */
export const offeredWallets = (): OfferedWallets =>
  accountIdOf(signedInUser()) === null ? knownWallets([], {}) : pageWallets()
