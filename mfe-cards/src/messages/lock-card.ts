import { addressErrorText, isAddressField, type PostalAddress } from '@delikaterie/shared-contracts/address'
import { brand } from '@delikaterie/shared-contracts/brand'
import type { FieldError } from '@delikaterie/shared-contracts/calls'
import { groupCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { fieldErrorText } from '@delikaterie/shared-contracts/messages/errors'
import { cardInText } from './card-in-text.ts'

export const t = {
  title: 'Karte sperren?',
  card: (cardCode: string): string => `Karte ${groupCardCode(cardCode)}`,
  // Followed by the phone number.
  forGood: 'Eine gesperrte Karte kann nur unser Kundenservice wieder entsperren:',
  hours: `(${brand.contact.hours}). Ihre Punkte behalten Sie.`,
  reason: 'Grund',
  reasonHint: 'Zum Beispiel verloren, gestohlen oder beschädigt',
  submit: 'Karte sperren',
  cancel: 'Abbrechen',
  close: 'Schließen',
  reasonError: (error: FieldError, reason: string): string =>
    fieldErrorText({ ...error, input: '' }, () => ({ label: t.reason, value: reason })),
  /** An error that the dialog has no field for: the call sends the profile's address, too. */
  error: (error: FieldError, address: PostalAddress): string =>
    addressErrorText(error, address) + (isAddressField(error.input) ? ` ${t.completeAddress}` : ''),
  completeAddress:
    'Zum Sperren brauchen wir Ihre Adresse. Bitte ergänzen Sie sie in Ihren Kontodaten, oder rufen Sie uns an.',
  toAccountData: 'Zu meinen Kontodaten',
  orderNew: 'Neue Karte bestellen',
  lockedTitle: 'Ihre Karte ist gesperrt',
  /** Followed by the phone number. */
  locked: (cardCode: string): string =>
    `Die Karte ${cardInText(cardCode)} gilt nicht mehr. Entsperren kann sie nur unser Kundenservice:`,
}
