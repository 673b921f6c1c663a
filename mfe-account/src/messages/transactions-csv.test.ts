import { expect, test } from 'vitest'
import { datedBookings } from '../domain/bookings.ts'
import { bookingsCsv } from './transactions-csv.ts'

test('bookings are written with German dates, numbers and words, and formulas are escaped', () => {
  const bookings = datedBookings([
    { bookingId: 'B1', bookingTime: '2026-11-19T10:12:00Z', points: 120, locked: true, reason: 'Einkauf im Laden' },
    { bookingId: 'B2', bookingTime: '2026-11-10T09:00:00Z', points: -1500, locked: false, reason: '=HYPERLINK("x")' },
    { bookingId: 'B3', bookingTime: 'gestern', points: 5, locked: false, reason: '' },
  ])
  expect(bookingsCsv(bookings).split('\r\n')).toEqual([
    '\uFEFFDatum;Uhrzeit;Vorgang;Punkte;Status',
    '19.11.2026;11:12;Einkauf im Laden;120;gesperrt',
    '10.11.2026;10:00;"\'=HYPERLINK(""x"")";-1.500;eingelöst',
    ';;Buchung;5;gesammelt',
    '',
  ])
})
