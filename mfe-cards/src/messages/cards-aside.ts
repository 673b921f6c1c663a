import { brand } from '@delikaterie/shared-contracts/brand'

export const t = {
  label: 'Rund um Ihre Karten',
  mainTitle: 'Hauptkarte',
  helpTitle: 'Karte verloren?',
  helpText: `Sperren Sie die Karte in Ihrer Kartenliste. Ihre Punkte bleiben erhalten. Bei Fragen sind wir da: ${brand.contact.hours}.`,
  toList: 'Zur Kartenliste',
}
