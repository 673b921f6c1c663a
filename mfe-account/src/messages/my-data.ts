import { hasPart } from '@portal/shared-contracts/brand/parts'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { groupCardCode } from '@portal/shared-contracts/card-number/card-code'
import type { SavedWallet } from '@portal/shared-contracts/wallet/wallet'
import { type DataPart, partsOf } from '../domain/my-data.ts'

const newsletter = hasPart('newsletter') ? ', Newsletter' : ''

const parts: Readonly<Record<DataPart, string>> = {
  profil: sieOrDu(
    `Ihr Profil mit Adresse${newsletter} und Einwilligungen`,
    `Dein Profil mit Adresse${newsletter} und Einwilligungen`,
  ),
  punkte: sieOrDu('Ihr Punktestand', 'Dein Punktestand'),
  karten: sieOrDu('Ihre Karten', 'Deine Karten'),
  buchungen: sieOrDu('alle Buchungen auf Ihrem Punktekonto', 'alle Buchungen auf Deinem Punktekonto'),
  aktivierteCoupons: sieOrDu('die Coupons, die Sie aktiviert haben', 'die Coupons, die Du aktiviert hast'),
  wallets: sieOrDu('Ihre Karten in Wallets', 'Deine Karten in Wallets'),
}

/** The texts of the section 'Meine Daten'. */
export const myData = {
  title: 'Meine Daten',
  lead: sieOrDu('Ihre Daten aus diesem Portal als Datei (JSON):', 'Deine Daten aus diesem Portal als Datei (JSON):'),
  contents: (hasWallets: boolean): string[] => partsOf(hasWallets).map((part) => parts[part]),
  more: sieOrDu(
    'Weitere Daten, zum Beispiel zu Bestellungen im Online-Shop, bekommen Sie auf Anfrage. Schreiben Sie uns:',
    'Weitere Daten, zum Beispiel zu Bestellungen im Online-Shop, bekommst Du auf Anfrage. Schreib uns:',
  ),
  download: 'Meine Daten herunterladen',
  loading: sieOrDu('Ihre Daten werden zusammengestellt …', 'Deine Daten werden zusammengestellt …'),
  /** `day` as YYYY-MM-DD. */
  file: (day: string): string => `meine-daten-${day}.json`,
  savedTitle: sieOrDu('Ihre Datei ist fertig', 'Deine Datei ist fertig'),
  saved: (file: string): string =>
    `Der Download hat begonnen: ${file}. ${sieOrDu('Bewahren Sie die Datei gut auf.', 'Bewahre die Datei gut auf.')}`,
  missingTitle: sieOrDu('Ihre Daten sind noch nicht vollständig', 'Deine Daten sind noch nicht vollständig'),
  missing: 'Diese Angaben konnten wir gerade nicht abrufen:',
  names: (missing: readonly DataPart[]): string[] => missing.map((part) => parts[part]),
  again: 'Noch einmal versuchen',
  saveIncomplete: 'Trotzdem herunterladen',
}

/** The list of wallets in the same section. */
export const savedWallets = {
  title: 'Karten in Wallets',
  loading: 'Die Wallets werden geladen …',
  failed: 'Welche Wallets gespeichert sind, konnten wir gerade nicht abrufen.',
  again: 'Noch einmal versuchen',
  none: sieOrDu(
    'Von Ihren Karten ist keine in Apple Wallet oder Google Wallet gespeichert.',
    'Von Deinen Karten ist keine in Apple Wallet oder Google Wallet gespeichert.',
  ),
  item({ cardCode, devices, google }: SavedWallet): string {
    const places = [
      ...(devices > 0 ? [`Apple Wallet auf ${devices === 1 ? 'einem Gerät' : `${devices} Geräten`}`] : []),
      ...(google ? ['Google Wallet'] : []),
    ]
    return `Karte ${groupCardCode(cardCode)}: ${places.join(' und ')}`
  },
  remove: sieOrDu(
    'Entfernen können Sie eine Karte in der Wallet-App. Bei Google Wallet steht hier auch eine Karte, deren Hinzufügen Sie nur begonnen haben.',
    'Entfernen kannst Du eine Karte in der Wallet-App. Bei Google Wallet steht hier auch eine Karte, deren Hinzufügen Du nur begonnen hast.',
  ),
}
