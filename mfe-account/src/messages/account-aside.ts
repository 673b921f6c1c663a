import { brand } from '@delikaterie/shared-contracts/brand'

export const t = {
  label: 'Hilfe und weitere Seiten',
  helpTitle: 'Stimmt etwas nicht?',
  helpText: `Was Sie hier nicht ändern können, ändert unser Kundenservice für Sie: ${brand.contact.hours}.`,
  moreTitle: 'Mehr aus Ihrem Konto',
  cards: 'Meine Karten',
  transactions: 'Transaktionen',
  redemptions: 'Meine Einlösungen',
  privacy: 'Datenschutz',
}
