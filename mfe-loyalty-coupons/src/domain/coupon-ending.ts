import { daysLeft } from '@delikaterie/shared-contracts/domain/days-left'

/** From how many days before its end on a coupon is said to end soon. */
export const soonDays = 7

/** Whether a coupon ends soon; `days` are calendar days in Berlin, 0 is today. */
export type Ending = { kind: 'open' } | { kind: 'soon'; days: number } | { kind: 'over' }

/** What the end of a coupon (ISO, or empty for none) means now. */
export function endingOf(validTo: string, now: Date): Ending {
  const days = daysLeft(validTo, now)
  if (days === null || days > soonDays) return { kind: 'open' }
  return days < 0 ? { kind: 'over' } : { kind: 'soon', days }
}
