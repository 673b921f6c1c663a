import { useCallback, useEffect } from 'react'
import * as paths from '@delikaterie/shared-contracts/paths'
import type { KioskModel } from '../stores/kiosk.ts'

/**
 * Ends the visit of a person: everything typed is forgotten and the page opens anew, because a page that stays open
 * keeps strings in memory that no script can delete (docs/product/kiosk.md rule 20). Happens by itself when the page is
 * left, and when the browser shows it again from its back/forward cache.
 */
export function useFreshKiosk(kiosk: KioskModel): () => void {
  const startAgain = useCallback(() => {
    void kiosk.clear()
    // Replaces the entry of the history, so that no way leads back.
    location.replace(paths.kiosk)
  }, [kiosk])

  useEffect(() => {
    const forget = (): void => void kiosk.clear()
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) location.replace(paths.kiosk)
    }
    window.addEventListener('pagehide', forget)
    window.addEventListener('pageshow', onShow)
    return () => {
      window.removeEventListener('pagehide', forget)
      window.removeEventListener('pageshow', onShow)
      forget()
    }
  }, [kiosk])

  return startAgain
}
