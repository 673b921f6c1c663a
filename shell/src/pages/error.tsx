import { buttonClass } from '@delikaterie/shared-ui/button'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import * as css from './status-pages.module.css'

/** Error page, also served with status 500. A plain anchor, because the router may have failed. */
export function ErrorPage() {
  return (
    <>
      <PageHero compact title={t.errorTitle} lead={t.errorText} />
      <Container className={css.next}>
        <p className={css.links}>
          <a href="/" className={buttonClass('primary')}>
            {t.start}
          </a>
        </p>
      </Container>
    </>
  )
}
