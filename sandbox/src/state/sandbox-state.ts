import type { Database } from './database.ts'
import type { Faults } from './faults.ts'
import type { Settings } from './settings.ts'

/** The state of the sandbox. The clock is a parameter, so that tests can let tokens expire and points be released. */
export interface SandboxState {
  readonly db: Database
  /** Origin of the sandbox, used in picture URLs. */
  readonly origin: string
  /** Origin of the portal, used in e-mail links if the call names no page. */
  readonly portalOrigin: string
  readonly now: () => Date
  readonly faults: Faults
  readonly settings: Settings
  reset(): void
  close(): void
}
