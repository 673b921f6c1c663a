import { brand } from '@portal/shared-contracts/brand/brand'
import { sieOrDu } from '@portal/shared-contracts/brand/sie-or-du'
import type { AccountGroup } from '../domain/account-parts.ts'
import { address, beExcited, endSessions, newsletter, password, personalData } from './account-data.ts'
import { leaving } from './leaving.ts'
import { myData } from './my-data.ts'

/** The texts of each section, of which links show the title. */
export const parts = { personalData, address, newsletter, beExcited, password, endSessions, myData, leaving }

/** The titles of the groups of parts. */
export const groups: Record<AccountGroup, string> = {
  data: sieOrDu('Ihre Angaben', 'Deine Angaben'),
  consents: sieOrDu('Was Sie von uns bekommen', 'Was Du von uns bekommst'),
  account: 'Konto und Sicherheit',
}

export const aside = {
  label: 'Hilfe und weitere Seiten',
  partsTitle: 'Auf dieser Seite',
  helpTitle: 'Stimmt etwas nicht?',
  helpText: sieOrDu(
    `Was Sie hier nicht ändern können, ändert unser Kundenservice für Sie (${brand.contact.hours}).`,
    `Was Du hier nicht ändern kannst, ändert unser Kundenservice für Dich (${brand.contact.hours}).`,
  ),
  moreTitle: sieOrDu('Mehr aus Ihrem Konto', 'Mehr aus Deinem Konto'),
  cards: 'Meine Karten',
  transactions: 'Transaktionen',
  redemptions: 'Meine Einlösungen',
}
