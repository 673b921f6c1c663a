import { formatDate, formatTime, formatWeekday } from '@portal/shared-contracts/dates/berlin-time'
import * as facts from '@portal/shared-contracts/facts/brand-facts'

/** Texts around the events and the contest, on the landing page and the overview. */
export const t = {
  title: 'Termine',
  lead: facts.eventsText,
  list: 'Die nächsten Termine',
  previous: 'Vorherige Termine',
  next: 'Weitere Termine',
  /** `Samstag, 5. Dezember 2026, 19:00 Uhr`. */
  when: ({ startsAt, endsOn }: { startsAt: string; endsOn?: string }): string =>
    endsOn === undefined
      ? `${formatWeekday(startsAt)}, ${formatTime(startsAt)}\u00a0Uhr`
      : `${formatDate(startsAt)} bis ${formatDate(endsOn)}`,
  where: ({ place, price }: { place: string; price: string }): string => `${place} · ${price}`,
  none: 'Die nächsten Termine stehen noch nicht fest. Im Newsletter erfahren Sie zuerst davon.',
  newsletter: 'Zum Newsletter',
  contest: 'Gewinnspiel',
  contestButton: 'Zum Gewinnspiel',
}
