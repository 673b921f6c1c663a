import { useStore } from '@nanostores/react'
import { $loyalty } from '@portal/page-library/session'
import { Notice } from '@portal/shared-ui/notices/notice'
import { RetryButton, RetryNotice, type RetryNoticeProps } from '@portal/shared-ui/notices/retry-notice'
import { useEffect, type ReactNode } from 'react'
import { t } from '../messages/maintenance.ts'

/** Whether the loyalty service is unavailable (rules session-37 to session-42). */
export const useMaintenance = (): boolean => useStore($loyalty) === 'unavailable'

/** Says that rewards, offers and registration are unavailable (rule public-pages-22). */
export const MaintenanceNotice = ({ className, action }: { className?: string | undefined; action?: ReactNode }) => (
  <Notice tone="warning" title={t.title} headingLevel={2} className={className} action={action}>
    <p>{t.text}</p>
    <p>{t.later}</p>
  </Notice>
)

/**
 * In place of a `RetryNotice` where coupons or rewards could not be loaded: during maintenance it says so, and loads
 * again when maintenance ends.
 */
export function LoyaltyRetryNotice({ onRetry, retry, busy = false, ...notice }: RetryNoticeProps) {
  useEffect(() => {
    // A load that is under way ends maintenance itself.
    if (busy) return undefined
    return $loyalty.listen((availability) => {
      if (availability === 'available') void onRetry()
    })
  }, [busy, onRetry])
  if (!useMaintenance()) return <RetryNotice {...notice} retry={retry} onRetry={onRetry} busy={busy} />
  return (
    <MaintenanceNotice
      action={
        <RetryButton onRetry={onRetry} busy={busy}>
          {retry}
        </RetryButton>
      }
    />
  )
}
