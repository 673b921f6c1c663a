import { brand } from '@delikaterie/shared-contracts/brand'

export const t = {
  label: 'Rund um Ihre Karten',
  mainTitle: 'Hauptkarte',
  helpTitle: 'Karte verloren?',
  helpText: `Sperren Sie die Karte in Ihrer Kartenliste, oder rufen Sie uns an (${brand.contact.hours}). Ihre Punkte bleiben erhalten.`,
  toList: 'Zur Kartenliste',
}
