import { type DataPart, dataParts } from '../domain/my-data.ts'

const parts: Readonly<Record<DataPart, string>> = {
  profil: 'Ihr Profil mit Adresse, Newsletter und Einwilligungen',
  punkte: 'Ihr Punktestand',
  karten: 'Ihre Karten',
  buchungen: 'alle Buchungen auf Ihrem Punktekonto',
  aktivierteCoupons: 'die Coupons, die Sie aktiviert haben',
}

/** The texts of the section 'Meine Daten'. */
export const myData = {
  title: 'Meine Daten',
  lead: 'Ihre Daten aus diesem Portal als Datei (JSON):',
  contents: dataParts.map((part) => parts[part]),
  more: 'Weitere Daten, zum Beispiel zu Bestellungen im Online-Shop, bekommen Sie auf Anfrage. Schreiben Sie uns:',
  download: 'Meine Daten herunterladen',
  loading: 'Ihre Daten werden zusammengestellt …',
  /** `day` as YYYY-MM-DD. */
  file: (day: string): string => `meine-daten-${day}.json`,
  savedTitle: 'Ihre Datei ist fertig',
  saved: (file: string): string => `Der Download hat begonnen: ${file}. Bewahren Sie die Datei gut auf.`,
  missingTitle: 'Ihre Daten sind noch nicht vollständig',
  missing: 'Diese Angaben konnten wir gerade nicht abrufen:',
  names: (missing: readonly DataPart[]): string[] => missing.map((part) => parts[part]),
  again: 'Noch einmal versuchen',
  saveIncomplete: 'Trotzdem herunterladen',
}
