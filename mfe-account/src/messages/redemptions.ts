import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { formatWeekday } from '@portal/shared-contracts/dates/berlin-time'
import { formatEuro } from '@portal/shared-contracts/numbers/format'

export const t = {
  summary: sieOrDu('Ihre Einlösungen im Überblick', 'Deine Einlösungen im Überblick'),
  countLabel: 'Einlösungen',
  points: 'Eingelöst',
  worth: 'Wert in Euro',
  worthOf: (points: number): string => formatEuro(euroValue(points)),
  ordered: 'Auf diesem Gerät bestellt',
  /** `at` in ms since 1970. */
  orderedAt: (at: number): string => `Bestellt am ${formatWeekday(new Date(at).toISOString())}`,
  orderNumber: 'Bestellnummer',
  olderOrders: 'Ältere Bestellungen',
  orderedHint: sieOrDu(
    'Diese Liste ist nur auf diesem Gerät gespeichert, verschlüsselt und mit höchstens 50 Bestellungen. Sie wird gelöscht, sobald Sie sich abmelden.',
    'Diese Liste ist nur auf diesem Gerät gespeichert, verschlüsselt und mit höchstens 50 Bestellungen. Sie wird gelöscht, sobald Du Dich abmeldest.',
  ),
  history: 'Verlauf',
  hint: sieOrDu(
    'Den Stand einer Bestellung finden Sie in Ihren E-Mails vom Prämienshop. Punkte, die wir zurückgebucht haben, stehen unter „Transaktionen“.',
    'Den Stand einer Bestellung findest Du in Deinen E-Mails vom Prämienshop. Punkte, die wir zurückgebucht haben, stehen unter „Transaktionen“.',
  ),
  helpTitle: 'Fragen zur Bestellung?',
  helpText: sieOrDu(
    `Wann Ihre Prämie kommt oder was sie aufhält, weiß unser Kundenservice (${brand.contact.hours}). Halten Sie bitte die Bestellnummer aus der Bestätigung bereit.`,
    `Wann Deine Prämie kommt oder was sie aufhält, weiß unser Kundenservice (${brand.contact.hours}). Halte bitte die Bestellnummer aus der Bestätigung bereit.`,
  ),
  allBookings: 'Alle Transaktionen ansehen',
  noneTitle: 'Noch nichts eingelöst',
  none: sieOrDu(
    'Sobald Sie Punkte für eine Prämie einlösen oder mit Punkten bezahlen, sehen Sie das hier.',
    'Sobald Du Punkte für eine Prämie einlöst oder mit Punkten bezahlst, siehst Du das hier.',
  ),
  toRewards: 'Prämien ansehen',
  errorLoading: sieOrDu(
    'Ihre Einlösungen konnten nicht geladen werden.',
    'Deine Einlösungen konnten nicht geladen werden.',
  ),
}
