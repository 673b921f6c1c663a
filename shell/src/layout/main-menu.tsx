import { Link } from '@portal/page-library/navigation/navigation'
import type { MenuName } from '@portal/shared-contracts/remotes'
import { ChevronIcon, MenuIcon } from '@portal/shared-ui/icons/icons'
import { VisuallyHidden } from '@portal/shared-ui/text/visually-hidden'
import { classNames } from '@portal/shared-ui/styles/class-names'
import type { ComponentType } from 'react'
import { bus } from '@portal/page-library/session/bus'
import * as paths from '@portal/shared-contracts/paths'
import { buttonClass } from '@portal/shared-ui/buttons/button'
import { t } from '../messages/layout.ts'
import { Disclosure } from './disclosure.tsx'
import { includes, isGroup, memberMenu, visibleMenu, visitorMenu, type MenuEntry, type MenuLink } from './menus.ts'
import { useSite } from './site.ts'
import * as css from './main-menu.module.css'
import * as listCss from './menu-list.module.css'
import * as sheetCss from './menu-sheet.module.css'

/**
 * The main navigation, in a row where there is room and in a sheet elsewhere.
 * @param current path of the current page
 */
export function MainMenu({ menu, current }: { menu: MenuName; current: string }) {
  const loggedIn = menu !== 'visitor'
  const { hasPage, menuEntries } = useSite()
  const entries = visibleMenu(menu === 'member' ? memberMenu : visitorMenu, hasPage, menuEntries)
  return (
    <nav className={css.nav} aria-label={t.mainMenu}>
      <MenuList className={css.wide} entries={entries} current={current} Entry={WideEntry} />
      {/* On phones the logout is inside the sheet, so that it is not pressed by accident. */}
      <SessionButton loggedIn={loggedIn} className={loggedIn ? css.logout : css.login} />
      <MenuSheet entries={entries} loggedIn={loggedIn} current={current} />
    </nav>
  )
}

function WideEntry({ entry, current }: EntryProps<MenuEntry>) {
  if (!isGroup(entry)) return <LinkEntry entry={entry} current={current} />
  const { label, to, links } = entry
  const isCurrent = includes(entry, current)
  const chevron = <ChevronIcon size={16} className={css.chevron} />
  return (
    <div className={css.group}>
      {to !== undefined && (
        <Link to={to} className={linkClass} aria-current={isCurrent ? 'true' : undefined}>
          {label}
        </Link>
      )}
      <Disclosure
        label={
          <>
            {to === undefined ? <span>{label}</span> : <VisuallyHidden>{t.pagesOf(label)}</VisuallyHidden>}
            {chevron}
          </>
        }
        summaryClassName={itemClass(to !== undefined ? css.groupButton : isCurrent ? css.currentGroup : undefined)}
        panelClassName={css.dropdown}
      >
        <MenuList entries={links} current={current} Entry={LinkEntry} />
      </Disclosure>
    </div>
  )
}

type EntryProps<E extends MenuEntry> = {
  entry: E
  /** Path of the current page. */
  current: string
}

type MenuListProps<E extends MenuEntry> = {
  entries: readonly E[]
  current: string
  className?: string | undefined
  Entry: ComponentType<EntryProps<E>>
}

/** The entries of a menu, or of one of its groups. */
function MenuList<E extends MenuEntry>({ entries, current, className, Entry }: MenuListProps<E>) {
  return (
    <ul className={classNames(listCss.list, className)}>
      {entries.map((entry) => (
        <li key={entry.to ?? entry.label}>
          <Entry entry={entry} current={current} />
        </li>
      ))}
    </ul>
  )
}

/** The look of every label, link and button of a menu. */
const itemClass = (className?: string): string => classNames(listCss.item, className)

/** The look of a link that can be the current page. */
const linkClass = itemClass(listCss.link)

function LinkEntry({ entry, current }: EntryProps<MenuLink>) {
  return (
    <Link to={entry.to} className={linkClass} aria-current={entry.to === current ? 'page' : undefined}>
      {entry.label}
    </Link>
  )
}

type MenuSheetProps = {
  entries: readonly MenuEntry[]
  /** Whether to offer the logout instead of the login. */
  loggedIn: boolean
  current: string
}

/** The main navigation of narrow screens, below the header. */
function MenuSheet({ entries, loggedIn, current }: MenuSheetProps) {
  const label = (
    <>
      <MenuIcon />
      <span className={loggedIn ? undefined : sheetCss.besideLogin}>{t.menu}</span>
    </>
  )
  return (
    <Disclosure
      label={label}
      className={sheetCss.narrow}
      summaryClassName={itemClass(classNames(sheetCss.button, !loggedIn && sheetCss.narrowButton))}
      panelClassName={sheetCss.sheet}
    >
      <MenuList entries={entries} current={current} Entry={SheetEntry} />
      <SessionButton loggedIn={loggedIn} className={sheetCss.sessionButton} />
    </Disclosure>
  )
}

function SheetEntry({ entry, current }: EntryProps<MenuEntry>) {
  if (!isGroup(entry)) return <LinkEntry entry={entry} current={current} />
  const { label, to, links, quiet } = entry
  return (
    <div className={classNames(sheetCss.group, quiet && sheetCss.quietGroup)}>
      {to === undefined ? (
        <p className={itemClass(sheetCss.groupLabel)}>{label}</p>
      ) : (
        <Link
          to={to}
          className={itemClass(sheetCss.groupLabel)}
          aria-current={includes(entry, current) ? 'true' : undefined}
        >
          {label}
        </Link>
      )}
      <MenuList className={sheetCss.groupLinks} entries={links} current={current} Entry={LinkEntry} />
    </div>
  )
}

function SessionButton({ loggedIn, className }: { loggedIn: boolean; className: string | undefined }) {
  const look = buttonClass('outline', className)
  return loggedIn ? (
    <button type="button" className={look} onClick={() => bus.emit('logout', { reason: 'member' })}>
      {t.logout}
    </button>
  ) : (
    <Link to={paths.landingLogin} className={look}>
      {t.login}
    </Link>
  )
}
