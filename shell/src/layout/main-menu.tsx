import { Link } from '@delikaterie/shared-contracts/navigation'
import type { MenuName } from '@delikaterie/shared-contracts/remotes'
import { ChevronIcon } from '@delikaterie/shared-ui/icons'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/layout.ts'
import { Disclosure } from './disclosure.tsx'
import { includes, itemClass, linkClass, LinkEntry, MenuList, type EntryProps } from './menu-list.tsx'
import { MenuSheet } from './menu-sheet.tsx'
import { isGroup, memberMenu, visibleMenu, visitorMenu, type MenuEntry } from './menus.ts'
import { SessionButton } from './session-button.tsx'
import { useSite } from './site.ts'
import * as css from './main-menu.module.css'

export type MainMenuProps = {
  menu: MenuName
  /** Whether to offer the logout instead of the login; web-shop users are logged in with the menu of visitors. */
  loggedIn: boolean
  /** Path of the current page. */
  current: string
}

/** The main navigation, in a row where there is room and in a sheet elsewhere. */
export function MainMenu({ menu, loggedIn, current }: MainMenuProps) {
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
            {to === undefined ? label : <VisuallyHidden>{t.pagesOf(label)}</VisuallyHidden>}
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
