import * as paths from '@portal/shared-contracts/paths'
import { PageHero } from '@portal/shared-ui/layout/page-hero'
import { PagePart, PageParts } from '@portal/shared-ui/layout/page-parts'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Skeleton } from '@portal/shared-ui/layout/skeleton'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { t } from '../messages/digital-card.ts'
import { setLoginMark } from '../stores/login-mark.ts'
import { memberCards } from '../stores/portal.ts'

/**
 * The portal's page of the digital card, which logs in and opens the document at the same path. It loads the cards, so
 * that an access token that has ended is renewed before the document uses it.
 */
function DigitalCardPage() {
  const [cards] = useState(memberCards)
  const { status } = useStore(cards.$state)
  useEffect(() => {
    if (status !== 'ready') return
    setLoginMark()
    location.replace(paths.digitalCard)
  }, [status])
  return (
    <>
      <PageHero compact title={t.title} />
      <PageParts>
        <PagePart>
          {status === 'failed' ? (
            <RetryNotice text={t.errorLoading} retry={t.retry} onRetry={cards.refresh} />
          ) : (
            <>
              <output>{t.loading}</output>
              <Skeleton shape="box" />
            </>
          )}
        </PagePart>
      </PageParts>
    </>
  )
}
export { DigitalCardPage as Component }
