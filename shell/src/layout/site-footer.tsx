import { Link } from '@delikaterie/shared-contracts/navigation'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import * as paths from '@delikaterie/shared-contracts/paths'
import type { MenuLink } from './menus.ts'
import * as css from './site-footer.module.css'

export type SiteFooterProps = {
  /** Copyright year. A prop, so that prerendered and hydrated markup are equal. */
  year: string
  /** Path of the current page. */
  current: string
}

/** Copyright and links. */
export const SiteFooter = ({ year, current }: SiteFooterProps) => (
  <footer className={css.footer}>
    <Container className={css.row}>
      <p className={css.copyright}>{t.copyright(year)}</p>
      <nav aria-label={t.footerMenu}>
        <ul className={css.links}>
          {footerLinks.map(({ label, to }) => (
            <li key={to}>
              <Link to={to} className={css.link} aria-current={to === current ? 'page' : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </Container>
  </footer>
)

/** The links in the footer of every page; § 356a BGB asks for the one to withdraw from a contract. */
export const footerLinks: readonly MenuLink[] = [
  { label: t.faq, to: paths.faq },
  { label: t.contact, to: paths.contact },
  { label: t.privacy, to: paths.privacy },
  { label: t.terms, to: paths.terms },
  { label: t.conditions, to: paths.conditions },
  { label: t.imprint, to: paths.imprint },
  { label: t.withdrawal, to: paths.withdrawal },
  { label: t.accessibility, to: paths.accessibility },
]
