import * as paths from '@delikaterie/shared-contracts/paths'
import { t } from '../messages/layout.ts'
import { targetExists, type HasPage } from './site-pages.ts'

export type MenuLink = { readonly label: string; readonly to: string }
export type MenuGroup = { readonly label: string; readonly links: readonly MenuLink[] }
export type MenuEntry = MenuLink | MenuGroup

const link = (label: string, to: string): MenuLink => ({ label, to })
const group = (label: string, links: readonly MenuLink[]): MenuGroup => ({ label, links })

/** Main navigation of a member with a loyalty account. */
export const memberMenu: readonly MenuEntry[] = [
  group(t.account, [
    link(t.accountData, paths.accountData),
    link(t.cards, paths.cards),
    link(t.transactions, paths.transactions),
  ]),
  group(t.benefitsAndRewards, [
    link(t.overview, paths.benefitsAndRewards),
    link(t.coupons, paths.coupons),
    link(t.benefits, paths.benefits),
    link(t.rewards, paths.rewards),
    link(t.rarities, paths.rarities),
  ]),
  link(t.faq, paths.faq),
]

/** Main navigation of visitors, and of members without a loyalty account. */
export const visitorMenu: readonly MenuEntry[] = [
  link(t.benefits, '/#vorteile'),
  link(t.faq, paths.faq),
  link(t.newsletter, paths.newsletter),
  link(t.contact, paths.contact),
]

/** The entries whose page exists. A group with one link left becomes that link; an empty group is removed. */
export function visibleMenu(menu: readonly MenuEntry[], hasPage: HasPage): readonly MenuEntry[] {
  return menu.flatMap((entry): readonly MenuEntry[] => {
    if ('to' in entry) return targetExists(entry.to, hasPage) ? [entry] : []
    const links = entry.links.filter(({ to }) => targetExists(to, hasPage))
    return links.length > 1 ? [{ ...entry, links }] : links
  })
}
