import { addressErrorText, type PostalAddress } from '@portal/shared-contracts/address'
import type { FieldError } from '@portal/shared-contracts/calls'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { formatPoints } from '@portal/shared-contracts/numbers/format'
import { errorText } from '@portal/shared-contracts/errors/error-messages'
import { billingInput } from '../domain/order-error.ts'

/** The sentence of an error of the form; `address` is the typed one. */
export function fieldErrorText(error: FieldError, address: PostalAddress): string {
  if (error.input === 'cardCode' && error.code === 'stringEmpty') return errorText(error.code, t.card)
  if (error.input === billingInput)
    return `${errorText(error.code)} ${sieOrDu('Es geht um Ihre Rechnungsadresse. Sie steht in Ihren Kontodaten.', 'Es geht um die Rechnungsadresse in Deinen Kontodaten.')}`
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
  pointsKept: sieOrDu('Ihre Punkte sind davon nicht betroffen.', 'Deine Punkte sind davon nicht betroffen.'),
  retry: 'Noch einmal versuchen',
  back: 'Zurück',
  next: 'Weiter',
  allRewards: 'Alle Prämien ansehen',
  /** In the browser's tab. */
  errorNoCoupon: 'Fehler',
  notFoundTitle: 'Diese Prämie gibt es nicht',
  notFound: 'Vielleicht ist die Prämie abgelaufen, oder der Link ist unvollständig.',
  notRedeemableTitle: sieOrDu(
    'Diese Prämie können Sie gerade nicht einlösen',
    'Diese Prämie kannst Du gerade nicht einlösen',
  ),
  checkInput: sieOrDu('Bitte prüfen Sie Ihre Angaben', 'Bitte prüfe Deine Angaben'),
  impossible: 'Die Bestellung ist so nicht möglich',
  rejected: sieOrDu(
    'Ihre Bestellung wurde nicht angenommen, und es wurden keine Punkte abgebucht',
    'Deine Bestellung wurde nicht angenommen, und es wurden keine Punkte abgebucht',
  ),

  cardTitle: 'Karte wählen',
  cardLead: `${sieOrDu('Mit welcher Ihrer Karten möchten Sie die Prämie einlösen?', 'Mit welcher Deiner Karten möchtest Du die Prämie einlösen?')} Alle gehören zum selben Punktekonto.`,
  cardLegend: sieOrDu('Ihre Karten', 'Deine Karten'),
  cardName: (cardCode: string): string => groupCardCode(cardCode),
  mainCard: 'Hauptkarte',
  noCardTitle: sieOrDu('Sie brauchen eine Karte', 'Du brauchst eine Karte'),
  noCard: sieOrDu(
    'Zum Einlösen muss eine Karte mit Ihrem Konto verknüpft sein, die nicht gesperrt ist. Verknüpfen oder bestellen Sie eine Karte und kommen Sie dann hierher zurück.',
    'Zum Einlösen muss eine Karte mit Deinem Konto verknüpft sein, die nicht gesperrt ist. Verknüpfe oder bestelle eine Karte und komm dann hierher zurück.',
  ),
  toCards: 'Zu meinen Karten',

  addressTitle: { known: 'Adresse prüfen', missing: 'Lieferadresse angeben' },
  addressLead: `${sieOrDu('Wohin dürfen wir Ihre Prämie schicken?', 'Wohin dürfen wir Deine Prämie schicken?')} Wir liefern innerhalb Deutschlands.`,
  addressAbroad: `Prämien liefern wir nur innerhalb Deutschlands. ${sieOrDu('Bitte geben Sie eine deutsche Lieferadresse an; Ihre Kontodaten ändern sich dadurch nicht.', 'Bitte gib eine deutsche Lieferadresse an; Deine Kontodaten ändern sich dadurch nicht.')}`,
  country: 'Deutschland',

  suggestionConsequence: (price: number): string =>
    sieOrDu(
      `Mit Ihrer Wahl lösen Sie die Prämie für ${formatPoints(price)} ein. Die gewählte Adresse gilt nur für diese Bestellung; Ihre Kontodaten bleiben, wie sie sind.`,
      `Mit Deiner Wahl löst Du die Prämie für ${formatPoints(price)} ein. Die gewählte Adresse gilt nur für diese Bestellung; Deine Kontodaten bleiben, wie sie sind.`,
    ),

  reviewTitle: 'Prüfen und bestellen',
  reward: 'Prämie',
  price: 'Preis',
  afterwards: sieOrDu('Ihr Punktestand danach', 'Dein Punktestand danach'),
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

  sending: sieOrDu(
    'Einen Augenblick bitte, wir geben Ihre Bestellung weiter …',
    'Einen Augenblick bitte, wir geben Deine Bestellung weiter …',
  ),

  unknownTitle: sieOrDu('Ihre Bestellung ist noch nicht bestätigt', 'Deine Bestellung ist noch nicht bestätigt'),
  unknown: sieOrDu(
    'Ob Ihre Bestellung angekommen ist, wissen wir noch nicht. Bitte bestellen Sie diese Prämie nicht noch einmal, bevor das geklärt ist.',
    'Ob Deine Bestellung angekommen ist, wissen wir noch nicht. Bitte bestelle diese Prämie nicht noch einmal, bevor das geklärt ist.',
  ),
  sentAt: (date: string, time: string): string => `Abgeschickt am ${date} um ${time}\u00a0Uhr.`,
  checkHint: 'Das löst keine zweite Bestellung aus.',
  check: 'Stand noch einmal prüfen',
  checkedAt: (time: string): string => `Zuletzt geprüft um ${time}\u00a0Uhr: Es gibt noch keine Antwort.`,
  checking: sieOrDu('Wir prüfen den Stand Ihrer Bestellung …', 'Wir prüfen den Stand Deiner Bestellung …'),
  toTransactions: 'Zu meinen Transaktionen',
  startOverTitle: 'Nichts abgebucht?',
  startOverLead: sieOrDu(
    'Sehen Sie zuerst in Ihren Transaktionen nach. Steht dort keine Abbuchung für diese Prämie, können Sie neu beginnen. Ihre Eingaben bleiben erhalten.',
    'Schau zuerst in Deinen Transaktionen nach. Steht dort keine Abbuchung für diese Prämie, kannst Du neu beginnen. Deine Eingaben bleiben erhalten.',
  ),
  startOverConfirm: 'Ich habe nachgesehen: Für diese Prämie wurden keine Punkte abgebucht.',
  startOverUnconfirmed: sieOrDu(
    'Bitte bestätigen Sie zuerst, dass nichts abgebucht wurde.',
    'Bitte bestätige zuerst, dass nichts abgebucht wurde.',
  ),
  startOver: 'Neu beginnen',

  helpTitle: 'Fragen zu dieser Bestellung?',
  helpText: sieOrDu(
    `Unser Kundenservice sieht gern für Sie nach (${brand.contact.hours}).`,
    `Unser Kundenservice sieht gern für Dich nach (${brand.contact.hours}).`,
  ),

  doneTitle: sieOrDu('Vielen Dank für Ihre Bestellung!', 'Vielen Dank für Deine Bestellung!'),
  orderNumber: 'Bestellnummer',
  newBalance: 'Neuer Punktestand',
  balanceLoading: 'wird ermittelt …',
  balanceUnavailable: sieOrDu(
    'Ihren neuen Punktestand finden Sie in Kürze unter „Transaktionen“.',
    'Deinen neuen Punktestand findest Du in Kürze unter „Transaktionen“.',
  ),
  again: 'Diese Prämie noch einmal bestellen',
  home: 'Zur Startseite',

  alreadyOrderedTitle: `${sieOrDu('Sie haben diese Prämie gerade bestellt.', 'Du hast diese Prämie gerade bestellt.')} Noch einmal bestellen?`,
  alreadyOrdered: sieOrDu(
    'Ihre erste Bestellung ist bei uns angekommen und bleibt bestehen. Eine zweite kostet Sie noch einmal Punkte. Bestellt ist sie erst, wenn Sie im Schritt „Prüfen“ bestätigen.',
    'Deine erste Bestellung ist bei uns angekommen und bleibt bestehen. Eine zweite kostet Dich noch einmal Punkte. Bestellt ist sie erst, wenn Du im Schritt „Prüfen“ bestätigst.',
  ),
  orderedAt: 'Bestellt am',
  dateAndTime: (date: string, time: string): string => `${date} um ${time}\u00a0Uhr`,
  orderAgain: 'Ja, noch einmal bestellen',
  keepOneOrder: 'Nein, eine Bestellung genügt',
}
