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
      link(t.accountData, '/konto/kontodaten'),
      link(t.cards, '/konto/karten'),
      link(t.transactions, '/konto/transaktionen'),
    ],
  },
  {
    kind: 'group',
    label: t.benefitsAndRewards,
    links: [
      link(t.overview, '/vorteile-und-praemien'),
      link(t.coupons, '/vorteile-und-praemien/aktionen'),
      link(t.benefits, '/vorteile-und-praemien/vorteile'),
      link(t.rewards, '/vorteile-und-praemien/praemien'),
      link(t.rarities, '/vorteile-und-praemien/raritaeten-und-sondereditionen'),
    ],
  },
  link(t.faq, '/faq'),
]

/** Everybody else's: the logged-out menu. */
export const visitorMenu: readonly MenuEntry[] = [
  link(t.benefits, '/#vorteile'),
  link(t.faq, '/faq'),
  link(t.newsletter, '/newsletter'),
  link(t.contact, '/kontakt'),
]

export const footerLinks: readonly MenuLink[] = [
  link(t.faq, '/faq'),
  link(t.contact, '/kontakt'),
  link(t.privacy, '/datenschutz'),
  link(t.terms, '/agb'),
  link(t.imprint, '/impressum'),
  link(t.accessibility, '/barrierefreiheit'),
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
