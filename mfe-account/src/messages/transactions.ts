import { formatLongDate } from '@delikaterie/shared-contracts/berlin-time'
import { formatNumber } from '@delikaterie/shared-contracts/format'
import type { BookingDay, BookingFilter, BookingKind } from '../domain/bookings.ts'

const filters = [
  { value: 'all', label: 'Alle' },
  { value: 'earned', label: 'Gesammelt' },
  { value: 'redeemed', label: 'Eingelöst' },
  { value: 'locked', label: 'Gesperrt' },
] as const satisfies readonly { value: BookingFilter; label: string }[]

const kinds: Record<BookingKind, string> = { earned: 'gesammelt', redeemed: 'eingelöst', locked: 'gesperrt' }

/** `+120` or `−1.500`, with U+2212, which is as wide as the plus and is read out as minus. */
const signed = (points: number): string =>
  `${points < 0 ? '−' : points > 0 ? '+' : ''}${formatNumber(Math.abs(points))}`

const clock = ({ from, to }: BookingDay): string => (from === to ? `${from} Uhr` : `${from}–${to} Uhr`)

export const t = {
  title: 'Transaktionen',
  lead: 'Hier sehen Sie, wofür Sie Punkte gesammelt und eingelöst haben.',
  summary: 'Ihr Punktestand',
  available: 'Verfügbar',
  locked: 'Gesperrt',
  worth: 'Wert in Euro',
  lockedHint: 'Gesperrte Punkte zählen erst mit, wenn wir sie freigegeben haben.',
  bookings: 'Ihre Buchungen',
  filterLabel: 'Buchungen nach Art zeigen',
  filters,
  kinds,
  download: 'Als CSV speichern',
  print: 'Drucken',
  loading: 'Ihre Buchungen werden geladen.',
  count: (count: number): string => (count === 1 ? '1 Buchung' : `${formatNumber(count)} Buchungen`),
  errorLoading: 'Ihre Transaktionen konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  noneFiltered: 'Zu dieser Auswahl gibt es keine Buchungen.',
  showAll: 'Alle Buchungen zeigen',
  noneTitle: 'Noch keine Buchungen',
  none: 'Sobald Sie mit Ihrer Karte einkaufen, sehen Sie hier Ihre Punkte: für jeden Euro einen.',
  day: ({ day }: BookingDay): string => (day === null ? 'Ohne Datum' : formatLongDate(day)),
  clock,
  signed,
  oclock: (time: string): string => `${time} Uhr`,
  reason: (reason: string): string => reason || 'Buchung',
  notCounted: 'gesperrt, zählt noch nicht',
}

export const csv = {
  file: (day: string): string => `transaktionen-${day}.csv`,
  head: ['Datum', 'Uhrzeit', 'Vorgang', 'Punkte', 'Status'],
}
