import { formatWeekday } from '@portal/shared-contracts/berlin-time'
import { withoutInvisible } from '@portal/shared-contracts/domain/email-address'
import { errorText } from '@portal/shared-contracts/messages/errors'
import type { ContestPhase } from '../domain/calendar.ts'
import type { EntryErrorCode, EntryField, EntryInput } from '../domain/contest-entry.ts'
import { figures } from '@portal/shared-contracts/messages/figures'

const labels: Readonly<Record<EntryField, string>> = {
  choice: 'Ihre Antwort',
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail-Adresse Ihres Kontos',
  conditions: 'Teilnahmebedingungen für Gewinnspiele',
}

const missing: Partial<Record<EntryErrorCode, string>> = {
  choiceMissing: 'Bitte wählen Sie eine Antwort.',
  conditionsMissing: 'Bitte bestätigen Sie die Teilnahmebedingungen für Gewinnspiele und Ihr Alter.',
}

/** `2. November 2026` */
const longDay = (day: string): string => formatWeekday(day).replace(/^\p{L}+,\s/u, '')

/** Texts around the contest of the content file. */
export const t = {
  title: 'Gewinnspiel:',
  prizes: (phase: ContestPhase | null): string =>
    phase === 'closed' ? 'Das gab es zu gewinnen' : 'Das gibt es zu gewinnen',
  forMembers: `Für Mitglieder ab ${figures.age}\u00a0Jahren`,
  closes: (day: string): string => `Teilnahmeschluss: ${formatWeekday(day)}, 24\u00a0Uhr`,
  period: (opensOn: string, closesOn: string): string =>
    `Teilnahmezeitraum: ${longDay(opensOn)} bis ${longDay(closesOn)}, 24\u00a0Uhr`,
  opens: (day: string): string => `Los geht es am ${formatWeekday(day)}. Schauen Sie dann wieder vorbei!`,
  notOpen: 'Dieses Gewinnspiel hat noch nicht begonnen',
  closed: 'Dieses Gewinnspiel ist beendet',
  closedText: 'Vielen Dank an alle, die mitgemacht haben. Wer gewonnen hat, bekommt eine E-Mail von uns.',
  loading: 'Das Gewinnspiel wird geladen.',
  conditions: 'Teilnahmebedingungen für Gewinnspiele',

  enter: 'Jetzt mitmachen',
  formLead: `Teilnehmen können Mitglieder ab ${figures.age}\u00a0Jahren, die in Deutschland, Österreich oder der Schweiz wohnen. Aus Ihren Angaben entsteht eine E-Mail, die Sie selbst abschicken. Vorher erfahren wir nichts davon.`,
  noAccount: 'Noch nicht Mitglied?',
  register: 'Hier\u00a0erstellen\u00a0Sie\u00a0ein\u00a0Konto',
  labels,
  emailHint: 'An diese Adresse schreiben wir, wenn Sie gewinnen.',
  acceptBefore: 'Ich habe die',
  acceptAfter: `gelesen und bin mindestens ${figures.age}\u00a0Jahre alt.`,
  prepare: 'Teilnahme vorbereiten',
  errorTitle: 'Bitte prüfen Sie Ihre Angaben',
  fieldError: (field: EntryField, code: EntryErrorCode): string => missing[code] ?? errorText(code, labels[field]),

  sendTitle: 'Noch ein Schritt: E-Mail abschicken',
  sendLead: 'Sie nehmen erst teil, wenn Sie diese E-Mail abgeschickt haben. Am besten von der Adresse Ihres Kontos.',
  to: 'An',
  subject: 'Betreff',
  text: 'Text',
  open: 'E-Mail öffnen und abschicken',
  copy: 'Text kopieren',
  copied: 'Der Text ist kopiert.',
  copyFailed: 'Kopieren ist hier nicht möglich. Bitte markieren Sie den Text.',
  nothingOpens: (address: string): string =>
    `Es öffnet sich nichts? Dann kopieren Sie den Text und schicken Sie ihn aus Ihrem Postfach an ${address}.`,
  edit: 'Angaben ändern',
  mailSubject: (contest: string): string => `Gewinnspiel: ${contest}`,
  mailLines: (contest: string, question: string, entry: EntryInput): readonly string[] => [
    `Ich nehme am Gewinnspiel „${contest}“ teil.`,
    '',
    `${question} ${entry.choice}`,
    `Name: ${entry.firstName.trim()} ${entry.lastName.trim()}`,
    `E-Mail-Adresse des Kontos: ${withoutInvisible(entry.email).trim()}`,
    '',
    `Die Teilnahmebedingungen für Gewinnspiele habe ich gelesen, und ich bin mindestens ${figures.age}\u00a0Jahre alt.`,
  ],
}
