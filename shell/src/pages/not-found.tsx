import * as paths from '@delikaterie/shared-contracts/paths'
import { Link } from '@delikaterie/shared-contracts/navigation'
import { buttonClass } from '@delikaterie/shared-ui/button'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import * as css from './status-pages.module.css'

/** Served with status 404. */
export function NotFoundPage() {
  return (
    <>
      <PageHero compact title={t.notFoundTitle} lead={t.notFoundText} />
      <Container className={css.next}>
        <p>{t.notFoundNext}</p>
        <p className={css.links}>
          <Link to="/" className={buttonClass('primary')}>
            {t.start}
          </Link>
          <Link to={paths.faq} className={buttonClass('outline')}>
            {t.questions}
          </Link>
          <Link to={paths.contact} className={buttonClass('outline')}>
            {t.contact}
          </Link>
        </p>
      </Container>
    </>
  )
}
