import { addressErrorText, type PostalAddress } from '@portal/shared-contracts/address'
import type { FieldError } from '@portal/shared-contracts/calls'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { brand } from '@portal/shared-contracts/brand/brand'
import { formatPoints } from '@portal/shared-contracts/numbers/format'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { billingInput } from '../domain/order-error.ts'

/** The sentence of an error of the form; `address` is the typed one. */
export function fieldErrorText(error: FieldError, address: PostalAddress): string {
  if (error.input === 'cardCode' && error.code === 'stringEmpty') return errorText(error.code, t.card)
  if (error.input === billingInput)
    return `${errorText(error.code)} Es geht um Ihre Rechnungsadresse. Sie steht in Ihren Kontodaten.`
  return addressErrorText(error, address)
}

export const t = {
  title: 'Prämie einlösen',
  orderedTitle: 'Prämie bestellt',
  steps: 'Schritte zum Einlösen',
  stepNames: { card: 'Karte', address: 'Adresse', review: 'Prüfen' },
  lastStep: 'Fertig',
  stepDone: 'erledigt',
  loading: 'Die Prämie wird geladen …',
  couldNotLoad: 'Die Prämie konnte nicht geladen werden.',
  /** Before the sentence of the error, which says what helps. */
  pointsKept: 'Ihre Punkte sind davon nicht betroffen.',
  retry: 'Noch einmal versuchen',
  back: 'Zurück',
  next: 'Weiter',
  allRewards: 'Alle Prämien ansehen',
  /** In the browser's tab. */
  errorNoCoupon: 'Fehler',
  notFoundTitle: 'Diese Prämie gibt es nicht',
  notFound: 'Vielleicht ist die Prämie abgelaufen, oder der Link ist unvollständig.',
  notRedeemableTitle: 'Diese Prämie können Sie gerade nicht einlösen',
  checkInput: 'Bitte prüfen Sie Ihre Angaben',
  impossible: 'Die Bestellung ist so nicht möglich',
  rejected: 'Ihre Bestellung wurde nicht angenommen, und es wurden keine Punkte abgebucht',

  cardTitle: 'Karte wählen',
  cardLead: 'Mit welcher Ihrer Karten möchten Sie die Prämie einlösen? Alle gehören zum selben Punktekonto.',
  cardLegend: 'Ihre Karten',
  cardName: (cardCode: string): string => groupCardCode(cardCode),
  mainCard: 'Hauptkarte',
  noCardTitle: 'Sie brauchen eine Karte',
  noCard:
    'Zum Einlösen muss eine Karte mit Ihrem Konto verknüpft sein, die nicht gesperrt ist. Verknüpfen oder bestellen Sie eine Karte und kommen Sie dann hierher zurück.',
  toCards: 'Zu meinen Karten',

  addressTitle: { known: 'Adresse prüfen', missing: 'Lieferadresse angeben' },
  addressLead: 'Wohin dürfen wir Ihre Prämie schicken? Wir liefern innerhalb Deutschlands.',
  addressAbroad:
    'Prämien liefern wir nur innerhalb Deutschlands. Bitte geben Sie eine deutsche Lieferadresse an; Ihre Kontodaten ändern sich dadurch nicht.',
  country: 'Deutschland',

  suggestionConsequence: (price: number): string =>
    `Mit Ihrer Wahl lösen Sie die Prämie für ${formatPoints(price)} ein. Die gewählte Adresse gilt nur für diese Bestellung; Ihre Kontodaten bleiben, wie sie sind.`,

  reviewTitle: 'Prüfen und bestellen',
  reward: 'Prämie',
  price: 'Preis',
  afterwards: 'Ihr Punktestand danach',
  card: 'Karte',
  delivery: 'Lieferadresse',
  billing: 'Rechnungsadresse',
  confirmation: 'Bestätigung an',
  change: 'Ändern',
  changeCard: 'Karte ändern',
  changeAddress: 'Lieferadresse ändern',
  withdrawalBefore: 'Es gilt unsere',
  withdrawal: 'Widerrufsbelehrung für den Prämienshop',
  submit: (price: number): string => `Jetzt für ${formatPoints(price)} einlösen`,

  sending: 'Einen Augenblick bitte, wir geben Ihre Bestellung weiter …',

  unknownTitle: 'Ihre Bestellung ist noch nicht bestätigt',
  unknown:
    'Ob Ihre Bestellung angekommen ist, wissen wir noch nicht. Bitte bestellen Sie diese Prämie nicht noch einmal, bevor das geklärt ist.',
  sentAt: (date: string, time: string): string => `Abgeschickt am ${date} um ${time}\u00a0Uhr.`,
  checkHint: 'Das löst keine zweite Bestellung aus.',
  check: 'Stand noch einmal prüfen',
  checkedAt: (time: string): string => `Zuletzt geprüft um ${time}\u00a0Uhr: Es gibt noch keine Antwort.`,
  checking: 'Wir prüfen den Stand Ihrer Bestellung …',
  toTransactions: 'Zu meinen Transaktionen',
  startOverTitle: 'Nichts abgebucht?',
  startOverLead:
    'Sehen Sie zuerst in Ihren Transaktionen nach. Steht dort keine Abbuchung für diese Prämie, können Sie neu beginnen. Ihre Eingaben bleiben erhalten.',
  startOverConfirm: 'Ich habe nachgesehen: Für diese Prämie wurden keine Punkte abgebucht.',
  startOverUnconfirmed: 'Bitte bestätigen Sie zuerst, dass nichts abgebucht wurde.',
  startOver: 'Neu beginnen',

  helpTitle: 'Fragen zu dieser Bestellung?',
  helpText: `Unser Kundenservice sieht gern für Sie nach (${brand.contact.hours}).`,

  doneTitle: 'Vielen Dank für Ihre Bestellung!',
  orderNumber: 'Bestellnummer',
  newBalance: 'Neuer Punktestand',
  balanceLoading: 'wird ermittelt …',
  balanceUnavailable: 'Ihren neuen Punktestand finden Sie in Kürze unter „Transaktionen“.',
  again: 'Diese Prämie noch einmal bestellen',
  home: 'Zur Startseite',

  alreadyOrderedTitle: 'Sie haben diese Prämie gerade bestellt. Noch einmal bestellen?',
  alreadyOrdered:
    'Ihre erste Bestellung ist bei uns angekommen und bleibt bestehen. Eine zweite kostet Sie noch einmal Punkte. Bestellt ist sie erst, wenn Sie im Schritt „Prüfen“ bestätigen.',
  orderedAt: 'Bestellt am',
  dateAndTime: (date: string, time: string): string => `${date} um ${time}\u00a0Uhr`,
  orderAgain: 'Ja, noch einmal bestellen',
  keepOneOrder: 'Nein, eine Bestellung genügt',
}
