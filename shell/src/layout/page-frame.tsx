import type { PageFlags } from '@delikaterie/shared-contracts/remotes'
import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import * as css from './page-frame.module.css'

export type PageFrameProps = {
  flags: PageFlags
  /** A member without a loyalty account sees the visitor's (spec §4). */
  menu: 'member' | 'visitor'
  /** Path of the page on screen. */
  current: string
  year: string
  /** Banners above the page, such as the shop's notice. */
  notices?: ReactNode
  children: ReactNode
}

/** Header, main and footer as the page's flags want them (spec §2, Global page rules). */
export function PageFrame({ flags, menu, current, year, notices, children }: PageFrameProps) {
  return (
    <div className={css.frame}>
      {!flags.hideHeader && <SiteHeader menu={flags.hideMenu ? 'none' : menu} current={current} />}
      {notices}
      <main id="inhalt" tabIndex={-1} className={css.main}>
        {children}
      </main>
      {!flags.hideFooter && <SiteFooter year={year} current={current} />}
    </div>
  )
}
