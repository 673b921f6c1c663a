export type RemainingUses = { kind: 'unlimited' } | { kind: 'limited'; left: number }

/** Remaining redemptions; without a `max` there is no limit. */
export function remainingUses(max: number | null | undefined, used: number): RemainingUses {
  if (max === null || max === undefined) return { kind: 'unlimited' }
  return { kind: 'limited', left: Math.max(0, max - used) }
}
