import { formatDate } from '@portal/shared-contracts/berlin-time'
import type { DatedBooking } from '../domain/bookings.ts'
import { csvTable } from '../domain/csv.ts'
import { t } from './transactions.ts'

export const csv = {
  file: (day: string): string => `transaktionen-${day}.csv`,
  head: ['Datum', 'Uhrzeit', 'Vorgang', 'Punkte', 'Status', 'Zählt ab'],
  countsFrom: (day: string | null): string => (day === null ? '' : formatDate(day)),
}

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
