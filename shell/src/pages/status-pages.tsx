import * as paths from '@portal/shared-contracts/paths'
import { content } from '@portal/shared-contracts/brand/content'
import { buttonClass } from '@portal/shared-ui/buttons/button'
import type { Elements } from '@portal/shared-ui/styles/elements'
import { Drawing } from '@portal/shared-ui/pictures/drawing'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { Container } from '@portal/shared-ui/layout/section'
import { t } from '../messages/layout.ts'
import { t as refused } from '../messages/refused.ts'
import * as css from './status-pages.module.css'

/** The address of a link that loads the page again. */
const thisPage = ''

/** Error page, also served with status 500. */
export const ErrorPage = () => (
  <StatusPage title={t.errorTitle} text={t.errorText}>
    <a href={thisPage} className={buttonClass('primary')}>
      {t.retry}
    </a>
  </StatusPage>
)

/** A page in place of one that cannot be shown. Its links load a document, because the router may have failed. */
export const StatusPage = ({ title, text, children }: { title: string; text: string; children?: Elements }) => (
  <>
    <PageHero compact title={title} lead={text} />
    <Container className={css.next}>
      <p className={css.links}>
        {children}
        <a href="/" className={buttonClass(children === undefined ? 'primary' : 'outline')}>
          {t.start}
        </a>
      </p>
      <p className={css.links}>
        <a href={paths.faq}>{t.questions}</a>
        <a href={paths.contact}>{t.contact}</a>
      </p>
      <Drawing
        src={content.pictures.error}
        alt={content.pictureAlts?.error}
        shape="error"
        isFirst
        className={css.picture}
      />
    </Container>
  </>
)

/** Served with status 404. */
export const NotFoundPage = () => <StatusPage title={t.notFoundTitle} text={t.notFoundText} />

/** Served for a form that the edge does not accept, such as one from another site. */
export const RefusedPage = () => <StatusPage title={refused.title} text={refused.text} />
