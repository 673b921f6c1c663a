import { daysLeft } from '@delikaterie/shared-contracts/berlin-time'
import type { CalendarEvent, Contest } from '../content/content.ts'

/** The events whose last day in Berlin is not over, the next one first. Rule: docs/product/public-pages.md rule 58. */
export function upcomingEvents(events: readonly CalendarEvent[], now: Date): readonly CalendarEvent[] {
  return events
    .filter(({ startsAt, endsOn }) => (daysLeft(endsOn ?? startsAt, now) ?? -1) >= 0)
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
}

export type ContestPhase = 'upcoming' | 'open' | 'closed'

/** Whether a contest can be entered at a moment; it closes at the end of its last day in Berlin. */
export function contestPhase({ opensOn, closesOn }: Pick<Contest, 'opensOn' | 'closesOn'>, now: Date): ContestPhase {
  if ((daysLeft(opensOn, now) ?? 1) > 0) return 'upcoming'
  return (daysLeft(closesOn, now) ?? -1) < 0 ? 'closed' : 'open'
}
