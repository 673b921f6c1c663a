import { bus } from '@delikaterie/shared-contracts/bus'
import { Link } from '@delikaterie/shared-contracts/navigation'
import * as paths from '@delikaterie/shared-contracts/paths'
import type { MenuName } from '@delikaterie/shared-contracts/remotes'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { ChevronIcon, MenuIcon } from '@delikaterie/shared-ui/icons'
import { classNames } from '@delikaterie/shared-ui/class-names'
import { Logo } from '@delikaterie/shared-ui/logo'
import { Container } from '@delikaterie/shared-ui/section'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { useContext, type ComponentType } from 'react'
import { t } from '../messages/layout.ts'
import { Disclosure } from './disclosure.tsx'
import {
  isGroup,
  memberMenu,
  visibleMenu,
  visitorMenu,
  type MenuEntry,
  type MenuGroup,
  type MenuLink,
} from './menus.ts'
import { RemoteEntriesContext, SitePagesContext } from './site-pages.ts'
import * as css from './site-header.module.css'

export type SiteHeaderProps = {
  /** The menu in the header; `none` on pages that hide it. */
  menu: MenuName | 'none'
  /** Whether to offer the logout instead of the login; web-shop users are logged in with the menu of visitors. */
  loggedIn: boolean
  /** Path of the current page. */
  current: string
}

/** Skip link, wordmark and main navigation, which phones show in a sheet. */
export function SiteHeader({ menu, loggedIn, current }: SiteHeaderProps) {
  return (
    <header className={css.header}>
      <a className="skip-link" href="#inhalt">
        {t.skipLink}
      </a>
      <Container className={css.bar}>
        <Link to="/" className={css.home} aria-label={t.home}>
          <Logo text={t.wordmark} />
        </Link>
        {menu !== 'none' && <MainMenu menu={menu} loggedIn={loggedIn} current={current} />}
      </Container>
    </header>
  )
}

type MainMenuProps = Omit<SiteHeaderProps, 'menu'> & { menu: MenuName }

function MainMenu({ menu, loggedIn, current }: MainMenuProps) {
  const entries = visibleMenu(
    menu === 'member' ? memberMenu : visitorMenu,
    useContext(SitePagesContext),
    useContext(RemoteEntriesContext),
  )
  return (
    <nav className={loggedIn ? css.nav : css.visitorNav} aria-label={t.mainMenu}>
      <MenuList className={css.wide} entries={entries} current={current} Entry={WideEntry} />
      <SessionButton loggedIn={loggedIn} />
      <Disclosure
        label={<MenuButton />}
        className={css.narrow}
        summaryClassName={css.menuButton}
        panelClassName={css.sheet}
      >
        <MenuList className={css.sheetList} entries={entries} current={current} Entry={NarrowEntry} />
        <SessionButton loggedIn={loggedIn} inSheet />
      </Disclosure>
    </nav>
  )
}

function MenuButton() {
  return (
    <>
      <MenuIcon />
      <span className={css.menuLabel}>{t.menu}</span>
    </>
  )
}

/** Login or logout. On phones the logout is inside the sheet, so that it is not pressed by accident. */
function SessionButton({ loggedIn, inSheet = false }: { loggedIn: boolean; inSheet?: boolean }) {
  const place = inSheet ? css.sheetSessionButton : loggedIn ? css.wideSessionButton : css.sessionButton
  const className = buttonClass('outline', place)
  return loggedIn ? (
    <button type="button" className={className} onClick={() => bus.emit('logout', { reason: 'member' })}>
      {t.logout}
    </button>
  ) : (
    <Link to={paths.landingLogin} className={className}>
      {t.login}
    </Link>
  )
}

type EntryProps<E extends MenuEntry> = { entry: E; current: string }

type MenuListProps<E extends MenuEntry> = {
  entries: readonly E[]
  current: string
  className: string | undefined
  Entry: ComponentType<EntryProps<E>>
}

function MenuList<E extends MenuEntry>({ entries, current, className, Entry }: MenuListProps<E>) {
  return (
    <ul className={className}>
      {entries.map((entry) => (
        <li key={entry.to ?? entry.label}>
          <Entry entry={entry} current={current} />
        </li>
      ))}
    </ul>
  )
}

function WideEntry({ entry, current }: EntryProps<MenuEntry>) {
  if (!isGroup(entry)) return <LinkEntry entry={entry} current={current} />
  const { label, to, links, quiet } = entry
  const isCurrent = includes(entry, current)
  const chevron = <ChevronIcon size={16} className={css.chevron} />
  const summaryClass = isCurrent ? css.groupCurrent : css.groupLabel
  return (
    <div className={classNames(css.group, quiet && css.quietGroup)}>
      {to !== undefined && (
        <Link to={to} className={css.link} aria-current={isCurrent ? 'true' : undefined}>
          {label}
        </Link>
      )}
      <Disclosure
        label={
          <>
            {to === undefined ? label : <VisuallyHidden>{t.pagesOf(label)}</VisuallyHidden>}
            {chevron}
          </>
        }
        summaryClassName={to === undefined ? summaryClass : css.groupButton}
        panelClassName={css.dropdown}
      >
        <MenuList className={css.list} entries={links} current={current} Entry={LinkEntry} />
      </Disclosure>
    </div>
  )
}

const includes = ({ links }: MenuGroup, path: string): boolean => links.some(({ to }) => to === path)

function NarrowEntry({ entry, current }: EntryProps<MenuEntry>) {
  if (!isGroup(entry)) return <LinkEntry entry={entry} current={current} />
  const { label, to, links, quiet } = entry
  return (
    <div className={classNames(css.sheetGroup, quiet && css.sheetQuiet)}>
      {to === undefined ? (
        <p className={css.sheetLabel}>{label}</p>
      ) : (
        <Link to={to} className={css.sheetLabel} aria-current={includes(entry, current) ? 'true' : undefined}>
          {label}
        </Link>
      )}
      <MenuList className={css.list} entries={links} current={current} Entry={LinkEntry} />
    </div>
  )
}

function LinkEntry({ entry, current }: EntryProps<MenuLink>) {
  return (
    <Link to={entry.to} className={css.link} aria-current={entry.to === current ? 'page' : undefined}>
      {entry.label}
    </Link>
  )
}
