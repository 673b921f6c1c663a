import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Container } from '@portal/shared-ui/layout/section'
import { DigitalCardLink } from '../layout/digital-card-link.tsx'
import { t } from '../messages/layout.ts'
import * as css from './remote-fallback.module.css'

export type RemoteFallbackProps = { onRetry: () => void }

/** Shown in place of a widget that failed to load. */
export const RemoteFallback = ({ onRetry }: RemoteFallbackProps) => (
  <RetryNotice tone="warning" title={t.remoteTitle} text={t.remoteText} retry={t.retry} onRetry={onRetry} />
)

/** Shown in place of a page that failed to load, with the heading that every page needs. */
export function RemotePageFallback({ onRetry }: RemoteFallbackProps) {
  const retry = () => {
    // The heading disappears with the button.
    document.querySelector('main')?.focus({ preventScroll: true })
    onRetry()
  }
  return (
    <>
      <PageHero compact title={t.remotePageTitle} />
      <Container className={css.page}>
        <RetryNotice tone="warning" text={t.remoteText} retry={t.retry} onRetry={retry} />
        <DigitalCardLink />
      </Container>
    </>
  )
}
