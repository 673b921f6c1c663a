import { addressErrorText, placeLines } from '@portal/shared-contracts/address'
import { berlinDay, formatDate, formatTime } from '@portal/shared-contracts/dates/berlin-time'
import { brand } from '@portal/shared-contracts/brand/brand'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { Address, UserData } from '@portal/shared-contracts/calls'
import { customerFields, customerRows, memberLabels } from '@portal/shared-contracts/customer'
import { type Country, countryName } from '@portal/shared-contracts/address/countries'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { formatEuro, formatNumber } from '@portal/shared-contracts/numbers/format'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { myData } from './my-data.ts'
import { profile } from './profile.ts'
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

const reasonLabel = 'Grund'

function lostPoints(points: number | null): string {
  if (points === null) return sieOrDu('Ihre Punkte verfallen.', 'Deine Punkte verfallen.')
  if (points === 0)
    return `${sieOrDu('Ihr Punktestand ist 0.', 'Dein Punktestand ist 0.')} Punkte, die noch gesperrt sind, verfallen.`
  const worth = `im Wert von ${formatEuro(euroValue(points))}`
  const number = formatNumber(points)
  const lost =
    points === 1
      ? sieOrDu(`Ihr Punkt ${worth} verfällt`, `Dein Punkt ${worth} verfällt`)
      : sieOrDu(`Ihre ${number} Punkte ${worth} verfallen`, `Deine ${number} Punkte ${worth} verfallen`)
  return `${lost}, ebenso Punkte, die noch gesperrt sind.`
}

const changedUnder = (title: string): string =>
  sieOrDu(`Das ändern Sie oben unter „${title}“.`, `Das änderst Du oben unter „${title}“.`)

export const leaving = {
  title: 'Mitgliedschaft beenden',
  offer: sieOrDu(
    'Hier können Sie die Kündigung Ihrer Mitgliedschaft anfragen. Vorher lesen Sie, was mit Ihren Punkten und Karten geschieht.',
    'Hier kannst Du die Kündigung Deiner Mitgliedschaft anfragen. Vorher liest Du, was mit Deinen Punkten und Karten geschieht.',
  ),
  ask: 'Kündigung anfragen',
  lead: sieOrDu(
    'Schade, dass Sie gehen möchten. Unser Kundenservice bearbeitet jede Anfrage persönlich.',
    'Schade, dass Du gehen möchtest. Unser Kundenservice bearbeitet jede Anfrage persönlich.',
  ),
  /** Instead of the lead, for a member who has asked before. */
  leadAgain: (isoTime: string): string => {
    const time = `${formatDate(isoTime)} um ${formatTime(isoTime)}\u00a0Uhr`
    return sieOrDu(
      `Ihre Anfrage vom ${time} besteht weiter. Senden Sie eine zweite nur, wenn Sie keine Bestätigung bekommen haben.`,
      `Deine Anfrage vom ${time} besteht weiter. Sende eine zweite nur, wenn Du keine Bestätigung bekommen hast.`,
    )
  },
  consequencesTitle: 'Was dann geschieht',
  consequences: (points: number | null): string[] => [
    lostPoints(points),
    sieOrDu('Ihre Karten lassen sich nicht mehr verwenden.', 'Deine Karten lassen sich nicht mehr verwenden.'),
    'Aktivierte Coupons verfallen.',
    sieOrDu(
      `Sie können sich hier nicht mehr anmelden${hasPart('newsletter') ? ' und bekommen keinen Newsletter mehr' : ''}.`,
      `Du kannst Dich hier nicht mehr anmelden${hasPart('newsletter') ? ' und bekommst keinen Newsletter mehr' : ''}.`,
    ),
  ],
  until: sieOrDu(
    'Bis wir Ihre Anfrage bearbeitet haben, können Sie Ihre Punkte weiter einlösen.',
    'Bis wir Deine Anfrage bearbeitet haben, kannst Du Deine Punkte weiter einlösen.',
  ),
  reason: reasonLabel,
  ownReason: sieOrDu('Ihr Grund', 'Dein Grund'),
  ownReasonHint: 'Ein Satz genügt.',
  deleteNow: sieOrDu('Bitte löschen Sie meine Daten sofort', 'Bitte löscht meine Daten sofort'),
  deleteNowHint: sieOrDu(
    'Ohne Häkchen schließen wir Ihr Konto und löschen Ihre Daten erst, wenn nichts mehr offen ist, zum Beispiel keine Prämie mehr unterwegs ist. Mit Häkchen warten wir nicht darauf. Belege bewahren wir so lange auf, wie das Gesetz es verlangt.',
    'Ohne Häkchen schließen wir Dein Konto und löschen Deine Daten erst, wenn nichts mehr offen ist, zum Beispiel keine Prämie mehr unterwegs ist. Mit Häkchen warten wir nicht darauf. Belege bewahren wir so lange auf, wie das Gesetz es verlangt.',
  ),
  next: 'Weiter',
  cancelForm: 'Abbrechen',

  errorTitle: profile.checkInput,
  failed: sieOrDu('Ihre Anfrage konnte nicht gesendet werden', 'Deine Anfrage konnte nicht gesendet werden'),
  /** Where the member changes the field of an error; null if it is about none of the profile. */
  changedIn({ input }: FieldError): string | null {
    if (customerFields.some((field) => field === input)) return changedUnder(personalData.title)
    return Object.hasOwn(memberLabels, input) ? changedUnder(address.title) : null
  },
  error(error: FieldError, reason: string, user: Pick<UserData, 'address'>): string {
    if (error.code === 'tooLong') {
      const lengths = `höchstens ${formatNumber(reasonLength)} Zeichen; jetzt sind es ${formatNumber(reason.length)}.`
      return sieOrDu(`Bitte kürzen Sie den Grund auf ${lengths}`, `Bitte kürze den Grund auf ${lengths}`)
    }
    if (error.input === 'reason') return errorText(error.code, error.code === 'stringEmpty' ? reasonLabel : reason)
    return addressErrorText(error, user.address)
  },

  confirmTitle: 'Mitgliedschaft wirklich beenden?',
  confirmLead: 'Das lässt sich danach nicht rückgängig machen:',
  deleteNowChosen: sieOrDu(
    'Sie haben uns außerdem gebeten, Ihre Daten sofort zu löschen.',
    'Du hast uns außerdem gebeten, Deine Daten sofort zu löschen.',
  ),
  confirm: 'Ja, Kündigung anfragen',
  cancel: 'Mitglied bleiben',
  close: 'Schließen',

  requestedTitle: sieOrDu('Ihre Kündigung ist angefragt', 'Deine Kündigung ist angefragt'),
  requested: (isoTime: string, email: string): string =>
    `Gesendet am ${formatDate(isoTime)} um ${formatTime(isoTime)}\u00a0Uhr. Eine Bestätigung der Anfrage geht an ${email}; danach meldet sich unser Kundenservice.`,
  changedMind: `${sieOrDu('Haben Sie es sich anders überlegt?', 'Hast Du es Dir anders überlegt?')} Eine kurze Nachricht genügt:`,
  noConfirmation: 'Keine Bestätigung bekommen?',
  again: 'Kündigung erneut anfragen',
}

/** The texts of each section, of which links show the title. */
export const parts = { personalData, address, newsletter, beExcited, password, endSessions, myData, leaving }

/** The titles of the groups of parts. */
export const groups: Record<AccountGroup, string> = {
  data: sieOrDu('Ihre Angaben', 'Deine Angaben'),
  consents: sieOrDu('Was Sie von uns bekommen', 'Was Du von uns bekommst'),
  account: 'Konto und Sicherheit',
}

export const aside = {
  label: 'Hilfe und weitere Seiten',
  partsTitle: 'Auf dieser Seite',
  helpTitle: 'Stimmt etwas nicht?',
  helpText: sieOrDu(
    `Was Sie hier nicht ändern können, ändert unser Kundenservice für Sie (${brand.contact.hours}).`,
    `Was Du hier nicht ändern kannst, ändert unser Kundenservice für Dich (${brand.contact.hours}).`,
  ),
  moreTitle: sieOrDu('Mehr aus Ihrem Konto', 'Mehr aus Deinem Konto'),
  cards: 'Meine Karten',
  transactions: 'Transaktionen',
  redemptions: 'Meine Einlösungen',
}
