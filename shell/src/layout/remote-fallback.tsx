import { Button } from '@delikaterie/shared-ui/button'
import { Notice } from '@delikaterie/shared-ui/notice'
import { PageHero } from '@delikaterie/shared-ui/page-hero'
import { Container } from '@delikaterie/shared-ui/section'
import { t } from '../messages/layout.ts'
import * as css from './remote-fallback.module.css'

export type RemoteFallbackProps = {
  onRetry: () => void
  /** Names what is missing, where "this part" is not enough. */
  title?: string
}

/** Stands in a widget's place when its code does not come; everything around it keeps working. */
export function RemoteFallback({ onRetry, title = t.remoteTitle }: RemoteFallbackProps) {
  return (
    <Notice tone="warning" title={title} action={<Retry onRetry={onRetry} />}>
      {t.remoteText}
    </Notice>
  )
}

/** The same for a whole page: with the headline every page needs, and the page's width. */
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
