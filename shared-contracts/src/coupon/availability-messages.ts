import { sieOrDu } from '../brand/sie-or-du.ts'
import type { Availability } from './availability.ts'
import { formatNumber } from '../numbers/format.ts'

const left = (uses: number): string => `${formatNumber(uses)}x verfügbar`

/**
 * How often a coupon can still be redeemed: one text per limit, none without one and for a coupon that is sold out. To
 * visitors, who have redeemed nothing, the limit of a member is said as a rule.
 */
export function remainingTexts(availability: Availability, isMember = true): string[] {
  if (availability.kind !== 'limited') return []
  const { member, programme } = availability
  if (programme !== null) {
    const each = isMember ? sieOrDu('für Sie', 'für Dich') : 'je Mitglied'
    return [`Noch ${left(programme)}`, ...(member === null ? [] : [`${each} ${formatNumber(member)}x`])]
  }
  if (member === null) return []
  return [
    isMember ? sieOrDu(`Für Sie noch ${left(member)}`, `Für Dich noch ${left(member)}`) : `Je Mitglied ${left(member)}`,
  ]
}

/** Why a coupon can no longer be redeemed. */
export const soldOutTexts = { member: 'Bereits eingelöst', programme: 'Vergriffen' }
