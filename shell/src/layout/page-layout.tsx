import type { PageFlags } from '@delikaterie/shared-contracts/remotes'
import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import * as css from './page-layout.module.css'

export type PageLayoutProps = {
  flags: PageFlags
  /** `visitor` also for a member without a loyalty account. */
  menu: 'member' | 'visitor'
  /** Whether the header offers the logout instead of the login. */
  loggedIn: boolean
  /** Path of the current page. */
  current: string
  year: string
  /** Banners above the page, such as the notice of the shop. */
  notices?: ReactNode
  children: ReactNode
}

/** Header, main and footer; the page's flags hide parts of it. */
export function PageLayout({ flags, menu, loggedIn, current, year, notices, children }: PageLayoutProps) {
  return (
    <div className={css.layout}>
      {!flags.hideHeader && <SiteHeader menu={flags.hideMenu ? 'none' : menu} loggedIn={loggedIn} current={current} />}
      {notices}
      <main id="inhalt" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {!flags.hideFooter && <SiteFooter year={year} current={current} />}
    </div>
  )
}
