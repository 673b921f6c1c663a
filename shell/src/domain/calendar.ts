import { berlinTime, daysLeft } from '@portal/shared-contracts/dates/berlin-time'

/** ms after its begin for which an event of one day is shown, for members who are on their way. */
const shownFor = 3 * 60 * 60_000

type Times = { startsAt: string; endsOn?: string }

function isUpcoming({ startsAt, endsOn }: Times, now: Date): boolean {
  if (endsOn !== undefined) return (daysLeft(endsOn, now) ?? -1) >= 0
  const start = berlinTime(startsAt)
  return start !== null && now.getTime() < start.moment + shownFor
}

/** The events that are not over, the next one first. Rule public-pages-58. */
export const upcomingEvents = <E extends Times>(events: readonly E[], now: Date): readonly E[] =>
  events.filter((event) => isUpcoming(event, now)).toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))

export type ContestPhase = 'upcoming' | 'open' | 'closed'

/** Whether a contest can be entered at a moment; it closes at the end of its last day in Berlin. */
export function contestPhase({ opensOn, closesOn }: { opensOn: string; closesOn: string }, now: Date): ContestPhase {
  if ((daysLeft(opensOn, now) ?? 1) > 0) return 'upcoming'
  return (daysLeft(closesOn, now) ?? -1) < 0 ? 'closed' : 'open'
}
