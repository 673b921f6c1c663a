import { buttonClass } from '@delikaterie/shared-ui/button'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import type { ReactNode } from 'react'
import { t } from '../messages/layout.ts'
import * as css from './status-pages.module.css'

/** The address of a link that loads the page again. */
const thisPage = ''

/** Error page, also served with status 500; its links are plain anchors, because the router may have failed. */
export const ErrorPage = () => (
  <StatusPage title={t.errorTitle} text={t.errorText}>
    <a href={thisPage} className={buttonClass('primary')}>
      {t.retry}
    </a>
    <StartLink variant="outline" />
  </StatusPage>
)

export const StartLink = ({ variant }: { variant: 'primary' | 'outline' }) => (
  <a href="/" className={buttonClass(variant)}>
    {t.start}
  </a>
)

/** A page in place of one that cannot be shown. */
export const StatusPage = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <>
    <PageHero compact title={title} lead={text} />
    <Container className={css.next}>
      <p className={css.links}>{children}</p>
    </Container>
  </>
)
