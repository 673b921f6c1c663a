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

/** The parts in three groups, in the order of the page. */
export const accountGroups = {
  data: ['personalData', 'address'],
  consents: ['newsletter', 'beExcited'],
  account: ['password', 'endSessions', 'myData', 'leaving'],
} as const satisfies Record<string, readonly AccountPart[]>
export type AccountGroup = keyof typeof accountGroups
