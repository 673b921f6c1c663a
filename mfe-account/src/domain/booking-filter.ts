import type { ListChoices, ListFilter } from '@portal/shared-contracts/domain/list-filter'
import { wordFinder } from '@portal/shared-contracts/domain/matches-words'
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
export const noFilter = { category: null, text: '', from: '', to: '' } as const

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
