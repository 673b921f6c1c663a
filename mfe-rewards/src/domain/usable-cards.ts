import type { Card } from '@delikaterie/shared-contracts/calls'

/** The cards a reward can be ordered with: active ones with a complete number. */
export const usableCards = (cards: readonly Card[]): Card[] =>
  cards.filter(({ cardCode, status }) => /^\d{19}$/.test(cardCode) && isActive(status))

/** The shop may omit the status of an active card. */
const isActive = (status: string): boolean => ['', 'ACTIVE'].includes(status.toUpperCase())
