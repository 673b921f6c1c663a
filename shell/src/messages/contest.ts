import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatWeekday } from '@portal/shared-contracts/dates/berlin-time'
import type { UserData } from '@portal/shared-contracts/calls'
import { figures } from '@portal/shared-contracts/programme/figures'
import type { ContestPhase } from '../domain/calendar.ts'

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
  opens: (day: string): string =>
    `Los geht es am ${formatWeekday(day)}. ${sieOrDu('Schauen Sie dann wieder vorbei!', 'Schau dann wieder vorbei!')}`,
  notOpen: 'Dieses Gewinnspiel hat noch nicht begonnen',
  closed: 'Dieses Gewinnspiel ist beendet',
  closedText: 'Vielen Dank an alle, die mitgemacht haben. Wer gewonnen hat, bekommt eine E-Mail von uns.',
  loading: 'Das Gewinnspiel wird geladen …',
  conditions: 'Teilnahmebedingungen für Gewinnspiele',

  enter: 'Jetzt mitmachen',
  who: `Teilnehmen können Mitglieder ab ${figures.age}\u00a0Jahren, die in Deutschland, Österreich oder der Schweiz wohnen. ${sieOrDu(
    'Ihre Antwort schicken Sie uns als E-Mail. Sie nehmen teil, sobald Sie Ihre Antwort geschickt haben.',
    'Deine Antwort schickst Du uns als E-Mail. Du nimmst teil, sobald Du Deine Antwort geschickt hast.',
  )}`,
  noAccount: 'Noch nicht Mitglied?',
  register: sieOrDu(
    'Hier\u00a0erstellen\u00a0Sie\u00a0ein\u00a0Konto',
    'Hier\u00a0erstellst\u00a0Du\u00a0ein\u00a0Konto',
  ),
  write: 'E-Mail schreiben',
  nothingOpens: sieOrDu(
    'Es öffnet sich nichts? Schreiben Sie uns Ihre Antwort, Ihren Namen und die E-Mail-Adresse Ihres Kontos an',
    'Es öffnet sich nichts? Schreib uns Deine Antwort, Deinen Namen und die E-Mail-Adresse Deines Kontos an',
  ),
  mailSubject: (contest: string): string => `Gewinnspiel: ${contest}`,
  mailLines: (contest: string, question: string, user: UserData | null): readonly string[] => [
    `Ich nehme am Gewinnspiel „${contest}“ teil.`,
    '',
    question,
    'Meine Antwort: ',
    `Name: ${[user?.address?.firstName, user?.address?.lastName].filter(Boolean).join(' ')}`,
    `E-Mail-Adresse des Kontos: ${user?.email || user?.loginName || ''}`,
    '',
    `Die Teilnahmebedingungen für Gewinnspiele habe ich gelesen, und ich bin mindestens ${figures.age}\u00a0Jahre alt.`,
  ],
}
