import type { Card } from '@delikaterie/shared-contracts/calls'

/** The card statuses with a German name; the backend may send others. */
const cardStatuses = [
  'ACTIVE',
  'LOCKED',
  'BLOCKED',
  'FREE',
  'INACTIVE',
  'REQUESTED',
  'REPLACED',
  'EXPIRED',
  'LOST',
  'STOLEN',
] as const
export type CardStatus = (typeof cardStatuses)[number]

/** The status, whatever its case, or null for one without a German name. */
export const knownStatus = (status: string): CardStatus | null =>
  cardStatuses.find((known) => known === status.toUpperCase()) ?? null

/** Why a card cannot be linked, as the shop's error codes name it. */
export type CardLinkError = 'card_invalid' | 'already_in_use'

/** The shop may omit the status of an active card. */
const isActive = ({ status }: Pick<Card, 'status'>): boolean => ['', 'ACTIVE'].includes(status.toUpperCase())

/** Whether the backend offers to lock the card; where it names no action, an active card can be locked. */
export const isLockable = ({ cardCode, action, status }: Card): boolean =>
  cardCode !== '' && (action.toUpperCase() === 'LOCK' || (action === '' && isActive({ status })))

/** The cards a member can show at the till. */
export const activeCards = (cards: readonly Card[]): readonly Card[] =>
  cards.filter((card) => card.cardCode !== '' && isActive(card))

/** The card of the home page: the first active one. */
export const firstActiveCard = (cards: readonly Card[]): Card | null => activeCards(cards)[0] ?? null

const codesWithoutResponse: readonly string[] = [
  'network',
  'timeout',
  'responseInvalid',
  'backendUnavailable',
  'outcomeUnknown',
]

/** Whether the shop may have linked, locked or ordered the card although the call failed with this code. */
export const mayHaveChanged = (code: string): boolean => codesWithoutResponse.includes(code)
