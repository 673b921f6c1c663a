import { footer } from '@portal/page-library/messages/footer'
import { Link } from '@portal/page-library/navigation/navigation'
import { Container } from '@portal/shared-ui/layout/section'
import * as css from './site-footer.module.css'

type SiteFooterProps = {
  /** Copyright year. */
  year: string
  /** Path of the current page. */
  current: string
}

/** Copyright and the links that the law asks for. */
export const SiteFooter = ({ year, current }: SiteFooterProps) => (
  <footer className={css.footer}>
    <Container className={css.row}>
      <p className={css.copyright}>{footer.copyright(year)}</p>
      <nav aria-label={footer.menu}>
        <ul className={css.links}>
          {footer.links.map(({ label, to }) => (
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
