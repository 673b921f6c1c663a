import { useCallback, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { Skeleton } from '@delikaterie/shared-ui/skeleton'
import { VisuallyHidden } from '@delikaterie/shared-ui/visually-hidden'
import { t } from '../messages/kiosk.ts'
import { portalEnrolment } from '../stores/kiosk-page.ts'
import { KioskEnrolmentForm } from '../ui/kiosk-enrolment-form.tsx'
import { KioskFrame } from '../ui/kiosk-frame.tsx'
import { KioskSteps } from '../ui/kiosk-steps.tsx'

/** The tablet in the shop that assigns a card; staff have to enrol it first. */
function Kiosk() {
  const [enrolment] = useState(portalEnrolment)
  const state = useStore(enrolment.$enrolled)
  const refresh = useCallback(() => void enrolment.refresh(), [enrolment])
  useEffect(refresh, [refresh])

  if (state.status === 'ready' && state.value) return <KioskSteps onForbidden={refresh} />
  return (
    <KioskFrame>
      {state.status === 'loading' && <Loading />}
      {state.status === 'failed' && (
        <RetryNotice text={t.enrolment.loadFailed} retry={t.enrolment.retry} onRetry={refresh} />
      )}
      {state.status === 'ready' && <KioskEnrolmentForm enrolment={enrolment} />}
    </KioskFrame>
  )
}
export { Kiosk as Component }

const Loading = () => (
  <>
    <VisuallyHidden>
      <output>{t.loading}</output>
    </VisuallyHidden>
    <Skeleton lines={4} />
  </>
)
