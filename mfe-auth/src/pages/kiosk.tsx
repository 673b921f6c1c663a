import { useCallback, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { t } from '../messages/kiosk.ts'
import { portalEnrolment } from '../stores/kiosk-page.ts'
import { KioskEnrolmentForm } from '../ui/kiosk-enrolment-form.tsx'
import { KioskFrame } from '../ui/kiosk-frame.tsx'
import { KioskLoading } from '../ui/kiosk-loading.tsx'
import { KioskRestart } from '../ui/kiosk-restart.tsx'
import { KioskSteps } from '../ui/kiosk-steps.tsx'

/** The tablet in the shop that assigns a card; staff have to enrol it first. */
function Kiosk() {
  const [enrolment] = useState(portalEnrolment)
  const state = useStore(enrolment.$enrolled)
  const refresh = useCallback(() => void enrolment.refresh(), [enrolment])
  useEffect(refresh, [refresh])

  const [isOver, setOver] = useState(false)
  const end = useCallback(() => setOver(true), [])

  if (isOver) return <KioskRestart enrolment={enrolment} />
  if (state.status === 'ready' && state.value) return <KioskSteps onOver={end} onForbidden={refresh} />
  return (
    <KioskFrame note={state.status === 'ready' ? t.enrolment.note : t.bonus}>
      {state.status === 'loading' && <KioskLoading />}
      {state.status === 'failed' && (
        <RetryNotice text={t.enrolment.loadFailed} retry={t.enrolment.retry} onRetry={refresh} />
      )}
      {state.status === 'ready' && <KioskEnrolmentForm enrolment={enrolment} />}
    </KioskFrame>
  )
}
export { Kiosk as Component }
