import { Link } from '@delikaterie/shared-contracts/navigation'
import { classNames } from '@delikaterie/shared-ui/class-names'
import type { ComponentType } from 'react'
import type { MenuEntry, MenuGroup, MenuLink } from './menus.ts'
import * as css from './menu-list.module.css'

export type EntryProps<E extends MenuEntry> = {
  entry: E
  /** Path of the current page. */
  current: string
}

export type MenuListProps<E extends MenuEntry> = {
  entries: readonly E[]
  current: string
  className?: string | undefined
  Entry: ComponentType<EntryProps<E>>
}

/** The entries of a menu, or of one of its groups. */
export function MenuList<E extends MenuEntry>({ entries, current, className, Entry }: MenuListProps<E>) {
  return (
    <ul className={classNames(css.list, className)}>
      {entries.map((entry) => (
        <li key={entry.to ?? entry.label}>
          <Entry entry={entry} current={current} />
        </li>
      ))}
    </ul>
  )
}

/** The look of every label, link and button of a menu. */
export const itemClass = (className?: string): string => classNames(css.item, className)

/** The look of a link that can be the current page. */
export const linkClass = itemClass(css.link)

export function LinkEntry({ entry, current }: EntryProps<MenuLink>) {
  return (
    <Link to={entry.to} className={linkClass} aria-current={entry.to === current ? 'page' : undefined}>
      {entry.label}
    </Link>
  )
}

/** Whether the current page is one of a group's links or other pages, or its path begins as the group's. */
export const includes = ({ to, links, otherPages = [] }: MenuGroup, current: string): boolean =>
  links.some((link) => link.to === current) ||
  otherPages.includes(current) ||
  (to !== undefined && folderOf(to) === folderOf(current))

/** The first part of a path; undefined for `/`. */
const folderOf = (path: string): string | undefined => path.split('/')[1] || undefined
