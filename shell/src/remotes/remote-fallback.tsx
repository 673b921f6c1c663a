import { Button } from '@delikaterie/shared-ui/button'
import { Notice } from '@delikaterie/shared-ui/notice'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import * as css from './remote-fallback.module.css'

export type RemoteFallbackProps = {
  onRetry: () => void
  title?: string
}

/** Shown in place of a widget that failed to load. */
export function RemoteFallback({ onRetry, title = t.remoteTitle }: RemoteFallbackProps) {
  return (
    <Notice tone="warning" title={title} action={<Retry onRetry={onRetry} />}>
      {t.remoteText}
    </Notice>
  )
}

/** Shown in place of a page that failed to load, with the heading that every page needs. */
export function RemotePageFallback({ onRetry }: Pick<RemoteFallbackProps, 'onRetry'>) {
  return (
    <>
      <PageHero compact title={t.remotePageTitle} />
      <Container className={css.page}>
        <Notice tone="warning" action={<Retry onRetry={onRetry} />}>
          {t.remoteText}
        </Notice>
      </Container>
    </>
  )
}

const Retry = ({ onRetry }: { onRetry: () => void }) => (
  <Button variant="outline" onClick={onRetry}>
    {t.remoteRetry}
  </Button>
)
