import { hasPart } from '@portal/shared-contracts/brand/parts'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatDate, formatTime, formatWeekday } from '@portal/shared-contracts/dates/berlin-time'
import * as facts from '@portal/shared-contracts/facts/brand-facts'

const inNewsletter = hasPart('newsletter')
  ? sieOrDu(' Im Newsletter erfahren Sie zuerst davon.', ' Im Newsletter erfährst Du zuerst davon.')
  : ''

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
  none: `Die nächsten Termine stehen noch nicht fest.${inNewsletter}`,
  newsletter: 'Zum Newsletter',
  contest: 'Gewinnspiel',
  contestButton: 'Zum Gewinnspiel',
}
