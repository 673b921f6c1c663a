import { formatDate } from '@portal/shared-contracts/dates/berlin-time'
import type { BookingKind, DatedBooking } from '../domain/bookings.ts'
import { csvTable } from '../domain/csv.ts'
import { t } from './transactions.ts'

const head = ['Datum', 'Uhrzeit', 'Vorgang', 'Punkte', 'Status', 'Zählt ab']

const kinds: Record<BookingKind, string> = { earned: 'gesammelt', redeemed: 'eingelöst', locked: 'gesperrt' }

export const csvFile = (day: string): string => `transaktionen-${day}.csv`

/** The bookings as a CSV file for German spreadsheet programs, in the order given. */
export const bookingsCsv = (bookings: readonly DatedBooking[]): string =>
  csvTable([
    head,
    ...bookings.map(({ booking, kind, at, countsFrom }) => [
      at?.date ?? '',
      at?.time ?? '',
      t.reason(booking.reason),
      booking.points,
      kinds[kind],
      countsFrom === null ? '' : formatDate(countsFrom),
    ]),
  ])
