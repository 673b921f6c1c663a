import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatDate, formatDayAndMonth, formatLongDate, formatMonth } from '@portal/shared-contracts/dates/berlin-time'
import { figures } from '@portal/shared-contracts/programme/figures'
import { formatNumber, formatPoints, pointsWord } from '@portal/shared-contracts/numbers/format'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { type BookingFilter, periods, type Period } from '../domain/booking-filter.ts'
import type { BookingDay } from '../domain/bookings.ts'
import type { MonthPoints, PointSums } from '../domain/booking-sums.ts'

/** `+120` or `−1.500`, with U+2212, which is as wide as the plus and is read out as minus. */
const signed = (points: number): string =>
  `${points < 0 ? '−' : points > 0 ? '+' : ''}${formatNumber(Math.abs(points))}`

/** `01.01.2026 bis 30.06.2026`; empty without a limit. */
const days = ({ from = '', to = '' }: Pick<BookingFilter, 'from' | 'to'>): string => {
  if (from === '') return to === '' ? '' : `bis ${formatDate(to)}`
  return to === '' ? `ab ${formatDate(from)}` : `${formatDate(from)} bis ${formatDate(to)}`
}

export const t = {
  summary: sieOrDu('Ihr Punktestand', 'Dein Punktestand'),
  available: 'Verfügbar',
  locked: 'Gesperrt',
  worth: 'Wert in Euro',
  lockedHint: 'Gesperrte Punkte zählen erst mit, wenn wir sie freigegeben haben.',
  bookings: sieOrDu('Ihre Buchungen', 'Deine Buchungen'),
  download: 'Als CSV speichern',
  print: 'Drucken',
  loading: sieOrDu('Ihre Buchungen werden geladen …', 'Deine Buchungen werden geladen …'),
  count: (count: number): string => (count === 1 ? '1 Buchung' : `${formatNumber(count)} Buchungen`),
  errorLoading: sieOrDu(
    'Ihre Buchungen konnten nicht geladen werden. Ihre Punkte sind davon nicht betroffen.',
    'Deine Buchungen konnten nicht geladen werden. Deine Punkte sind davon nicht betroffen.',
  ),
  retry: 'Noch einmal versuchen',
  noneFiltered: 'Zu dieser Auswahl gibt es keine Buchungen.',
  showAll: 'Alle Buchungen zeigen',
  noneTitle: 'Noch keine Buchungen',
  none: sieOrDu(
    `Sobald Sie mit Ihrer Karte einkaufen, sehen Sie hier Ihre Punkte: für jeden Euro ${figures.earnedPerEuro}.`,
    `Sobald Du mit Deiner Karte einkaufst, siehst Du hier Deine Punkte: für jeden Euro ${figures.earnedPerEuro}.`,
  ),
  day: formatLongDate,
  clock: ({ from, to }: Pick<BookingDay, 'from' | 'to'>): string => `${from}–${to}\u00a0Uhr`,
  signed,
  oclock: (time: string): string => `${time}\u00a0Uhr`,
  reason: (reason: string): string => reason || 'Buchung',
  /** Of a locked booking; `day` is when it counts, if known. */
  notCounted: (day: string | null, now = new Date()): string =>
    day === null ? 'noch gesperrt' : `gesperrt, frei ab ${formatDayAndMonth(day, now)}`,
  /** The name of a month, a year or the bookings without a valid time. */
  group: (id: string): string => (id === '' ? 'Ohne Datum' : id.length === 4 ? id : formatMonth(id)),
  /** `+340 Punkte, −1.500 Punkte, 120 Punkte gesperrt`; lines break only after the commas. */
  sums: ({ earned, locked, redeemed }: PointSums): string => {
    const counted = [earned, -redeemed].filter((points) => points !== 0)
    const parts = counted.map((points) => `${signed(points)}\u00a0${pointsWord(Math.abs(points))}`)
    const lockedPart = `${formatNumber(locked)}\u00a0${pointsWord(locked)}\u00a0gesperrt`
    return [...parts, ...(locked === 0 ? [] : [lockedPart])].join(', ')
  },
  /** Above a print: the member, its day and what the filter shows. */
  printed: (filter: BookingFilter, today: string, name: string): string =>
    [
      name,
      `Stand ${formatDate(today)}`,
      filter.category ?? '',
      filter.text.trim() && `Suche: ${filter.text.trim()}`,
      days(filter),
    ]
      .filter((part) => part !== '')
      .join(' · '),
  redemptions: 'Meine Einlösungen',
  helpTitle: 'Punkte fehlen?',
  helpText: sieOrDu(
    `Melden Sie uns den Einkauf, oder rufen Sie uns an (${brand.contact.hours}). Bitte heben Sie den Kassenbon auf, bis die Buchung erscheint.`,
    `Melde uns den Einkauf, oder ruf uns an (${brand.contact.hours}). Bitte hebe den Kassenbon auf, bis die Buchung erscheint.`,
  ),
  helpLink: 'Fehlende Punkte melden',
}

const periodNames: Record<Period, string> = {
  all: 'Gesamter Zeitraum',
  days30: 'Letzte 30 Tage',
  thisYear: 'Dieses Jahr',
  lastYear: 'Letztes Jahr',
}
const typedPeriod = 'typed' as const
export type PeriodChoice = Period | typeof typedPeriod

export const filters = {
  bar: {
    categories: 'Buchungen nach Art zeigen',
    everyCategory: 'Alle',
    search: 'Buchungen durchsuchen',
    searchHint: facts.searchBookingsHint,
    sort: 'Zeitraum',
    showSearch: 'Suche',
    showSort: 'Zeitraum wählen',
  },
  typedPeriod,
  periodNames,
  periods: [
    ...periods.map((value) => ({ value, label: periodNames[value] })),
    { value: typedPeriod, label: 'Eigener Zeitraum' },
  ] satisfies { value: PeriodChoice; label: string }[],
  from: 'Von',
  to: 'Bis',
  periodReversed: sieOrDu(
    'Bitte wählen Sie ein Datum, das nicht vor dem Datum bei „Von“ liegt.',
    'Bitte wähle ein Datum, das nicht vor dem Datum bei „Von“ liegt.',
  ),
}

/** `Nov. 2026`, `Mai 2026`: whole names leave the figures beside them no room on a phone. */
function shortMonth(month: string): string {
  const [name = '', ...year] = formatMonth(month).split(' ')
  const short = name.length <= 4 ? name : `${name.slice(0, name === 'September' ? 4 : 3)}.`
  return [short, ...year].join('\u00a0')
}

export const chart = {
  title: 'Punkte nach Monaten',
  /** `isFiltered` if a filter hides bookings. */
  period: (months: readonly MonthPoints[], isFiltered: boolean): string =>
    `${formatMonth(months.at(0)?.month ?? '')} bis ${formatMonth(months.at(-1)?.month ?? '')}${isFiltered ? ', nur die gezeigten Buchungen' : ''}`,
  asTable: 'Als Tabelle',
  shortMonth,
  /** `Nov`, `Mär`. */
  label: (month: string): string => formatMonth(month).slice(0, 3),
  /** The legend; locked points only where there are any. */
  sums: (sums: PointSums) =>
    (
      [
        { kind: 'earned', label: 'Gesammelt' },
        { kind: 'locked', label: 'Gesperrt' },
        { kind: 'redeemed', label: 'Eingelöst' },
      ] as const
    )
      .filter(({ kind }) => kind !== 'locked' || sums.locked !== 0)
      .map(({ kind, label }) => ({ kind, label, points: formatPoints(sums[kind]) })),
  /** With soft hyphens, because four columns are narrow on a phone. */
  columns: ['Monat', 'Gesam\u00ADmelt', 'Ge\u00ADsperrt', 'Ein\u00ADgelöst'],
  cells: ({ earned, locked, redeemed }: MonthPoints): string[] => [earned, locked, redeemed].map(formatNumber),
}
