import { expect, test } from 'vitest'
import { booking, dated } from '../testing/bookings.ts'
import { bookingsCsv } from './transactions-csv.ts'

test('bookings are written with German dates, numbers without points of thousands and words, and formulas are escaped', () => {
  const bookings = dated([
    booking('B1', '2026-11-19T10:12:00Z', 120, { locked: true, valueTime: '2026-12-03T10:12:00Z' }),
    booking('B2', '2026-11-10T09:00:00Z', -1500, { reason: '=HYPERLINK("x")' }),
    booking('B3', '2026-11-09', -12.5, { reason: '+49 170' }),
    booking('B4', 'gestern', 5.5, { reason: '' }),
  ])
  expect(bookingsCsv(bookings).split('\r\n')).toEqual([
    '\uFEFFDatum;Uhrzeit;Vorgang;Punkte;Status;Zählt ab',
    '19.11.2026;11:12;Einkauf im Laden;120;gesperrt;03.12.2026',
    '10.11.2026;10:00;"\'=HYPERLINK(""x"")";-1500;eingelöst;',
    '09.11.2026;;"\'+49 170";-12,5;eingelöst;',
    ';;Buchung;5,5;gesammelt;',
    '',
  ])
})
