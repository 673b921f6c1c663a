import { addressErrorText, addressLabels } from '@delikaterie/shared-contracts/address'
import { formatDate, formatTime } from '@delikaterie/shared-contracts/berlin-time'
import type { UserData } from '@delikaterie/shared-contracts/calls'
import { customerLabels } from '@delikaterie/shared-contracts/customer'
import type { FieldError } from '@delikaterie/shared-contracts/domain/field-error'
import { euroValue } from '@delikaterie/shared-contracts/domain/programme'
import { formatEuro, formatNumber } from '@delikaterie/shared-contracts/format'
import { errorText } from '@delikaterie/shared-contracts/messages/errors'
import { reasonLength } from '../domain/leaving-reason.ts'
import { t as address } from './address.ts'
import { t as personalData } from './personal-data.ts'

const reasonLabel = 'Grund'

function lostPoints(points: number | null): string {
  if (points === null) return 'Ihre Punkte verfallen.'
  if (points === 0) return 'Sie haben keine Punkte, die verfallen; Punkte, die noch gesperrt sind, zählen nicht mehr.'
  const worth = `im Wert von ${formatEuro(euroValue(points))}`
  const lost = points === 1 ? `Ihr Punkt ${worth} verfällt` : `Ihre ${formatNumber(points)} Punkte ${worth} verfallen`
  return `${lost}, ebenso Punkte, die noch gesperrt sind.`
}

export const t = {
  title: 'Mitgliedschaft beenden',
  offer:
    'Hier können Sie die Kündigung Ihrer Mitgliedschaft anfragen. Vorher lesen Sie, was dann mit Punkten und Karten geschieht.',
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
  reasonHint: 'Warum möchten Sie gehen? Ein Satz genügt.',
  deleteNow: 'Bitte löschen Sie meine Daten sofort',
  deleteNowHint:
    'Ohne Häkchen schließen wir Ihr Konto und löschen Ihre Daten, sobald alles Offene erledigt ist, zum Beispiel eine Prämie, die noch unterwegs ist. Mit Häkchen warten wir darauf nicht. Belege bewahren wir so lange auf, wie das Gesetz es verlangt.',
  next: 'Weiter',
  cancelForm: 'Abbrechen',

  errorTitle: 'Bitte prüfen Sie Ihre Angaben',
  failed: 'Ihre Anfrage konnte nicht gesendet werden',
  /** Where the member changes the field of an error; null if it is about none of the profile. */
  changedIn({ input }: FieldError): string | null {
    if (Object.hasOwn(customerLabels, input)) return `Das ändern Sie oben unter „${personalData.title}“.`
    return Object.hasOwn(addressLabels, input) ? `Das ändern Sie oben unter „${address.title}“.` : null
  },
  error(error: FieldError, reason: string, user: Pick<UserData, 'address'>): string {
    if (error.code === 'tooLong')
      return `Bitte kürzen Sie den Grund auf höchstens ${formatNumber(reasonLength)} Zeichen; jetzt sind es ${formatNumber(reason.length)}.`
    if (error.input === 'reason') return errorText(error.code, error.code === 'stringEmpty' ? reasonLabel : reason)
    return addressErrorText(error, { ...user.address, street: user.address.street ?? '' })
  },

  confirmTitle: 'Mitgliedschaft wirklich beenden?',
  confirmLead: 'Sobald Ihre Mitgliedschaft beendet ist, gilt endgültig:',
  deleteNowChosen: 'Sie haben außerdem um sofortiges Löschen gebeten.',
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
