import { brand } from '@delikaterie/shared-contracts/brand'

export const t = {
  label: 'Rund um Ihre Karten',
  mainTitle: 'Hauptkarte',
  mainText: 'Diese Karte sehen Sie auf der Startseite.',
  helpTitle: 'Karte verloren?',
  helpText: `Sperren Sie die Karte hier in der Liste. Ihre Punkte bleiben erhalten. Bei Fragen sind wir da: ${brand.contact.hours}.`,
}
