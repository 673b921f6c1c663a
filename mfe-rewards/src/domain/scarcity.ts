import type { Availability } from '@delikaterie/shared-contracts/domain/availability'

export const scarceBelow = 10

/** Whether so few are left for all that it is said in burgundy (docs/product/rewards-and-orders.md rule 59). */
export const isScarce = (availability: Availability): boolean =>
  availability.kind === 'limited' && availability.programme !== null && availability.programme < scarceBelow
