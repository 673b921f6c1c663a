import type { DatedBooking } from '../domain/bookings.ts'
import { csvTable } from '../domain/csv.ts'
import { csv, t } from './transactions.ts'

/** The bookings as a CSV file for German spreadsheet programs, in the order given. */
export const bookingsCsv = (bookings: readonly DatedBooking[]): string =>
  csvTable([
    csv.head,
    ...bookings.map(({ booking, kind, at, countsFrom }) => [
      at?.date ?? '',
      at?.time ?? '',
      t.reason(booking.reason),
      booking.points,
      t.kinds[kind],
      csv.countsFrom(countsFrom),
    ]),
  ])
