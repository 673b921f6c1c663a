import { daysLeft } from '@portal/shared-contracts/dates/berlin-time'

/** The events whose last day in Berlin is not over, the next one first. Rule public-pages-58. */
export function upcomingEvents<E extends { startsAt: string; endsOn?: string }>(
  events: readonly E[],
  now: Date,
): readonly E[] {
  return events
    .filter(({ startsAt, endsOn }) => (daysLeft(endsOn ?? startsAt, now) ?? -1) >= 0)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
}

export type ContestPhase = 'upcoming' | 'open' | 'closed'

/** Whether a contest can be entered at a moment; it closes at the end of its last day in Berlin. */
export function contestPhase({ opensOn, closesOn }: { opensOn: string; closesOn: string }, now: Date): ContestPhase {
  if ((daysLeft(opensOn, now) ?? 1) > 0) return 'upcoming'
  return (daysLeft(closesOn, now) ?? -1) < 0 ? 'closed' : 'open'
}
