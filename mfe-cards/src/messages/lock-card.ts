import { brand } from '@delikaterie/shared-contracts/brand'
import { groupCardCode } from '@delikaterie/shared-contracts/domain/card-code'
import { fieldErrorText } from '@delikaterie/shared-contracts/messages/errors'

export const t = {
  title: 'Karte sperren?',
  card: (cardCode: string): string => `Karte ${groupCardCode(cardCode)}`,
  forGood: `Eine gesperrte Karte kann nur unser Kundenservice wieder entsperren: ${brand.contact.phone}, ${brand.contact.hours}. Ihre Punkte behalten Sie.`,
  reason: 'Grund',
  reasonHint: 'Zum Beispiel verloren, gestohlen oder beschädigt',
  submit: 'Karte sperren',
  cancel: 'Abbrechen',
  close: 'Schließen',
  /** The reason is the only field of the dialog. */
  error: (code: string, reason: string): string =>
    fieldErrorText({ code, input: '' }, () => ({ label: t.reason, value: reason })),
  lockedTitle: 'Ihre Karte ist gesperrt',
  locked: (cardCode: string): string =>
    `Die Karte ${groupCardCode(cardCode)} gilt nicht mehr. Entsperren kann sie nur unser Kundenservice.`,
}
