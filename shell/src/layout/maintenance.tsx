import { t } from '@portal/page-library/messages/maintenance'
import { MaintenanceNotice, useMaintenance } from '@portal/page-library/notices/maintenance'
import { Container } from '@portal/shared-ui/layout/section'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import * as css from './maintenance.module.css'

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
export const MaintenancePanel = () => <MaintenanceNotice className={css.panel} />

/**
 * One line below the header, on every page of a member (rule session-58). The output is there from the start, so that
 * screen readers announce its text.
 */
export function MaintenanceLine() {
  const isShown = useMaintenance()
  return <output className={isShown ? css.line : undefined}>{isShown && <Container>{t.line}</Container>}</output>
}
