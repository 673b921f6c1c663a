import { hasPart } from '@portal/shared-contracts/brand/parts'
import * as facts from '@portal/shared-contracts/facts/brand-facts'
import { slug } from '@portal/shared-contracts/text/slug'

/** The ids of the headings of Kontodaten, in the order of the page: links of other pages and e-mails may name them. */
export const partIds = {
  personalData: 'persoenliche-daten',
  address: 'adresse',
  newsletter: 'newsletter',
  beExcited: slug(facts.recommendations ?? 'Empfehlungen'),
  password: 'passwort',
  endSessions: 'ueberall-abmelden',
  myData: 'meine-daten',
  leaving: 'mitgliedschaft-beenden',
} as const
export type AccountPart = keyof typeof partIds

export type AccountGroup = 'data' | 'consents' | 'account'

/** The parts in three groups, in the order of the page; without the newsletter if the brand has none. */
export const accountGroups: Readonly<Record<AccountGroup, readonly AccountPart[]>> = {
  data: ['personalData', 'address'],
  consents: hasPart('newsletter') ? ['newsletter', 'beExcited'] : ['beExcited'],
  account: ['password', 'endSessions', 'myData', 'leaving'],
}
