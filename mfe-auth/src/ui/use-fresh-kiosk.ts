import { useEffect } from 'react'
import * as paths from '@delikaterie/shared-contracts/paths'
import type { KioskModel } from '../stores/kiosk.ts'

/** Opens the page anew, in place of its entry in the history, so that no way leads back. */
export const openFreshKiosk = (): void => location.replace(paths.kiosk)

/**
 * Forgets everything typed when the page or its steps are left, and opens the page anew when the browser shows it again
 * from its back/forward cache (docs/product/kiosk.md rule 20).
 */
export function useFreshKiosk(kiosk: KioskModel): void {
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
