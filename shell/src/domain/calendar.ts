import { berlinTime, daysLeft, validityMoment } from '@portal/shared-contracts/dates/berlin-time'

/** ms after its begin for which an event without an end is shown, for members who are on their way. */
const shownFor = 3 * 60 * 60_000

type Times = { startsAt: string; endsAt?: string; endsOn?: string }

/** The last second of an event, in ms since 1970; null for an invalid date. Without a time an event lasts all day. */
function endOf({ startsAt, endsAt, endsOn }: Times): number | null {
  const end = endsOn ?? endsAt
  if (end !== undefined) return validityMoment(end, 'end')
  const start = berlinTime(startsAt)
  if (start === null || !startsAt.includes('T')) return validityMoment(startsAt, 'end')
  return start.moment + shownFor - 1000
}

/** The events that are not over, the next one first. Rule public-pages-58. */
export const upcomingEvents = <E extends Times>(events: readonly E[], now: Date): readonly E[] =>
  events
    .filter((event) => now.getTime() <= (endOf(event) ?? 0))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))

export type ContestPhase = 'upcoming' | 'open' | 'closed'

/** Whether a contest can be entered at a moment; it closes at the end of its last day in Berlin. */
export function contestPhase({ opensOn, closesOn }: { opensOn: string; closesOn: string }, now: Date): ContestPhase {
  if ((daysLeft(opensOn, now) ?? 1) > 0) return 'upcoming'
  return (daysLeft(closesOn, now) ?? -1) < 0 ? 'closed' : 'open'
}
