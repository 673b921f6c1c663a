import { formatTime, formatWeekday } from '@portal/shared-contracts/dates/berlin-time'
import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { withdrawalLengths } from '@portal/shared-contracts/calls'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { formatNumber } from '@portal/shared-contracts/numbers/format'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { cleanWithdrawal, emptyWithdrawal, type WithdrawalInput } from '../domain/withdrawal.ts'

const labels = {
  name: sieOrDu('Ihr Name', 'Dein Name'),
  contract: 'Bestellnummer oder Prämie',
  email: 'E-Mail-Adresse für die Bestätigung',
  details: 'Weitere Angaben (freiwillig)',
} as const satisfies Record<keyof WithdrawalInput, string>

/** The fields in a sentence about one of them. */
const names = { ...labels, name: 'Name' }

const isField = (input: string): input is keyof WithdrawalInput => Object.hasOwn(labels, input)

const moment = (iso: string): string => `${formatWeekday(iso)} um ${formatTime(iso)}\u00a0Uhr`

/** Texts of the withdrawal on the page of the withdrawal terms. */
export const t = {
  heading: 'Vertrag widerrufen',
  // The same for the form and for the e-mail that the button begins before the page runs.
  lead: 'Ohne Anmeldung und ohne Angabe von Gründen.',
  byEmail: 'Genauso gut geht es per E-Mail an',
  byPhone: 'oder am Telefon unter',
  hours: `(${brand.contact.hours}).`,
  open: 'Vertrag widerrufen',

  formHeading: sieOrDu('Ihr Widerruf', 'Dein Widerruf'),
  formLead: sieOrDu(
    'Sagen Sie uns, wer Sie sind und welche Bestellung Sie widerrufen. Sobald Sie bestätigen, ist der Widerruf erklärt, und Sie bekommen eine E-Mail mit Datum, Uhrzeit und Inhalt.',
    'Sag uns, wer Du bist und welche Bestellung Du widerrufst. Sobald Du bestätigst, ist der Widerruf erklärt, und Du bekommst eine E-Mail mit Datum, Uhrzeit und Inhalt.',
  ),
  labels,
  contractHint: sieOrDu(
    'Die Bestellnummer steht in der E-Mail zu Ihrer Bestellung.',
    'Die Bestellnummer steht in der E-Mail zu Deiner Bestellung.',
  ),
  detailsHint: sieOrDu('Gründe müssen Sie nicht nennen.', 'Gründe musst Du nicht nennen.'),
  confirm: 'Widerruf bestätigen',
  discard: 'Eingaben löschen',
  errorTitle: sieOrDu('Bitte prüfen Sie Ihre Angaben', 'Bitte prüfe Deine Angaben'),
  fieldError({ code, input }: FieldError, typed: WithdrawalInput): string {
    if (!isField(input)) return errorText(code)
    if (code !== 'tooLong') return errorText(code, code === 'stringEmpty' ? names[input] : typed[input])
    const field = `„${labels[input]}“`
    const most = formatNumber(withdrawalLengths[input])
    const length = formatNumber(typed[input].length)
    return sieOrDu(
      `Bitte kürzen Sie ${field} auf höchstens ${most} Zeichen; jetzt sind es ${length}.`,
      `Bitte kürze ${field} auf höchstens ${most} Zeichen; jetzt sind es ${length}.`,
    )
  },

  failedTitle: sieOrDu(
    'Der Eingang Ihres Widerrufs ist noch nicht bestätigt',
    'Der Eingang Deines Widerrufs ist noch nicht bestätigt',
  ),
  failedCause: ({ code, value = '' }: { code: string; value?: string }): string =>
    errorText(code, code === 'rateLimited' ? waitOf(value) : ''),
  attempted: (iso: string): string =>
    sieOrDu(
      `Ihr erster Versuch: ${moment(iso)}. Ihre Angaben bleiben in diesem Browser gespeichert.`,
      `Dein erster Versuch: ${moment(iso)}. Deine Angaben bleiben in diesem Browser gespeichert.`,
    ),
  retryOrMail: sieOrDu(
    'Wählen Sie noch einmal „Widerruf bestätigen“, ohne etwas zu ändern: Ihr Widerruf zählt trotzdem nur einmal. Oder schicken Sie ihn als E-Mail.',
    'Wähle noch einmal „Widerruf bestätigen“, ohne etwas zu ändern: Dein Widerruf zählt trotzdem nur einmal. Oder schicke ihn als E-Mail.',
  ),
  sendMail: 'Als E-Mail senden',

  receivedTitle: sieOrDu('Ihr Widerruf ist eingegangen', 'Dein Widerruf ist eingegangen'),
  received: (iso: string, email: string): string =>
    `Eingegangen am ${moment(iso)}. Die Bestätigung mit allen Angaben haben wir an ${email} geschickt.`,
  whatNext: sieOrDu(
    'Haben Sie die Prämie schon? Dann schicken Sie sie bitte binnen 14 Tagen zurück; die Kosten tragen wir. Die eingelösten Punkte schreiben wir Ihnen spätestens 14 Tage nach dem Eingang Ihres Widerrufs wieder gut, wenn keine der Ausnahmen auf dieser Seite gilt. Damit dürfen wir warten, bis die Prämie oder ein Nachweis der Rücksendung bei uns ist.',
    'Hast Du die Prämie schon? Dann schicke sie bitte binnen 14 Tagen zurück; die Kosten tragen wir. Die eingelösten Punkte schreiben wir Dir spätestens 14 Tage nach dem Eingang Deines Widerrufs wieder gut, wenn keine der Ausnahmen auf dieser Seite gilt. Damit dürfen wir warten, bis die Prämie oder ein Nachweis der Rücksendung bei uns ist.',
  ),
  rows: ({ name, contract, email, details }: WithdrawalInput) =>
    [
      { label: 'Name', value: name, isVerbatim: true },
      { label: 'Bestellnummer oder Prämie', value: contract },
      { label: 'E-Mail', value: email, isVerbatim: true },
      { label: 'Weitere Angaben', value: details },
    ].filter(({ value }) => value !== ''),
  print: 'Drucken',

  mailSubject: 'Widerruf',
  /** The same declaration for an e-mail; without input with room to fill in. */
  mailLines(input: WithdrawalInput | null, attemptedAt: string | null): readonly string[] {
    const { name, contract, email, details } = input === null ? emptyWithdrawal : cleanWithdrawal(input)
    return [
      'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag.',
      '',
      `Name: ${name}`,
      `Bestellnummer oder Prämie: ${contract}`,
      ...(email === '' ? [] : [`E-Mail-Adresse: ${email}`]),
      ...(details === '' ? [] : ['', ...details.split('\n')]),
      ...(attemptedAt === null ? [] : ['', `Erster Versuch im Portal: ${moment(attemptedAt)}`]),
    ]
  },
}

/**
 * The wait in whole minutes, from the seconds of the edge; the text of other forms would be in the shell's first
 * script.
 */
function waitOf(seconds: string): string {
  const minutes = Math.ceil(Number(seconds) / 60)
  return minutes > 1 ? `${minutes} Minuten` : minutes === 1 ? 'einer Minute' : ''
}
