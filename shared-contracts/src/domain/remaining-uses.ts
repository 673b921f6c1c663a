export type RemainingUses = { kind: 'unlimited' } | { kind: 'limited'; left: number }

/** Remaining redemptions; the provider leaves `max` out when there is no limit (design §10). */
export function remainingUses(max: number | null | undefined, used: number): RemainingUses {
  if (max === null || max === undefined) return { kind: 'unlimited' }
  return { kind: 'limited', left: Math.max(0, max - used) }
}
