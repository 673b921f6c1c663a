import { $loyalty } from '@portal/page-library/session'
import { Notice } from '@portal/shared-ui/notices/notice'
import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { t } from '../messages/layout.ts'
import * as css from './notices.module.css'

/** Whether the loyalty service is unavailable (rules session-37 to session-42). */
export const useMaintenance = (): boolean => useStore($maintenance)

const $maintenance = computed($loyalty, (loyalty) => loyalty === 'unavailable')

/**
 * Hides its content during maintenance. The content stays mounted, so that its forms keep what was typed, and the
 * field that had the focus gets it back.
 */
export function UnlessMaintenance({ children }: { children: ReactNode }) {
  const maintenance = useMaintenance()
  const box = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLElement | null>(null)
  // Before the browser takes the focus from the hidden field.
  useLayoutEffect(() => {
    const active = document.activeElement
    if (maintenance && active instanceof HTMLElement && box.current?.contains(active)) field.current = active
    if (maintenance) return
    if (active === document.body) field.current?.focus({ preventScroll: true })
    field.current = null
  }, [maintenance])

  return (
    <div ref={box} hidden={maintenance}>
      {children}
    </div>
  )
}

/** Stands in place of login, highlights and registration while the loyalty service is unavailable. */
export const MaintenancePanel = () => (
  <Notice tone="warning" title={t.maintenanceTitle} headingLevel={2} className={css.panel}>
    <p>{t.maintenanceText}</p>
    <p>{t.maintenanceLater}</p>
  </Notice>
)
