import type { Card } from '@delikaterie/shared-contracts/calls'

/** States of a card we know a word for; the backend may have others. */
const cardStatuses = ['ACTIVE', 'LOCKED', 'FREE'] as const
export type CardStatus = (typeof cardStatuses)[number]

/** The status if we know it, else null: whoever shows it then says so. */
export const knownStatus = (status: string | null | undefined): CardStatus | null =>
  cardStatuses.find((known) => known === status) ?? null

/** What the backend offers to do with a card (spec §2, Karten). */
export const cardAction = ({ action }: Pick<Card, 'action'>): 'lock' | null => (action === 'LOCK' ? 'lock' : null)

/** The card a member shows at the till: the first one that is active. */
export const firstActiveCard = (cards: readonly Card[]): Card | null =>
  cards.find(({ status }) => status === 'ACTIVE') ?? null
