import type { Card } from '@delikaterie/shared-contracts/calls'

/** The cards a reward can be ordered with: complete numbers that nobody has locked. */
export const usableCards = (cards: readonly Card[]): Card[] =>
  cards.filter(({ cardCode, status }) => /^\d{19}$/.test(cardCode) && isActive(status ?? ''))

/** The shop may leave the status out (design §10, tolerated absent fields). */
const isActive = (status: string): boolean => ['', 'ACTIVE'].includes(status.toUpperCase())
