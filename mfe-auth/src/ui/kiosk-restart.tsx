import { useCallback, useEffect } from 'react'
import { useStore } from '@nanostores/react'
import { RetryNotice } from '@delikaterie/shared-ui/retry-notice'
import { t } from '../messages/kiosk.ts'
import type { KioskEnrolmentModel } from '../stores/kiosk-enrolment.ts'
import { KioskFrame } from './kiosk-frame.tsx'
import { KioskLoading } from './kiosk-loading.tsx'
import { openFreshKiosk } from './use-fresh-kiosk.ts'

/** Milliseconds between two questions whether the edge answers again. */
const pause = 5000

/**
 * After the visit of a person: opens the page anew, because a page that stays open keeps strings in memory that no
 * script can delete (docs/product/kiosk.md rule 20). Not before the edge answers, because without a network the browser
 * would show an error page of its own, which leads nowhere.
 */
export function KioskRestart({ enrolment }: { enrolment: KioskEnrolmentModel }) {
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
        <KioskLoading />
      )}
    </KioskFrame>
  )
}
