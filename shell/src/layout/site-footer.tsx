import { Link } from '@delikaterie/shared-contracts/navigation'
import { Container } from '@delikaterie/shared-ui/section'
import { useContext } from 'react'
import { t } from '../messages/layout.ts'
import { footerLinks, isCurrent } from './menus.ts'
import { SitePagesContext } from './site-pages.ts'
import * as css from './site-footer.module.css'

export type SiteFooterProps = {
  /** Year of the copyright; given, so that prerendered and hydrated markup agree. */
  year: string
  /** Path of the page on screen. */
  current?: string
}

/** Copyright and the links every page carries (spec §2). */
export function SiteFooter({ year, current = '' }: SiteFooterProps) {
  const hasPage = useContext(SitePagesContext)
  return (
    <footer className={css.footer}>
      <Container className={css.row}>
        <p className={css.copyright}>{t.copyright(year)}</p>
        <nav aria-label={t.footerMenu}>
          <ul className={css.links}>
            {footerLinks
              .filter(({ to }) => hasPage(to))
              .map((link) => (
                <li key={link.to}>
                  <Link to={link.to} className={css.link} aria-current={isCurrent(link, current) ? 'page' : undefined}>
                    {link.label}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
      </Container>
    </footer>
  )
}
