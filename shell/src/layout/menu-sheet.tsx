import { Link } from '@delikaterie/shared-contracts/navigation'
import { classNames } from '@delikaterie/shared-ui/class-names'
import { MenuIcon } from '@delikaterie/shared-ui/icons'
import { t } from '../messages/layout.ts'
import { Disclosure } from './disclosure.tsx'
import { includes, itemClass, LinkEntry, MenuList, type EntryProps } from './menu-list.tsx'
import { isGroup, type MenuEntry } from './menus.ts'
import { SessionButton } from './session-button.tsx'
import * as css from './menu-sheet.module.css'

export type MenuSheetProps = {
  entries: readonly MenuEntry[]
  /** Whether to offer the logout instead of the login. */
  loggedIn: boolean
  /** Path of the current page. */
  current: string
}

/** The main navigation of narrow screens, below the header. */
export function MenuSheet({ entries, loggedIn, current }: MenuSheetProps) {
  const label = (
    <>
      <MenuIcon />
      <span className={loggedIn ? undefined : css.besideLogin}>{t.menu}</span>
    </>
  )
  return (
    <Disclosure
      label={label}
      className={css.narrow}
      summaryClassName={itemClass(classNames(css.button, !loggedIn && css.narrowButton))}
      panelClassName={css.sheet}
    >
      <MenuList entries={entries} current={current} Entry={SheetEntry} />
      <SessionButton loggedIn={loggedIn} className={css.sessionButton} />
    </Disclosure>
  )
}

function SheetEntry({ entry, current }: EntryProps<MenuEntry>) {
  if (!isGroup(entry)) return <LinkEntry entry={entry} current={current} />
  const { label, to, links, quiet } = entry
  return (
    <div className={classNames(css.group, quiet && css.quietGroup)}>
      {to === undefined ? (
        <p className={itemClass(css.groupLabel)}>{label}</p>
      ) : (
        <Link
          to={to}
          className={itemClass(css.groupLabel)}
          aria-current={includes(entry, current) ? 'true' : undefined}
        >
          {label}
        </Link>
      )}
      <MenuList className={css.groupLinks} entries={links} current={current} Entry={LinkEntry} />
    </div>
  )
}
