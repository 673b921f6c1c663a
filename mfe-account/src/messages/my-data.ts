import { hasPart } from '@portal/shared-contracts/brand/parts'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import { type DataPart, dataParts } from '../domain/my-data.ts'

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
}

/** The texts of the section 'Meine Daten'. */
export const myData = {
  title: 'Meine Daten',
  lead: sieOrDu('Ihre Daten aus diesem Portal als Datei (JSON):', 'Deine Daten aus diesem Portal als Datei (JSON):'),
  contents: dataParts.map((part) => parts[part]),
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
