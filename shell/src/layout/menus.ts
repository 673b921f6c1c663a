import * as paths from '@delikaterie/shared-contracts/paths'
import { t } from '../messages/layout.ts'
import { leadsSomewhere, type HasPage } from './site-pages.ts'

export type MenuLink = { readonly kind: 'link'; readonly label: string; readonly to: string }
export type MenuGroup = { readonly kind: 'group'; readonly label: string; readonly links: readonly MenuLink[] }
export type MenuEntry = MenuLink | MenuGroup

const link = (label: string, to: string): MenuLink => ({ kind: 'link', label, to })

/** Main navigation of a member with a loyalty account (spec §2). */
export const memberMenu: readonly MenuEntry[] = [
  {
    kind: 'group',
    label: t.account,
    links: [
      link(t.accountData, paths.accountData),
      link(t.cards, paths.cards),
      link(t.transactions, paths.transactions),
    ],
  },
  {
    kind: 'group',
    label: t.benefitsAndRewards,
    links: [
      link(t.overview, paths.benefitsAndRewards),
      link(t.coupons, paths.coupons),
      link(t.benefits, paths.benefits),
      link(t.rewards, paths.rewards),
      link(t.rarities, paths.rarities),
    ],
  },
  link(t.faq, paths.faq),
]

/** Everybody else's: the logged-out menu. */
export const visitorMenu: readonly MenuEntry[] = [
  link(t.benefits, '/#vorteile'),
  link(t.faq, paths.faq),
  link(t.newsletter, paths.newsletter),
  link(t.contact, paths.contact),
]

export const footerLinks: readonly MenuLink[] = [
  link(t.faq, paths.faq),
  link(t.contact, paths.contact),
  link(t.privacy, paths.privacy),
  link(t.terms, paths.terms),
  link(t.imprint, paths.imprint),
  link(t.accessibility, paths.accessibility),
]

/** The entries that lead somewhere: an empty group goes, a group of one becomes its link. */
export function visibleMenu(menu: readonly MenuEntry[], hasPage: HasPage): readonly MenuEntry[] {
  return menu.flatMap((entry): readonly MenuEntry[] => {
    if (entry.kind === 'link') return leadsSomewhere(entry.to, hasPage) ? [entry] : []
    const links = entry.links.filter(({ to }) => leadsSomewhere(to, hasPage))
    return links.length > 1 ? [{ ...entry, links }] : links
  })
}

export const isCurrent = (link: MenuLink, path: string): boolean => link.to === path
