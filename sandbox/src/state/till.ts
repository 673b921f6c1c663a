import { randomUUID } from 'node:crypto'
import { findCard } from './cards.ts'
import { book } from './ledger.ts'
import type { SandboxState } from './state.ts'

export type Purchase = { kind: 'booked'; points: number } | { kind: 'cardUnknown' } | { kind: 'amountInvalid' }

/** How long points of a purchase stay locked: the time in which goods may be returned. */
const lockedFor = 14 * 24 * 60 * 60 * 1000

/** A purchase at the till: 1 EUR gross is 1 point (spec §9), locked until released. Cents are cut off. */
export function purchase(state: SandboxState, cardCode: string, amountInEuro: number): Purchase {
  const card = findCard(state, cardCode.replaceAll(/[\s-]/g, ''))
  if (!card?.accountId || card.status !== 'ACTIVE') return { kind: 'cardUnknown' }
  const points = Math.floor(amountInEuro)
  if (!Number.isFinite(points) || points < 1 || points > 100_000) return { kind: 'amountInvalid' }
  book(state, {
    accountId: card.accountId,
    points,
    reason: 'Einkauf im Laden',
    store: 'Stammhaus',
    reference: `till:${randomUUID()}`,
    releaseAt: new Date(state.now().getTime() + lockedFor).toISOString(),
  })
  return { kind: 'booked', points }
}
