import { useCallback, useEffect, useState } from 'react'
import { useStore } from '@nanostores/react'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { t } from '../messages/kiosk.ts'
import { kioskEnrolment } from '../stores/portal.ts'
import { Loading } from '../ui/loading.tsx'
import { KioskEnrolmentForm } from './kiosk/enrolment-form.tsx'
import { KioskFrame } from './kiosk/frame.tsx'
import { KioskRestart } from './kiosk/restart.tsx'
import { KioskSteps } from './kiosk/steps.tsx'

/** The tablet in the shop that assigns a card; staff have to enrol it first. */
function Kiosk() {
  const [enrolment] = useState(kioskEnrolment)
  const state = useStore(enrolment.$enrolled)
  const refresh = useCallback(() => void enrolment.refresh(), [enrolment])
  useEffect(refresh, [refresh])

  const [isOver, setOver] = useState(false)
  const end = useCallback(() => setOver(true), [])

  if (isOver) return <KioskRestart enrolment={enrolment} />
  if (state.status === 'ready' && state.value) return <KioskSteps onOver={end} onForbidden={refresh} />
  return (
    <KioskFrame note={state.status === 'ready' ? t.enrolment.note : t.bonus}>
      {state.status === 'loading' && <Loading text={t.loading} lines={4} />}
      {state.status === 'failed' && (
        <RetryNotice text={t.enrolment.loadFailed} retry={t.enrolment.retry} onRetry={refresh} />
      )}
      {state.status === 'ready' && <KioskEnrolmentForm enrolment={enrolment} />}
    </KioskFrame>
  )
}
export { Kiosk as Component }
