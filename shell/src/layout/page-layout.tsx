import { footer } from '@portal/page-library/messages/footer'
import { Link } from '@portal/page-library/navigation/navigation'
import type { MenuName, PageFlags } from '@portal/shared-contracts/remotes'
import { Logo } from '@portal/shared-ui/icons/logo'
import { Container } from '@portal/shared-ui/layout/section'
import type { ReactNode } from 'react'
import { t } from '../messages/layout.ts'
import { MainMenu, type MainMenuProps } from './main-menu.tsx'
import * as css from './page-layout.module.css'
import * as footerCss from './site-footer.module.css'
import * as headerCss from './site-header.module.css'

export type PageLayoutProps = {
  flags: PageFlags
  /** `visitor` also for a member without a loyalty account. */
  menu: MenuName
  loggedIn: boolean
  /** Path of the current page. */
  current: string
  /** Copyright year. A prop, so that prerendered and hydrated markup are equal. */
  year: string
  /** Banners at the lower edge of the window, such as the notice of the shop; they appear after the page. */
  notices?: ReactNode
  children: ReactNode
}

/** Header, main and footer; the page's flags hide parts of it. The style sheet of the hero reads `data-hidden`. */
export function PageLayout({ flags, menu, loggedIn, current, year, notices, children }: PageLayoutProps) {
  return (
    <div className={css.layout} data-hidden={flags.hideHero ? 'hero' : undefined}>
      {!flags.hideHeader && <SiteHeader menu={flags.hideMenu ? 'none' : menu} loggedIn={loggedIn} current={current} />}
      <main id="inhalt" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {!flags.hideFooter && <SiteFooter year={year} current={current} />}
      {notices && <div className={css.notices}>{notices}</div>}
    </div>
  )
}

/** Skip link, wordmark and main navigation, without the menu on pages that hide it. */
function SiteHeader({ menu, ...session }: Omit<MainMenuProps, 'menu'> & { menu: MenuName | 'none' }) {
  return (
    <header className={headerCss.header}>
      <a className="skip-link" href="#inhalt">
        {t.skipLink}
      </a>
      <Container className={headerCss.bar}>
        <Link to="/" className={headerCss.home} aria-label={t.home}>
          <Logo text={t.wordmark} />
        </Link>
        {menu !== 'none' && <MainMenu menu={menu} {...session} />}
      </Container>
    </header>
  )
}

const SiteFooter = ({ year, current }: Pick<PageLayoutProps, 'year' | 'current'>) => (
  <footer className={footerCss.footer}>
    <Container className={footerCss.row}>
      <p className={footerCss.copyright}>{footer.copyright(year)}</p>
      <nav aria-label={footer.menu}>
        <ul className={footerCss.links}>
          {footer.links.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={footerCss.link} aria-current={to === current ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  </footer>
)
