import { accountIdOf, type Card, type UserData } from '@portal/shared-contracts/calls'
import type { StoredCoupons } from '@portal/page-library/storage/active-coupons'
import * as v from '@portal/shared-contracts/schema'
import { activeCards } from './cards.ts'

/**
 * The card of this device. Stored in members' browsers: a new field must be optional. The check `data` knows only the
 * name of the entry, so add what the field is to its row in docs/data.md and to the item of the privacy page.
 */
export const StoredCard = v.object({
  /** Must be that of the device; empty where the browser stores none. */
  mark: v.string(),
  accountId: v.string(),
  name: v.string(),
  /** The active cards. */
  cardCodes: v.array(v.string()),
  /** The card the member chose, or the first. */
  chosen: v.string(),
  /** ms since 1970. */
  savedAt: v.number(),
})
export type StoredCard = v.InferOutput<typeof StoredCard>

/** The member's name as it stands on the card. */
export const cardName = ({ address }: Pick<UserData, 'address'>): string =>
  `${address.firstName} ${address.lastName}`.trim()

/** The card of a member with the loaded cards; the choice of before stays while that card is active. */
export function storedCard(
  user: UserData,
  cards: readonly Card[],
  before: StoredCard | null,
  { mark, savedAt }: Pick<StoredCard, 'mark' | 'savedAt'>,
): StoredCard {
  const cardCodes = activeCards(cards).map(({ cardCode }) => cardCode)
  const chosen = cardCodes.find((cardCode) => cardCode === before?.chosen) ?? cardCodes[0] ?? ''
  return { mark, accountId: accountIdOf(user) ?? '', name: cardName(user), cardCodes, chosen, savedAt }
}

/** Null for what was stored before a logout or a lock, or for another member than the one who is logged in. */
export const usable = <T extends Pick<StoredCard, 'mark' | 'accountId'>>(
  stored: T | null,
  mark: string,
  account: string | null,
): T | null =>
  stored !== null && stored.mark === mark && (account === null || stored.accountId === account) ? stored : null

/** The coupons that are valid at the moment (ms since 1970), and when that changes next; null if it does not. */
export function validCoupons({ coupons }: Pick<StoredCoupons, 'coupons'>, now: number) {
  const valid = coupons.filter(({ starts, ends }) => (starts ?? now) <= now && now <= (ends ?? now))
  const changes = coupons.flatMap(({ starts, ends }) => [starts, ends]).filter((moment) => moment !== null)
  const later = changes.filter((moment) => moment >= now)
  return { texts: valid.map(({ text }) => text), until: later.length === 0 ? null : Math.min(...later) }
}
