import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { UserData } from '@portal/shared-contracts/calls'
import { cardDigits, groupCardCode, tidyCardCode } from '@portal/shared-contracts/card-number/card-code'
import { formatDate } from '@portal/shared-contracts/dates/berlin-time'
import { formatEuro } from '@portal/shared-contracts/numbers/format'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import {
  parseEuro,
  type MissingPointsField,
  type MissingPointsInput,
  type MissingPointsCode,
} from '../domain/missing-points.ts'
import { joined } from '../domain/profile.ts'

const labels: Readonly<Record<MissingPointsField, string>> = {
  day: 'Tag des Einkaufs',
  amount: 'Betrag in Euro',
  receipt: 'Bonnummer',
  place: 'Ort des Einkaufs',
  card: 'Karte',
}

/** `Karte endet auf 6789`: the whole number is not needed to find the account. */
const cardEnding = (cardCode: string): string => `endet auf ${cardCode.slice(-4)}`

const dayMissing = sieOrDu('Bitte geben Sie den Tag des Einkaufs an.', 'Bitte gib den Tag des Einkaufs an.')

const errorTexts: Readonly<Record<MissingPointsCode, string>> = {
  dayMissing,
  dayInFuture: `Dieser Tag liegt in der Zukunft. ${dayMissing}`,
  dayTooLongAgo: sieOrDu('Bitte prüfen Sie das Jahr des Einkaufs.', 'Bitte prüfe das Jahr des Einkaufs.'),
  amountMissing: sieOrDu('Bitte geben Sie den Betrag an.', 'Bitte gib den Betrag an.'),
  amountInvalid: sieOrDu(
    'Bitte geben Sie den Betrag in Euro an, zum Beispiel 24,90.',
    'Bitte gib den Betrag in Euro an, zum Beispiel 24,90.',
  ),
  placeMissing: sieOrDu('Bitte geben Sie an, wo Sie eingekauft haben.', 'Bitte gib an, wo Du eingekauft hast.'),
  cardInvalid: sieOrDu(
    `Eine Kartennummer hat ${cardDigits} Ziffern. Bitte prüfen Sie die Nummer, oder lassen Sie das Feld leer.`,
    `Eine Kartennummer hat ${cardDigits} Ziffern. Bitte prüfe die Nummer, oder lass das Feld leer.`,
  ),
}

/** Texts of the page 'Punkte fehlen?'. */
export const t = {
  title: 'Welcher Einkauf fehlt?',
  check: {
    before: sieOrDu('Sehen Sie bitte zuerst unter ', 'Schau bitte zuerst unter '),
    transactions: 'Transaktionen',
    after: ' nach: Gesperrte Punkte erscheinen dort grau und zählen noch nicht mit.',
  },
  lead: sieOrDu(
    'Fehlt die Buchung, geben Sie hier den Einkauf an. Daraus entsteht eine E-Mail an unseren Kundenservice, die Sie selbst abschicken.',
    'Fehlt die Buchung, dann gib hier den Einkauf an. Daraus entsteht eine E-Mail an unseren Kundenservice, die Du selbst abschickst.',
  ),
  form: sieOrDu('Ihr Einkauf', 'Dein Einkauf'),
  labels,
  dayHint: 'Wie auf dem Kassenbon',
  amountHint: 'Zum Beispiel 24,90',
  receiptHint: `Sie steht auf dem Kassenbon. ${sieOrDu('Ohne Bon lassen Sie das Feld leer.', 'Ohne Bon lässt Du das Feld leer.')}`,
  placeHint: facts.purchasePlaceHint,
  cardHint: sieOrDu(
    'Die Nummer der Karte, die Sie vorgezeigt haben. Ohne Karte lassen Sie das Feld leer.',
    'Die Nummer der Karte, die Du vorgezeigt hast. Ohne Karte lässt Du das Feld leer.',
  ),
  cardsLoading: sieOrDu('Ihre Karten werden geladen …', 'Deine Karten werden geladen …'),
  noCard: 'Ohne Karte',
  otherCard: 'Andere Karte',
  cardNumber: 'Kartennummer',
  cardOption: (cardCode: string): string => `Karte ${cardEnding(cardCode)}`,
  errorTitle: sieOrDu('Bitte prüfen Sie Ihre Angaben', 'Bitte prüfe Deine Angaben'),
  errorTexts,
  write: 'E-Mail schreiben',
  discard: 'Eingaben löschen',
  kept: sieOrDu(
    'Ihre Angaben bleiben in diesem Browser verschlüsselt gespeichert, bis Sie sie löschen oder sich abmelden.',
    'Deine Angaben bleiben in diesem Browser verschlüsselt gespeichert, bis Du sie löschst oder Dich abmeldest.',
  ),
  nothingOpens: sieOrDu(
    'Es öffnet sich nichts? Kopieren Sie den Text und schreiben Sie uns an',
    'Es öffnet sich nichts? Kopiere den Text und schreib uns an',
  ),
  mailText: 'Text der E-Mail',
  helpTitle: 'Lieber persönlich?',
  helpText: sieOrDu(
    `Rufen Sie uns an (${brand.contact.hours}), oder fragen Sie unser Team ${facts.inStore}. Bitte heben Sie den Kassenbon auf, bis die Buchung erscheint.`,
    `Ruf uns an (${brand.contact.hours}), oder frag unser Team ${facts.inStore}. Bitte hebe den Kassenbon auf, bis die Buchung erscheint.`,
  ),

  mailSubject: 'Punkte fehlen',
  /** `isOwnCard`: the member chose one of the account's cards; a typed number is needed whole. */
  mailLines: (
    { day, amount, receipt, place, card }: MissingPointsInput,
    user: UserData,
    isOwnCard: boolean,
  ): readonly string[] => {
    const cardCode = tidyCardCode(card)
    const euros = parseEuro(amount)
    return [
      'Für diesen Einkauf fehlen mir Punkte:',
      '',
      `${labels.day}: ${day === '' ? '' : formatDate(day)}`,
      `Betrag: ${euros === null ? amount : formatEuro(euros)}`,
      ...(receipt.trim() === '' ? [] : [`${labels.receipt}: ${receipt.trim()}`]),
      `${labels.place}: ${place.trim()}`,
      `${labels.card}: ${cardCode === '' ? 'keine' : isOwnCard ? cardEnding(cardCode) : groupCardCode(cardCode)}`,
      '',
      `Name: ${joined([user.address.firstName, user.address.lastName])}`,
      `E-Mail-Adresse des Kontos: ${user.email || user.loginName}`,
    ]
  },
}
