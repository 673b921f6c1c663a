import { addressErrorText, isAddressField, placeLines, type PostalAddress } from '@portal/shared-contracts/address'
import { brand } from '@portal/shared-contracts/brand/brand'
import { no } from '@portal/shared-contracts/brand/noun'
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

/** The list of cards. */
export const t = {
  listTitle: 'Ihre Karten',
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
  loading: 'Ihre Karten werden geladen …',
  count: (count: number): string => (count === 1 ? '1 Karte' : `${formatNumber(count)} Karten`),
  errorLoading: 'Ihre Karten konnten nicht geladen werden.',
  retry: 'Noch einmal versuchen',
  none: `Mit Ihrem Konto ist noch ${no(brand.card, 'nominative')} verknüpft.`,
}

export const aside = {
  label: 'Rund um Ihre Karten',
  mainTitle: 'Hauptkarte',
  helpTitle: 'Karte verloren?',
  helpText: `Sperren Sie die Karte in Ihrer Kartenliste, oder rufen Sie uns an (${brand.contact.hours}). Ihre Punkte bleiben erhalten.`,
  toList: 'Zur Kartenliste',
}

export const link = {
  title: 'Karte verknüpfen',
  lead: `Haben Sie ${inStore} oder mit der Post eine Karte bekommen? Verknüpfen Sie sie hier mit Ihrem Konto, damit sie Punkte sammelt.`,
  hint: `${cardDigits} Ziffern, auf der Rückseite der Karte`,
  submit: 'Karte verknüpfen',
  /** `isOwn` if the list has the typed card. */
  error: (error: FieldError, typed: string, isOwn: boolean): string =>
    error.code === 'already_in_use' && isOwn
      ? 'Diese Karte ist schon mit Ihrem Konto verknüpft.'
      : cardCodeErrorText(error, { label: t.number, value: typed }),
  linkedTitle: 'Ihre Karte ist verknüpft',
  linked: (cardCode: string): string => `Die Karte ${inText(cardCode)} sammelt ab sofort Punkte für Ihr Konto.`,
}

export const lock = {
  title: 'Karte sperren?',
  card: (cardCode: string): string => `Karte ${groupCardCode(cardCode)}`,
  // Followed by the phone number.
  forGood: 'Eine gesperrte Karte kann nur unser Kundenservice entsperren:',
  hours: `(${brand.contact.hours}). Ihre Punkte behalten Sie.`,
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
  completeAddress:
    'Zum Sperren brauchen wir Ihre Adresse. Bitte ergänzen Sie sie in Ihren Kontodaten, oder rufen Sie uns an.',
  toAccountData: 'Zu meinen Kontodaten',
  orderNew: 'Neue Karte bestellen',
  lockedTitle: 'Ihre Karte ist gesperrt',
  /** Followed by the phone number. */
  locked: (cardCode: string): string =>
    `Die Karte ${inText(cardCode)} gilt nicht mehr. Entsperren kann sie nur unser Kundenservice:`,
}

export const order = {
  title: 'Karte bestellen',
  lead: 'Wir schicken Ihnen gern eine neue Karte. Sobald Sie sie hier verknüpft haben, sammelt sie Punkte für Ihr Konto.',
  front: 'Vorderseite der Kundenkarte',
  back: 'Rückseite der Kundenkarte mit Barcode und Nummer',
  address: 'Wir senden die Karte an',
  failed: (error: FieldError | undefined): string =>
    mayBeOrdered(error) ? 'Vielleicht ist Ihre Bestellung angekommen' : 'Die Karte konnte nicht bestellt werden',
  /** An error that the page has no field for. */
  error: (error: FieldError, address: PostalAddress): string =>
    mayBeOrdered(error)
      ? 'Wir haben keine Antwort bekommen. Bitte sehen Sie oben unter „Ihre Karten“ nach, oder fragen Sie unseren Kundenservice, bevor Sie noch einmal bestellen.'
      : addressErrorText(error, address),
  submit: 'Karte bestellen',
  edit: 'An eine andere Adresse senden',
  noAddress: 'Zum Bestellen brauchen wir noch eine vollständige Lieferadresse.',
  enterAddress: 'Lieferadresse angeben',
  editTitle: 'Lieferadresse für diese Karte',
  cancel: 'Abbrechen',
  editHint: 'Die Adresse gilt nur für diese Karte; Ihre Kontodaten bleiben, wie sie sind.',
  checkInput: 'Bitte prüfen Sie Ihre Angaben',
  suggestionConsequence:
    'Wenn Sie den Vorschlag übernehmen, bestellen Sie die Karte. Er gilt nur für diese Karte; Ihre Kontodaten bleiben, wie sie sind.',
  orderedTitle: 'Ihre Karte ist bestellt',
  ordered: (address: PostalAddress): string =>
    `Wir schicken die Karte mit der Post an diese Adresse: ${placeLines(address, '\u00a0').join(', ')}. Verknüpfen Sie sie hier, sobald sie da ist.`,
}
