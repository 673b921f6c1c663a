import { Link } from '@portal/page-library/navigation/navigation'
import type { MenuName } from '@portal/shared-contracts/remotes'
import { Logo } from '@portal/shared-ui/icons/logo'
import { Container } from '@portal/shared-ui/layout/section'
import { t } from '../messages/layout.ts'
import { MainMenu } from './main-menu.tsx'
import * as css from './site-header.module.css'

/** Skip link, wordmark and main navigation, without the menu on pages that hide it. */
export function SiteHeader({ menu, current }: { menu: MenuName | 'none'; current: string }) {
  return (
    <header className={css.header}>
      <a className="skip-link" href="#inhalt">
        {t.skipLink}
      </a>
      <Container className={css.bar}>
        <Link to="/" className={css.home} aria-label={t.home}>
          <Logo text={t.wordmark} />
        </Link>
        {menu !== 'none' && <MainMenu menu={menu} current={current} />}
      </Container>
    </header>
  )
}
