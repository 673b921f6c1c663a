import * as paths from '@portal/shared-contracts/paths'
import type { MenuEntry as RemoteEntry } from '@portal/shared-contracts/remotes'
import { t } from '../messages/layout.ts'
import { targetExists, type HasPage } from './site.ts'

export type MenuLink = { readonly label: string; readonly to: string }
export type MenuGroup = {
  /** Remotes add links under this name (docs/release-a-remote.md). */
  readonly menu: string
  readonly label: string
  /** The page of the label itself; without one the label only opens the group. */
  readonly to?: string
  readonly links: readonly MenuLink[]
  /** Paths of pages that belong to the group without a link in it. */
  readonly otherPages?: readonly string[]
  /** Shown smaller, after everything else. */
  readonly quiet?: true
}
export type MenuEntry = MenuLink | MenuGroup

export const isGroup = (entry: MenuEntry): entry is MenuGroup => 'links' in entry

const link = (label: string, to: string): MenuLink => ({ label, to })
const group = (menu: string, label: string, to: string, links: readonly MenuLink[]): MenuGroup => ({
  menu,
  label,
  to,
  links,
})

const legal: MenuGroup = {
  menu: 'legal',
  label: t.legal,
  quiet: true,
  links: [link(t.privacy, paths.privacy), link(t.terms, paths.terms), link(t.imprint, paths.imprint)],
  otherPages: [paths.conditions, paths.contestConditions, paths.withdrawal, paths.accessibility],
}

/** Main navigation of a member with a loyalty account. */
export const memberMenu: readonly MenuEntry[] = [
  group('account', t.account, paths.accountData, [
    link(t.accountData, paths.accountData),
    link(t.cards, paths.cards),
    link(t.transactions, paths.transactions),
    link(t.newsletter, paths.accountNewsletter),
  ]),
  group('rewards', t.benefitsAndRewards, paths.benefitsAndRewards, [
    link(t.coupons, paths.coupons),
    link(t.benefits, paths.benefits),
    link(t.rewards, paths.rewards),
    link(t.rarities, paths.rarities),
  ]),
  link(t.faq, paths.faq),
  link(t.contact, paths.contact),
  legal,
]

/** Main navigation of visitors, and of members without a loyalty account. */
export const visitorMenu: readonly MenuEntry[] = [
  link(t.benefits, paths.landingBenefits),
  link(t.faq, paths.faq),
  link(t.newsletter, paths.newsletter),
  link(t.contact, paths.contact),
  legal,
]

/**
 * The entries whose page exists, with those that remotes add to a group at its end. A group with one link left becomes
 * that link, an empty group is removed, and the label of a group whose own page is missing only opens it.
 */
export function visibleMenu(
  entries: readonly MenuEntry[],
  hasPage: HasPage,
  added: readonly RemoteEntry[] = [],
): readonly MenuEntry[] {
  return entries.flatMap((entry): readonly MenuEntry[] => {
    if (!isGroup(entry)) return targetExists(entry.to, hasPage) ? [entry] : []
    const ofRemotes = added.filter(({ menu }) => menu === entry.menu).map(({ label, path }) => link(label, path))
    const links = [...entry.links, ...ofRemotes].filter(({ to }) => targetExists(to, hasPage))
    const { to, ...others } = entry
    const hasOwnPage = to !== undefined && targetExists(to, hasPage)
    return links.length > 1 ? [{ ...others, ...(hasOwnPage && { to }), links }] : links
  })
}

/** Whether the current page is one of a group's links or other pages, or its path begins as the group's. */
export const includes = ({ to, links, otherPages = [] }: MenuGroup, current: string): boolean =>
  links.some((link) => link.to === current) ||
  otherPages.includes(current) ||
  (to !== undefined && folderOf(to) === folderOf(current))

/** The first part of a path; undefined for `/`. */
const folderOf = (path: string): string | undefined => path.split('/')[1] || undefined
