import { $loyalty } from '@delikaterie/shared-contracts/session'
import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import { MaintenancePanel } from './notices.tsx'

/** Whether the loyalty service is unavailable (docs/product/session.md, rules 37 to 42). */
export const useMaintenance = (): boolean => useStore($loyalty) === 'unavailable'

/** Hides its content during maintenance. The content stays mounted, so that its forms keep what was typed. */
export const UnlessMaintenance = ({ children }: { children: ReactNode }) => (
  <div hidden={useMaintenance()}>{children}</div>
)

/** The panel during maintenance, else the content. */
export const MaintenanceOr = ({ children }: { children: ReactNode }) => (
  <>
    {useMaintenance() && <MaintenancePanel />}
    <UnlessMaintenance>{children}</UnlessMaintenance>
  </>
)
