import { buttonClass } from '@delikaterie/shared-ui/button'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import * as css from './status-pages.module.css'

/** Error page, also served with status 500. */
export const ErrorPage = () => <StatusPage title={t.errorTitle} text={t.errorText} />

/** Served for a form that the edge does not accept, such as one from another site. */
export const RefusedPage = () => <StatusPage title={t.refusedTitle} text={t.refusedText} />

/** A plain anchor, because the router may have failed. */
const StatusPage = ({ title, text }: { title: string; text: string }) => (
  <>
    <PageHero compact title={title} lead={text} />
    <Container className={css.next}>
      <p className={css.links}>
        <a href="/" className={buttonClass('primary')}>
          {t.start}
        </a>
      </p>
    </Container>
  </>
)
