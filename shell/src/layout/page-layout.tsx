import type { MenuName, PageFlags } from '@portal/shared-contracts/remotes'
import type { ReactNode } from 'react'
import { MaintenanceLine } from './maintenance.tsx'
import * as css from './page-layout.module.css'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'

export type PageLayoutProps = {
  flags: PageFlags
  menu: MenuName
  /** Path of the current page. */
  current: string
  /** Copyright year. A prop, so that prerendered and hydrated markup are equal. */
  year: string
  /** Banners at the lower edge of the window, such as the notice of the shop; they appear after the page. */
  notices?: ReactNode
  children: ReactNode
}

/** Header, main and footer; the page's flags hide parts of it. The style sheet of the hero reads `data-hidden`. */
export function PageLayout({ flags, menu, current, year, notices, children }: PageLayoutProps) {
  return (
    <div className={css.layout} data-hidden={flags.hideHero ? 'hero' : undefined}>
      {!flags.hideHeader && <SiteHeader menu={flags.hideMenu ? 'none' : menu} current={current} />}
      {!flags.hideHeader && menu === 'member' && <MaintenanceLine />}
      <main id="inhalt" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {!flags.hideFooter && <SiteFooter year={year} current={current} />}
      {notices && <div className={css.notices}>{notices}</div>}
    </div>
  )
}
