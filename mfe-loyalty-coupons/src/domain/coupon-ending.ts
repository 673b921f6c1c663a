import { daysLeft, validityMoment } from '@delikaterie/shared-contracts/berlin-time'

/** Days before its end from which a coupon is shown as ending soon. */
export const soonDays = 7

/** `days` are calendar days in Berlin; 0 is today. */
export type Ending = { kind: 'open' } | { kind: 'soon'; days: number } | { kind: 'over' }

/** `validTo` is an ISO timestamp, or empty for a coupon without an end. */
export function endingOf(validTo: string, now: Date): Ending {
  const end = validityMoment(validTo, 'end')
  const days = daysLeft(validTo, now)
  if (end === null || days === null) return { kind: 'open' }
  if (end < now.getTime()) return { kind: 'over' }
  return days > soonDays ? { kind: 'open' } : { kind: 'soon', days }
}
