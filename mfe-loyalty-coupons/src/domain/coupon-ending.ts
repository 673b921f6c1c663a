import { daysLeft, validityMoment } from '@portal/shared-contracts/berlin-time'

/** Days before its end from which a coupon is shown as ending soon. */
export const soonDays = 7

/** Milliseconds after which an end is not soon, whatever the hour; calendar days cost too much for a long list. */
const farAway = (soonDays + 2) * 86_400_000

/** `days` are calendar days in Berlin; 0 is today. */
export type Ending = { kind: 'open' } | { kind: 'soon'; days: number } | { kind: 'over' }

/** `validTo` is an ISO timestamp, or empty for a coupon without an end. */
export function endingOf(validTo: string, now: Date): Ending {
  const end = validityMoment(validTo, 'end')
  if (end === null || end > now.getTime() + farAway) return { kind: 'open' }
  if (end < now.getTime()) return { kind: 'over' }
  const days = daysLeft(validTo, now)
  return days === null || days > soonDays ? { kind: 'open' } : { kind: 'soon', days }
}
