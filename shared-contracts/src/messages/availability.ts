import type { Availability } from '../domain/availability.ts'
import { formatNumber } from '../format/format.ts'

const left = (uses: number): string => `${formatNumber(uses)}x verfügbar`

/** How often a coupon can still be redeemed: one text per limit, none without one and for a coupon that is sold out. */
export function remainingTexts(availability: Availability): string[] {
  if (availability.kind !== 'limited') return []
  const { member, programme } = availability
  if (programme === null) return member === null ? [] : [`Für Sie noch ${left(member)}`]
  return [`Noch ${left(programme)}`, ...(member === null ? [] : [`für Sie ${formatNumber(member)}x`])]
}

/** Why a coupon can no longer be redeemed. */
export const soldOutTexts = { member: 'bereits eingelöst', programme: 'vergriffen' }
