import { Link } from '@portal/shared-contracts/navigation'
import type { MenuName } from '@portal/shared-contracts/remotes'
import { Logo } from '@portal/shared-ui/logo'
import { Container } from '@portal/shared-ui/section'
import { t } from '../messages/layout.ts'
import { MainMenu, type MainMenuProps } from './main-menu.tsx'
import * as css from './site-header.module.css'

export type SiteHeaderProps = Omit<MainMenuProps, 'menu'> & {
  /** The menu in the header; `none` on pages that hide it. */
  menu: MenuName | 'none'
}

/** Skip link, wordmark and main navigation. */
export function SiteHeader({ menu, ...session }: SiteHeaderProps) {
  return (
    <header className={css.header}>
      <a className="skip-link" href="#inhalt">
        {t.skipLink}
      </a>
      <Container className={css.bar}>
        <Link to="/" className={css.home} aria-label={t.home}>
          <Logo text={t.wordmark} />
        </Link>
        {menu !== 'none' && <MainMenu menu={menu} {...session} />}
      </Container>
    </header>
  )
}
