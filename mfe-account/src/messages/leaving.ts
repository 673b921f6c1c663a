import { addressErrorText } from '@portal/shared-contracts/address'
import { hasPart } from '@portal/shared-contracts/brand/parts'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { UserData } from '@portal/shared-contracts/calls'
import type { FieldError } from '@portal/shared-contracts/calls/field-error'
import { customerFields, memberLabels } from '@portal/shared-contracts/customer'
import { formatDate, formatTime } from '@portal/shared-contracts/dates/berlin-time'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { formatEuro, formatNumber } from '@portal/shared-contracts/numbers/format'
import { euroValue } from '@portal/shared-contracts/programme/programme'
import { reasonLength } from '../domain/profile.ts'
import { address, personalData } from './account-data.ts'
import { profile } from './profile.ts'

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
