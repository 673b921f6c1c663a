import { Button } from '@delikaterie/shared-ui/button'
import { Notice, type NoticeProps } from '@delikaterie/shared-ui/notice'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import * as css from './remote-fallback.module.css'

export type RemoteFallbackProps = { onRetry: () => void }

/** Shown in place of a widget that failed to load. */
export const RemoteFallback = ({ onRetry }: RemoteFallbackProps) => (
  <RetryNotice title={t.remoteTitle} onRetry={onRetry} />
)

/** Shown in place of a page that failed to load, with the heading that every page needs. */
export function RemotePageFallback({ onRetry }: RemoteFallbackProps) {
  return (
    <>
      <PageHero compact title={t.remotePageTitle} />
      <Container className={css.page}>
        <RetryNotice onRetry={onRetry} />
      </Container>
    </>
  )
}

function RetryNotice({ onRetry, ...notice }: RemoteFallbackProps & Pick<NoticeProps, 'title'>) {
  const retry = (
    <Button variant="outline" onClick={onRetry}>
      {t.remoteRetry}
    </Button>
  )
  return (
    <Notice tone="warning" action={retry} {...notice}>
      {t.remoteText}
    </Notice>
  )
}
