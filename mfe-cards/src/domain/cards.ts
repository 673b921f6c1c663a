import type { Card } from '@delikaterie/shared-contracts/calls'

/** The card statuses with a German name; the backend may send others. */
const cardStatuses = ['ACTIVE', 'LOCKED', 'FREE'] as const
export type CardStatus = (typeof cardStatuses)[number]

/** The status, or null for one without a German name. */
export const knownStatus = (status: string): CardStatus | null => cardStatuses.find((known) => known === status) ?? null

/** The shop may omit the status of an active card. */
const isActive = ({ status }: Pick<Card, 'status'>): boolean => ['', 'ACTIVE'].includes(status.toUpperCase())

/** Whether the backend offers to lock the card; where it names no action, an active card can be locked. */
export const isLockable = ({ action, status }: Pick<Card, 'action' | 'status'>): boolean =>
  action === 'LOCK' || (action === '' && isActive({ status }))

/** The card a member shows at the till: the first active one. */
export const firstActiveCard = (cards: readonly Card[]): Card | null => cards.find(isActive) ?? null
