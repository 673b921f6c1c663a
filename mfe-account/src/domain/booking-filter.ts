import type { ListChoices, ListFilter } from '@portal/shared-contracts/lists/list-filter'
import { wordFinder } from '@portal/shared-contracts/lists/matches-words'
import type { BookingKind, DatedBooking } from './bookings.ts'

/** The kinds as the filter names them. */
export const bookingCategories = ['Gesammelt', 'Eingelöst', 'Gesperrt'] as const
export type BookingCategory = (typeof bookingCategories)[number]

const kindOf: Record<BookingCategory, BookingKind> = {
  Gesammelt: 'earned',
  Eingelöst: 'redeemed',
  Gesperrt: 'locked',
}

export const bookingChoices = {
  categories: bookingCategories,
  sorts: ['newest'],
  period: true,
} as const satisfies ListChoices<BookingCategory, 'newest'>
export type BookingFilter = ListFilter<BookingCategory, 'newest'>

/** Shows every booking. */
export const noFilter = { category: null, text: '', from: '', to: '' } as const satisfies Required<
  Omit<BookingFilter, 'sort'>
>

export const isPeriodReversed = ({ from = '', to = '' }: Pick<BookingFilter, 'from' | 'to'>): boolean =>
  from !== '' && to !== '' && to < from

/** The bookings of a filter, in their order; a period leaves out those without a valid time. */
export function matchingBookings(
  bookings: readonly DatedBooking[],
  { category, text, from = '', to = '' }: Omit<BookingFilter, 'sort'>,
): readonly DatedBooking[] {
  // The page writes the sign of points as U+2212.
  const matches = wordFinder(text.replaceAll('−', '-'))
  const kind = category && kindOf[category]
  const isInPeriod = (day: string | undefined) =>
    (from === '' && to === '') || (day !== undefined && from <= day && (to === '' || day <= to))
  return bookings.filter(
    (dated) => (kind === null || dated.kind === kind) && isInPeriod(dated.at?.day) && matches(dated.searchText),
  )
}

/** Periods that are chosen without typing days. */
export const periods = ['all', 'days30', 'thisYear', 'lastYear'] as const
export type Period = (typeof periods)[number]

/** First and last day, `YYYY-MM-DD`; empty without a limit. */
type Days = { from: string; to: string }

/** The days of a period; `today` is the calendar day in Berlin, which is the last of thirty. */
export function daysOf(period: Period, today: string): Days {
  const year = Number(today.slice(0, 4))
  switch (period) {
    case 'all':
      return { from: '', to: '' }
    case 'days30': {
      const first = new Date(`${today}T00:00Z`)
      first.setUTCDate(first.getUTCDate() - 29)
      return { from: first.toISOString().slice(0, 10), to: today }
    }
    case 'thisYear':
      return { from: `${year}-01-01`, to: `${year}-12-31` }
    case 'lastYear':
      return { from: `${year - 1}-01-01`, to: `${year - 1}-12-31` }
  }
}

/** The period with the given days, or null if they were typed. */
export const periodOf = ({ from = '', to = '' }: Partial<Days>, today: string): Period | null =>
  periods.find((period) => {
    const days = daysOf(period, today)
    return days.from === from && days.to === to
  }) ?? null
