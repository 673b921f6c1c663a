import { footer } from '@portal/shared-contracts/messages/footer'
import { Link } from '@portal/shared-contracts/navigation'
import { Container } from '@portal/shared-ui/section'
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
