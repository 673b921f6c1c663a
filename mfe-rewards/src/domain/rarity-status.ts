import { daysLeft } from '@portal/shared-contracts/dates/berlin-time'
import type { Stock } from '@portal/shared-contracts/brand/content'
import { scarceBelow } from './reward.ts'

export type RarityStatus =
  | { kind: 'upcoming'; from: string }
  | { kind: 'left'; count: number; unit: readonly [string, string] }
  | { kind: 'until'; until: string }
  | { kind: 'available' }
  | { kind: 'soldOut' }

const pieces = ['Stück', 'Stück'] as const

/** The availability of a product at a moment; sold out after its last day. Rule public-pages-62. */
export function rarityStatus({ from, until, left, unit = pieces }: Stock, now: Date): RarityStatus {
  const isOver = until !== undefined && (daysLeft(until, now) ?? 0) < 0
  if (isOver || (left !== undefined && left <= 0)) return { kind: 'soldOut' }
  if (from !== undefined && (daysLeft(from, now) ?? 0) > 0) return { kind: 'upcoming', from }
  if (left !== undefined) return { kind: 'left', count: left, unit }
  return until === undefined ? { kind: 'available' } : { kind: 'until', until }
}

/** Whether few are left, which is said in the colour of scarcity as for rewards (rule rewards-and-orders-59). */
export const isScarce = (status: RarityStatus): boolean => status.kind === 'left' && status.count < scarceBelow

/** Whether a product is asked for before it can be bought, for the first time or again. */
export const isAhead = ({ kind }: RarityStatus): boolean => kind === 'upcoming' || kind === 'soldOut'
