import type { Card } from '@delikaterie/shared-contracts/calls'

/** The card statuses with a German name; the backend may send others. */
const cardStatuses = ['ACTIVE', 'LOCKED', 'FREE'] as const
export type CardStatus = (typeof cardStatuses)[number]

/** The status, or null for one without a German name. */
export const knownStatus = (status: string): CardStatus | null => cardStatuses.find((known) => known === status) ?? null

/** Whether the backend offers to lock the card. */
export const isLockable = ({ action }: Pick<Card, 'action'>): boolean => action === 'LOCK'

/** The card a member shows at the till: the first active one. The shop may omit the status of an active card. */
export const firstActiveCard = (cards: readonly Card[]): Card | null =>
  cards.find(({ status }) => ['', 'ACTIVE'].includes(status.toUpperCase())) ?? null
