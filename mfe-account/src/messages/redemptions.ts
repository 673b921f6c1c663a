import { brand } from '@portal/shared-contracts/brand/brand'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { formatEuro } from '@portal/shared-contracts/numbers/format'

export const t = {
  summary: 'Ihre Einlösungen im Überblick',
  countLabel: 'Einlösungen',
  points: 'Eingelöst',
  worth: 'Wert in Euro',
  worthOf: (points: number): string => formatEuro(euroValue(points)),
  history: 'Verlauf',
  hint: 'Den Stand einer Bestellung finden Sie in Ihren E-Mails vom Prämienshop. Punkte, die wir zurückgebucht haben, stehen unter Transaktionen.',
  helpTitle: 'Fragen zur Bestellung?',
  helpText: `Wann Ihre Prämie kommt oder was sie aufhält, weiß unser Kundenservice (${brand.contact.hours}). Halten Sie bitte die Bestellnummer aus der Bestätigung bereit.`,
  allBookings: 'Alle Transaktionen ansehen',
  noneTitle: 'Noch nichts eingelöst',
  none: 'Sobald Sie Punkte gegen eine Prämie tauschen oder damit bezahlen, steht es hier.',
  toRewards: 'Prämien ansehen',
  errorLoading: 'Ihre Einlösungen konnten nicht geladen werden.',
}
