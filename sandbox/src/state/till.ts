import { randomUUID } from 'node:crypto'
import { findCard } from './cards.ts'
import { book } from './ledger.ts'
import type { SandboxState } from './sandbox-state.ts'

type Purchase = { kind: 'booked'; points: number } | { kind: 'cardUnknown' | 'amountInvalid' }

/** Milliseconds until points of a purchase are released, the time for returning goods. */
const lockTime = 14 * 24 * 60 * 60 * 1000

/** A purchase in a shop: one locked point per full EUR (docs/product/public-pages.md). */
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
    releaseAt: new Date(state.now().getTime() + lockTime).toISOString(),
  })
  return { kind: 'booked', points }
}
