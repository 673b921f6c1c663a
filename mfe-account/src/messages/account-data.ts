import { addressErrorText, placeLines } from '@portal/shared-contracts/address'
import { berlinDay, formatDate, formatTime } from '@portal/shared-contracts/dates/berlin-time'
import { brand } from '@portal/shared-contracts/brand/brand'
import type { Address, UserData } from '@portal/shared-contracts/calls'
import {
  customerFields,
  customerRows,
  memberLabels,
  nameProposalTexts,
  quoted,
} from '@portal/shared-contracts/customer'
import { type Country, countryName } from '@portal/shared-contracts/address/countries'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { formatEuro, formatNumber } from '@portal/shared-contracts/numbers/format'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { myData } from './my-data.ts'
import type { AccountGroup } from '../domain/account-parts.ts'
import { joined, reasonLength } from '../domain/profile.ts'

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
  saved: 'Ihre persönlichen Daten sind auf dem neuesten Stand.',
  place: 'Ihre Adresse',
  placeNeeded: 'Ihre Daten können wir nur zusammen mit einer vollständigen Adresse speichern.',
  /** A start of the membership that the shop does not send is left out. */
  rows: ({ address, email, memberSince }: UserData): Row[] => [
    ...[...customerRows(address), { label: 'E-Mail', value: email.trim(), isVerbatim: true }].map(given),
    ...(berlinDay(memberSince) === null ? [] : [{ label: 'Mitglied seit', value: formatDate(memberSince) }]),
  ],
  change: 'Ihre E-Mail-Adresse ändern wir gern für Sie:',
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
  saved: 'Ihre neue Adresse gilt ab sofort.',
}

export const newsletter = {
  title: 'Newsletter',
  subscribed: 'Sie erhalten unseren Newsletter.',
  unsubscribe: 'Abbestellen können Sie den Newsletter jederzeit über den Link am Ende jeder Ausgabe.',
  noIssue: 'Keine Ausgabe zur Hand? Dann schreiben Sie uns:',
  notSubscribed: facts.newsletterText,
  howItWorks: 'Zur Bestätigung schicken wir Ihnen eine E-Mail mit einem Link.',
  subscribe: 'Newsletter abonnieren',
  subscribeFailed: 'Der Newsletter konnte nicht abonniert werden',
  subscribedTitle: 'Fast geschafft!',
  confirmEmail:
    'Wir haben Ihnen eine E-Mail geschickt. Bitte öffnen Sie den Link darin, dann kommt der Newsletter zu Ihnen.',
}

const { recommendations: name } = facts

/** The consent to recommendations, by the brand's name for it if it has one. */
export const beExcited = {
  title: name ?? 'Persönliche Empfehlungen',
  about: `${name === null ? 'Wir suchen' : `Mit ${name} suchen wir`} für Sie Empfehlungen und kleine Überraschungen aus, die zu Ihren Einkäufen passen. Dafür werten wir aus, was Sie mit Ihrer Karte einkaufen, aber nur mit Ihrer Einwilligung.`,
  given: (isoTime: string): string => {
    const date = formatDate(isoTime)
    return date === '-' ? 'Sie haben eingewilligt.' : `Sie haben am ${date} eingewilligt.`
  },
  withdrawAnyTime: 'Die Einwilligung ist freiwillig. Sie können sie hier jederzeit für die Zukunft widerrufen.',
  give: name === null ? 'In Empfehlungen einwilligen' : `In ${name} einwilligen`,
  withdraw: 'Einwilligung widerrufen',
  givenNow: 'Ihre Einwilligung ist gespeichert',
  withdrawnNow: 'Ihre Einwilligung ist widerrufen',
  givenText: 'Schön, dass Sie dabei sind.',
  withdrawnText: `Ab sofort bekommen Sie keine Empfehlungen und Überraschungen mehr${name === null ? '' : ` von ${name}`}.`,
  failed: 'Ihre Einwilligung konnte nicht geändert werden',
}

export const password = {
  title: 'Passwort',
  lead: 'Ein gutes Passwort ist lang und wird nur hier benutzt.',
  change: 'Passwort ändern',
  loading: 'Das Formular wird geladen …',
}

export const endSessions = {
  title: 'Überall abmelden',
  lead: 'Ein Gerät verloren oder an einem fremden Computer nicht abgemeldet? Melden Sie sich auf allen Geräten und in allen Browsern zugleich ab, auch hier.',
  open: 'Überall abmelden',
  question: 'Überall abmelden?',
  consequences:
    'Alle Anmeldungen mit Ihrem Konto enden innerhalb weniger Sekunden, auch auf Seiten unserer Partner. Nicht gespeicherte Eingaben in diesem Browser gehen dabei verloren.',
  again: 'Danach melden Sie sich mit Ihrem Passwort einfach wieder an.',
  submit: 'Überall abmelden',
  cancel: 'Abbrechen',
  close: 'Schließen',
  failed: 'Das Abmelden hat nicht geklappt',
  /** The sentence of the code `failed` says no more than the title. */
  error: (code: string): string =>
    code === 'failed'
      ? 'Vielleicht sind Sie auf anderen Geräten noch angemeldet. Bitte versuchen Sie es gleich noch einmal.'
      : errorText(code),
}

const reasonLabel = 'Grund'

function lostPoints(points: number | null): string {
  if (points === null) return 'Ihre Punkte verfallen.'
  if (points === 0) return 'Ihr Punktestand ist 0. Punkte, die noch gesperrt sind, verfallen.'
  const worth = `im Wert von ${formatEuro(euroValue(points))}`
  const lost = points === 1 ? `Ihr Punkt ${worth} verfällt` : `Ihre ${formatNumber(points)} Punkte ${worth} verfallen`
  return `${lost}, ebenso Punkte, die noch gesperrt sind.`
}

export const leaving = {
  title: 'Mitgliedschaft beenden',
  offer:
    'Hier können Sie die Kündigung Ihrer Mitgliedschaft anfragen. Vorher lesen Sie, was mit Ihren Punkten und Karten geschieht.',
  ask: 'Kündigung anfragen',
  lead: 'Schade, dass Sie gehen möchten. Unser Kundenservice bearbeitet jede Anfrage persönlich.',
  /** Instead of the lead, for a member who has asked before. */
  leadAgain: (isoTime: string): string =>
    `Ihre Anfrage vom ${formatDate(isoTime)} um ${formatTime(isoTime)}\u00a0Uhr besteht weiter. Senden Sie eine zweite nur, wenn Sie keine Bestätigung bekommen haben.`,
  consequencesTitle: 'Was dann geschieht',
  consequences: (points: number | null): string[] => [
    lostPoints(points),
    'Ihre Karten lassen sich nicht mehr verwenden.',
    'Aktivierte Coupons verfallen.',
    'Sie können sich hier nicht mehr anmelden und bekommen keinen Newsletter mehr.',
  ],
  until: 'Bis wir Ihre Anfrage bearbeitet haben, können Sie Ihre Punkte weiter einlösen.',
  reason: reasonLabel,
  ownReason: 'Ihr Grund',
  ownReasonHint: 'Ein Satz genügt.',
  deleteNow: 'Bitte löschen Sie meine Daten sofort',
  deleteNowHint:
    'Ohne Häkchen schließen wir Ihr Konto und löschen Ihre Daten erst, wenn nichts mehr offen ist, zum Beispiel keine Prämie mehr unterwegs ist. Mit Häkchen warten wir nicht darauf. Belege bewahren wir so lange auf, wie das Gesetz es verlangt.',
  next: 'Weiter',
  cancelForm: 'Abbrechen',

  errorTitle: 'Bitte prüfen Sie Ihre Angaben',
  failed: 'Ihre Anfrage konnte nicht gesendet werden',
  /** Where the member changes the field of an error; null if it is about none of the profile. */
  changedIn({ input }: FieldError): string | null {
    if (customerFields.some((field) => field === input)) return `Das ändern Sie oben unter „${personalData.title}“.`
    return Object.hasOwn(memberLabels, input) ? `Das ändern Sie oben unter „${address.title}“.` : null
  },
  error(error: FieldError, reason: string, user: Pick<UserData, 'address'>): string {
    if (error.code === 'tooLong')
      return `Bitte kürzen Sie den Grund auf höchstens ${formatNumber(reasonLength)} Zeichen; jetzt sind es ${formatNumber(reason.length)}.`
    if (error.input === 'reason') return errorText(error.code, error.code === 'stringEmpty' ? reasonLabel : reason)
    return addressErrorText(error, user.address)
  },

  confirmTitle: 'Mitgliedschaft wirklich beenden?',
  confirmLead: 'Das lässt sich danach nicht rückgängig machen:',
  deleteNowChosen: 'Sie haben uns außerdem gebeten, Ihre Daten sofort zu löschen.',
  confirm: 'Ja, Kündigung anfragen',
  cancel: 'Mitglied bleiben',
  close: 'Schließen',

  requestedTitle: 'Ihre Kündigung ist angefragt',
  requested: (isoTime: string, email: string): string =>
    `Gesendet am ${formatDate(isoTime)} um ${formatTime(isoTime)}\u00a0Uhr. Eine Bestätigung der Anfrage geht an ${email}; danach meldet sich unser Kundenservice.`,
  changedMind: 'Haben Sie es sich anders überlegt? Eine kurze Nachricht genügt:',
  noConfirmation: 'Keine Bestätigung bekommen?',
  again: 'Kündigung erneut anfragen',
}

export const profile = {
  save: 'Speichern',
  cancel: 'Abbrechen',
  checkInput: 'Bitte prüfen Sie Ihre Angaben',
  saveFailed: 'Das Speichern hat nicht geklappt',
  savedTitle: 'Gespeichert',
  restoredTitle: 'Ihre Eingaben sind noch da',
  restored: 'Sie hatten begonnen, diese Angaben zu ändern. Gespeichert ist davon noch nichts.',

  conflictTitle: 'Diese Angaben wurden inzwischen geändert',
  conflict: (label: string, saved: string, typed: string) =>
    `${label}: Der gespeicherte Eintrag ist ${quoted(saved)}, Ihre Eingabe ist ${quoted(typed)}.`,
  conflictLead: 'In einem anderen Fenster wurde etwas anderes gespeichert. Was soll gelten?',
  keepTyped: 'Meine Eingabe behalten',
  takeSaved: 'Gespeichertes übernehmen',

  nameProposal: nameProposalTexts(memberLabels, 'speichern Sie bitte noch einmal'),

  suggestionConsequence: 'Mit Ihrer Wahl gilt die Adresse ab sofort und wird in Ihren Kontodaten gespeichert.',
  suggestionOnlyConsequence:
    'Wenn Sie den Vorschlag übernehmen, gilt er ab sofort und wird in Ihren Kontodaten gespeichert.',
}

/** The texts of each section, of which links show the title. */
export const parts = { personalData, address, newsletter, beExcited, password, endSessions, myData, leaving }

/** The titles of the groups of parts. */
export const groups: Record<AccountGroup, string> = {
  data: 'Ihre Angaben',
  consents: 'Was Sie von uns bekommen',
  account: 'Konto und Sicherheit',
}

export const aside = {
  label: 'Hilfe und weitere Seiten',
  partsTitle: 'Auf dieser Seite',
  helpTitle: 'Stimmt etwas nicht?',
  helpText: `Was Sie hier nicht ändern können, ändert unser Kundenservice für Sie (${brand.contact.hours}).`,
  moreTitle: 'Mehr aus Ihrem Konto',
  cards: 'Meine Karten',
  transactions: 'Transaktionen',
  redemptions: 'Meine Einlösungen',
}
