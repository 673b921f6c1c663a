import { addressErrorText, isAddressField, placeLines, type PostalAddress } from '@portal/shared-contracts/address'
import { brand } from '@portal/shared-contracts/brand/brand'
import { no, verb } from '@portal/shared-contracts/brand/noun'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { FieldError } from '@portal/shared-contracts/calls'
import { cardDigits, groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { formatNumber } from '@portal/shared-contracts/numbers/format'
import { cardCodeErrorText } from '@portal/shared-contracts/errors/card-code-messages'
import { fieldErrorText } from '@portal/shared-contracts/errors/error-messages'
import { inStore } from '@portal/shared-contracts/facts/brand-facts'
import { mayBeOrdered } from '../domain/cards.ts'

/** The statuses with a German name; the backend may send others. */
const statusNames: Readonly<Record<string, string>> = {
  ACTIVE: 'Aktiv',
  LOCKED: 'Gesperrt',
  BLOCKED: 'Gesperrt',
  FREE: 'Noch nicht verknüpft',
  INACTIVE: 'Nicht aktiv',
  REQUESTED: 'Bestellt',
  REPLACED: 'Ersetzt',
  EXPIRED: 'Abgelaufen',
  LOST: 'Verloren gemeldet',
  STOLEN: 'Gestohlen gemeldet',
}

/** A card number in a sentence, which no line breaks. */
const inText = (cardCode: string): string => groupCardCode(cardCode).replaceAll(' ', '\u00a0')

/** The verb and the rest of a sentence. */
const noneLinked = `${verb(brand.card, 'ist', 'sind')} noch ${no(brand.card, 'nominative')} verknüpft.`

/** The list of cards. */
export const t = {
  listTitle: sieOrDu('Ihre Karten', 'Deine Karten'),
  number: 'Kartennummer',
  noNumber: 'Noch ohne Nummer',
  status: 'Status',
  main: 'Hauptkarte',
  action: 'Aktion',
  /** A status without a German name is shown as it came, so that a member can quote it to customer service. */
  statusName: (status: string): string => statusNames[status.toUpperCase()] ?? (status || 'Aktiv'),
  lock: 'Karte sperren',
  lockNamed: (cardCode: string): string => `Karte sperren: ${groupCardCode(cardCode)}`,
  noAction: '–',
  noActionRead: 'Keine Aktion möglich',
  onlyService: 'Entsperren kann nur unser Kundenservice.',
  toDigitalCard: 'Digitale Karte zeigen',
  loading: sieOrDu('Ihre Karten werden geladen …', 'Deine Karten werden geladen …'),
  count: (count: number): string => (count === 1 ? '1 Karte' : `${formatNumber(count)} Karten`),
  errorLoading: sieOrDu('Ihre Karten konnten nicht geladen werden.', 'Deine Karten konnten nicht geladen werden.'),
  retry: 'Noch einmal versuchen',
  errorWallets: 'Das Speichern im Wallet lässt sich gerade nicht laden.',
  none: sieOrDu(`Mit Ihrem Konto ${noneLinked}`, `Mit Deinem Konto ${noneLinked}`),
}

export const aside = {
  label: sieOrDu('Rund um Ihre Karten', 'Rund um Deine Karten'),
  mainTitle: 'Hauptkarte',
  helpTitle: 'Karte verloren?',
  helpText: sieOrDu(
    `Sperren Sie die Karte in Ihrer Kartenliste, oder rufen Sie uns an (${brand.contact.hours}). Ihre Punkte bleiben erhalten.`,
    `Sperre die Karte in Deiner Kartenliste, oder ruf uns an (${brand.contact.hours}). Deine Punkte bleiben erhalten.`,
  ),
  toList: 'Zur Kartenliste',
}

export const link = {
  title: 'Karte verknüpfen',
  lead: sieOrDu(
    `Haben Sie ${inStore} oder mit der Post eine Karte bekommen? Verknüpfen Sie sie hier mit Ihrem Konto, damit sie Punkte sammelt.`,
    `Hast Du ${inStore} oder mit der Post eine Karte bekommen? Verknüpfe sie hier mit Deinem Konto, damit sie Punkte sammelt.`,
  ),
  hint: `${cardDigits} Ziffern, auf der Rückseite der Karte`,
  submit: 'Karte verknüpfen',
  /** `isOwn` if the list has the typed card. */
  error: (error: FieldError, typed: string, isOwn: boolean): string =>
    error.code === 'already_in_use' && isOwn
      ? sieOrDu('Diese Karte ist schon mit Ihrem Konto verknüpft.', 'Diese Karte ist schon mit Deinem Konto verknüpft.')
      : cardCodeErrorText(error, { label: t.number, value: typed }),
  linkedTitle: sieOrDu('Ihre Karte ist verknüpft', 'Deine Karte ist verknüpft'),
  linked: (cardCode: string): string =>
    sieOrDu(
      `Die Karte ${inText(cardCode)} sammelt ab sofort Punkte für Ihr Konto.`,
      `Die Karte ${inText(cardCode)} sammelt ab sofort Punkte für Dein Konto.`,
    ),
}

export const lock = {
  title: 'Karte sperren?',
  card: (cardCode: string): string => `Karte ${groupCardCode(cardCode)}`,
  // Followed by the phone number.
  forGood: 'Eine gesperrte Karte kann nur unser Kundenservice entsperren:',
  hours: `(${brand.contact.hours}). ${sieOrDu('Ihre Punkte behalten Sie.', 'Deine Punkte behältst Du.')}`,
  reason: 'Grund',
  reasonHint: 'Zum Beispiel verloren, gestohlen oder beschädigt',
  submit: 'Karte sperren',
  cancel: 'Abbrechen',
  close: 'Schließen',
  reasonError: (error: FieldError, reason: string): string =>
    fieldErrorText(error, { reason: lock.reason }, { reason }),
  /** An error that the dialog has no field for: the call sends the profile's address, too. */
  error: (error: FieldError, address: PostalAddress): string =>
    addressErrorText(error, address) + (isAddressField(error.input) ? ` ${lock.completeAddress}` : ''),
  completeAddress: sieOrDu(
    'Zum Sperren brauchen wir Ihre Adresse. Bitte ergänzen Sie sie in Ihren Kontodaten, oder rufen Sie uns an.',
    'Zum Sperren brauchen wir Deine Adresse. Bitte ergänze sie in Deinen Kontodaten, oder ruf uns an.',
  ),
  toAccountData: 'Zu meinen Kontodaten',
  orderNew: 'Neue Karte bestellen',
  lockedTitle: sieOrDu('Ihre Karte ist gesperrt', 'Deine Karte ist gesperrt'),
  /** Followed by the phone number. */
  locked: (cardCode: string): string =>
    `Die Karte ${inText(cardCode)} gilt nicht mehr. Entsperren kann sie nur unser Kundenservice:`,
}

export const order = {
  title: 'Karte bestellen',
  lead: sieOrDu(
    'Wir schicken Ihnen gern eine neue Karte. Sobald Sie sie hier verknüpft haben, sammelt sie Punkte für Ihr Konto.',
    'Wir schicken Dir gern eine neue Karte. Sobald Du sie hier verknüpft hast, sammelt sie Punkte für Dein Konto.',
  ),
  front: 'Vorderseite der Kundenkarte',
  back: 'Rückseite der Kundenkarte mit Barcode und Nummer',
  address: 'Wir senden die Karte an',
  failed: (error: FieldError | undefined): string =>
    mayBeOrdered(error)
      ? sieOrDu('Vielleicht ist Ihre Bestellung angekommen', 'Vielleicht ist Deine Bestellung angekommen')
      : 'Die Karte konnte nicht bestellt werden',
  /** An error that the page has no field for. */
  error: (error: FieldError, address: PostalAddress): string =>
    mayBeOrdered(error)
      ? sieOrDu(
          `Wir haben keine Antwort bekommen. Bitte sehen Sie oben unter „${t.listTitle}“ nach, oder fragen Sie unseren Kundenservice, bevor Sie noch einmal bestellen.`,
          `Wir haben keine Antwort bekommen. Bitte schau oben unter „${t.listTitle}“ nach, oder frag unseren Kundenservice, bevor Du noch einmal bestellst.`,
        )
      : addressErrorText(error, address),
  submit: 'Karte bestellen',
  edit: 'An eine andere Adresse senden',
  noAddress: 'Zum Bestellen brauchen wir noch eine vollständige Lieferadresse.',
  enterAddress: 'Lieferadresse angeben',
  editTitle: 'Lieferadresse für diese Karte',
  cancel: 'Abbrechen',
  editHint: sieOrDu(
    'Die Adresse gilt nur für diese Karte; Ihre Kontodaten bleiben, wie sie sind.',
    'Die Adresse gilt nur für diese Karte; Deine Kontodaten bleiben, wie sie sind.',
  ),
  checkInput: sieOrDu('Bitte prüfen Sie Ihre Angaben', 'Bitte prüfe Deine Angaben'),
  suggestionConsequence: sieOrDu(
    'Wenn Sie den Vorschlag übernehmen, bestellen Sie die Karte. Er gilt nur für diese Karte; Ihre Kontodaten bleiben, wie sie sind.',
    'Wenn Du den Vorschlag übernimmst, bestellst Du die Karte. Er gilt nur für diese Karte; Deine Kontodaten bleiben, wie sie sind.',
  ),
  orderedTitle: sieOrDu('Ihre Karte ist bestellt', 'Deine Karte ist bestellt'),
  ordered: (address: PostalAddress): string => {
    const place = placeLines(address, '\u00a0').join(', ')
    return sieOrDu(
      `Wir schicken die Karte mit der Post an diese Adresse: ${place}. Verknüpfen Sie sie hier, sobald sie da ist.`,
      `Wir schicken die Karte mit der Post an diese Adresse: ${place}. Verknüpfe sie hier, sobald sie da ist.`,
    )
  },
}
