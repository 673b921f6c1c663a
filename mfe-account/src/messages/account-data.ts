import { placeLines } from '@portal/shared-contracts/address'
import { berlinDay, formatDate } from '@portal/shared-contracts/dates/berlin-time'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { Address, UserData } from '@portal/shared-contracts/calls'
import { customerRows } from '@portal/shared-contracts/customer'
import { type Country, countryName } from '@portal/shared-contracts/address/countries'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { joined } from '../domain/profile.ts'

/* The texts of Kontodaten, by its sections. */

/** In place of a value that a member has not given. */
const notGiven = 'Noch nicht angegeben'

type Row = { label: string; value: string; isVerbatim?: boolean }

/** A row, which says so if the member has not given its value. */
export const given = (row: Row): Row => (row.value === '' ? { label: row.label, value: notGiven } : row)

export const personalData = {
  title: 'Persönliche Daten',
  edit: 'Daten ändern',
  editTitle: 'Persönliche Daten ändern',
  saved: sieOrDu(
    'Ihre persönlichen Daten sind auf dem neuesten Stand.',
    'Deine persönlichen Daten sind auf dem neuesten Stand.',
  ),
  place: sieOrDu('Ihre Adresse', 'Deine Adresse'),
  placeNeeded: sieOrDu(
    'Ihre Daten können wir nur zusammen mit einer vollständigen Adresse speichern.',
    'Deine Daten können wir nur zusammen mit einer vollständigen Adresse speichern.',
  ),
  /** A start of the membership that the shop does not send is left out. */
  rows: ({ address, email, memberSince }: UserData): Row[] => [
    ...[...customerRows(address), { label: 'E-Mail', value: email.trim(), isVerbatim: true }].map(given),
    ...(berlinDay(memberSince) === null ? [] : [{ label: 'Mitglied seit', value: formatDate(memberSince) }]),
  ],
  change: sieOrDu('Ihre E-Mail-Adresse ändern wir gern für Sie:', 'Deine E-Mail-Adresse ändern wir gern für Dich:'),
}

/** Street and number, postcode and town, country; null if only the country is known. */
export function addressText(address: Address, countries: readonly Country[]): string | null {
  const lines = joined(placeLines(address), '\n')
  const { countryId } = address
  return lines === '' ? null : joined([lines, countryId && countryName(countries, countryId.trim())], '\n')
}

export const address = {
  title: 'Adresse',
  row: 'Adresse',
  edit: 'Adresse ändern',
  add: 'Adresse angeben',
  saved: sieOrDu('Ihre neue Adresse gilt ab sofort.', 'Deine neue Adresse gilt ab sofort.'),
}

export const newsletter = {
  title: 'Newsletter',
  subscribed: sieOrDu('Sie erhalten unseren Newsletter.', 'Du bekommst unseren Newsletter.'),
  unsubscribe: sieOrDu(
    'Abbestellen können Sie den Newsletter jederzeit über den Link am Ende jeder Ausgabe.',
    'Abbestellen kannst Du den Newsletter jederzeit über den Link am Ende jeder Ausgabe.',
  ),
  noIssue: `Keine Ausgabe zur Hand? ${sieOrDu('Dann schreiben Sie uns:', 'Dann schreib uns:')}`,
  notSubscribed: facts.newsletterText,
  howItWorks: sieOrDu(
    'Zur Bestätigung schicken wir Ihnen eine E-Mail mit einem Link.',
    'Zur Bestätigung schicken wir Dir eine E-Mail mit einem Link.',
  ),
  subscribe: 'Newsletter abonnieren',
  subscribeFailed: 'Der Newsletter konnte nicht abonniert werden',
  subscribedTitle: 'Fast geschafft!',
  confirmEmail: sieOrDu(
    'Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, dann kommt der Newsletter zu Ihnen.',
    'Wir haben Dir eine E-Mail geschickt. Bitte öffne den Link darin, dann kommt der Newsletter zu Dir.',
  ),
}

const { recommendations: name } = facts
const weSelect = name === null ? 'Wir suchen' : `Mit ${name} suchen wir`
const noMore = `keine Empfehlungen und Überraschungen mehr${name === null ? '' : ` von ${name}`}.`

/** The consent to recommendations, by the brand's name for it if it has one. */
export const beExcited = {
  title: name ?? 'Persönliche Empfehlungen',
  about: sieOrDu(
    `${weSelect} für Sie Empfehlungen und kleine Überraschungen aus, die zu Ihren Einkäufen passen. Dafür werten wir aus, was Sie mit Ihrer Karte einkaufen, aber nur mit Ihrer Einwilligung.`,
    `${weSelect} für Dich Empfehlungen und kleine Überraschungen aus, die zu Deinen Einkäufen passen. Dafür werten wir aus, was Du mit Deiner Karte einkaufst, aber nur mit Deiner Einwilligung.`,
  ),
  given: (isoTime: string): string => {
    const date = formatDate(isoTime)
    return date === '-'
      ? sieOrDu('Sie haben eingewilligt.', 'Du hast eingewilligt.')
      : sieOrDu(`Sie haben am ${date} eingewilligt.`, `Du hast am ${date} eingewilligt.`)
  },
  withdrawAnyTime: sieOrDu(
    'Die Einwilligung ist freiwillig. Sie können sie hier jederzeit für die Zukunft widerrufen.',
    'Die Einwilligung ist freiwillig. Du kannst sie hier jederzeit für die Zukunft widerrufen.',
  ),
  give: name === null ? 'In Empfehlungen einwilligen' : `In ${name} einwilligen`,
  withdraw: 'Einwilligung widerrufen',
  givenNow: sieOrDu('Ihre Einwilligung ist gespeichert', 'Deine Einwilligung ist gespeichert'),
  withdrawnNow: sieOrDu('Ihre Einwilligung ist widerrufen', 'Deine Einwilligung ist widerrufen'),
  givenText: sieOrDu('Schön, dass Sie dabei sind.', 'Schön, dass Du dabei bist.'),
  withdrawnText: sieOrDu(`Ab sofort bekommen Sie ${noMore}`, `Ab sofort bekommst Du ${noMore}`),
  failed: sieOrDu('Ihre Einwilligung konnte nicht geändert werden', 'Deine Einwilligung konnte nicht geändert werden'),
}

export const password = {
  title: 'Passwort',
  lead: 'Ein gutes Passwort ist lang und wird nur hier benutzt.',
  change: 'Passwort ändern',
  loading: 'Das Formular wird geladen …',
}

export const endSessions = {
  title: 'Überall abmelden',
  lead: sieOrDu(
    'Ein Gerät verloren oder an einem fremden Computer nicht abgemeldet? Melden Sie sich auf allen Geräten und in allen Browsern zugleich ab, auch hier.',
    'Ein Gerät verloren oder an einem fremden Computer nicht abgemeldet? Melde Dich auf allen Geräten und in allen Browsern zugleich ab, auch hier.',
  ),
  open: 'Überall abmelden',
  question: 'Überall abmelden?',
  consequences: sieOrDu(
    'Alle Anmeldungen mit Ihrem Konto enden innerhalb weniger Sekunden, auch auf Seiten unserer Partner. Nicht gespeicherte Eingaben in diesem Browser gehen dabei verloren.',
    'Alle Anmeldungen mit Deinem Konto enden innerhalb weniger Sekunden, auch auf Seiten unserer Partner. Nicht gespeicherte Eingaben in diesem Browser gehen dabei verloren.',
  ),
  again: sieOrDu(
    'Danach melden Sie sich mit Ihrem Passwort einfach wieder an.',
    'Danach meldest Du Dich mit Deinem Passwort einfach wieder an.',
  ),
  submit: 'Überall abmelden',
  cancel: 'Abbrechen',
  close: 'Schließen',
  failed: 'Das Abmelden hat nicht geklappt',
  /** The sentence of the code `failed` says no more than the title. */
  error: (code: string): string =>
    code === 'failed'
      ? sieOrDu(
          'Vielleicht sind Sie auf anderen Geräten noch angemeldet. Bitte versuchen Sie es gleich noch einmal.',
          'Vielleicht bist Du auf anderen Geräten noch angemeldet. Bitte versuche es gleich noch einmal.',
        )
      : errorText(code),
}
