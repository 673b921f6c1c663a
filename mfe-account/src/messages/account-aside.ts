import { brand } from '@delikaterie/shared-contracts/brand'
import type { AccountPart } from '../domain/account-parts.ts'
import { t as address } from './address.ts'
import { t as beExcited } from './be-excited.ts'
import { t as endSessions } from './end-sessions.ts'
import { t as leaving } from './leaving.ts'
import { t as myData } from './my-data.ts'
import { t as newsletter } from './newsletter.ts'
import { t as password } from './password.ts'
import { t as personalData } from './personal-data.ts'

export const t = {
  label: 'Hilfe und weitere Seiten',
  partsTitle: 'Auf dieser Seite',
  parts: {
    personalData: personalData.title,
    address: address.title,
    newsletter: newsletter.title,
    beExcited: beExcited.title,
    password: password.title,
    endSessions: endSessions.title,
    myData: myData.title,
    leaving: leaving.title,
  } satisfies Record<AccountPart, string>,
  helpTitle: 'Stimmt etwas nicht?',
  helpText: `Was Sie hier nicht ändern können, ändert unser Kundenservice für Sie: ${brand.contact.hours}.`,
  moreTitle: 'Mehr aus Ihrem Konto',
  cards: 'Meine Karten',
  transactions: 'Transaktionen',
  redemptions: 'Meine Einlösungen',
}
