import { useCallback, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import * as paths from '@portal/shared-contracts/paths'
import { RetryNotice } from '@portal/shared-ui/notices/retry-notice'
import { Loading } from '@portal/shared-ui/layout/skeleton'
import { t } from '../../messages/kiosk.ts'
import type { KioskEnrolmentStore } from '../../stores/kiosk-enrolment.ts'
import type { KioskStore } from '../../stores/kiosk.ts'
import { KioskFrame } from './frame.tsx'

/** Milliseconds between two questions whether the edge answers again. */
const pause = 5000

/** Opens the page anew, in place of its entry in the history, so that no way leads back. */
const openFreshKiosk = (): void => location.replace(paths.kiosk)

/**
 * Forgets everything typed when the page or its steps are left, and opens the page anew when the browser shows it again
 * from its back/forward cache (rule kiosk-20).
 */
export function useFreshKiosk(kiosk: KioskStore): void {
  useEffect(() => {
    const forget = (): void => void kiosk.clear()
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) openFreshKiosk()
    }
    window.addEventListener('pagehide', forget)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pagehide', forget)
      window.removeEventListener('pageshow', onShow)
      forget()
    }
  }, [kiosk])
}

/**
 * After the visit of a person: opens the page anew, because a page that stays open keeps strings in memory that no
 * script can delete (rule kiosk-20). Not before the edge answers, because without a network the browser
 * would show an error page of its own, which leads nowhere.
 */
export function KioskRestart({ enrolment }: { enrolment: KioskEnrolmentStore }) {
  const state = useStore(enrolment.$enrolled)
  const isOffline = state.status === 'ready' && state.refreshError !== undefined
  const restart = useCallback(async () => {
    const before = enrolment.$enrolled.get()
    if (before.status === 'ready' && before.refreshing) return
    await enrolment.refresh()
    const after = enrolment.$enrolled.get()
    if (after.status === 'ready' && after.refreshError === undefined) openFreshKiosk()
  }, [enrolment])
  useEffect(() => {
    void restart()
    const timer = setInterval(() => void restart(), pause)
    return () => clearInterval(timer)
  }, [restart])

  return (
    <KioskFrame>
      {isOffline ? (
        <RetryNotice text={t.enrolment.loadFailed} retry={t.enrolment.retry} onRetry={restart} />
      ) : (
        <Loading text={t.loading} lines={4} />
      )}
    </KioskFrame>
  )
}
