import type { Store } from './database.ts'
import type { CatalogueEntry } from '../catalogue/entry.ts'
import type { Faults } from './faults.ts'

/** The state of the sandbox. The clock is a parameter, so that tests can let tokens expire and points be released. */
export type SandboxState = Store & {
  /** Origin of the sandbox, used in picture URLs. */
  readonly origin: string
  /** Origin of the portal, used in e-mail links if the call names no page. */
  readonly portalOrigin: string
  /** Origin of the foreign shop that embeds the portal, if one is started; the console links to it. */
  readonly playgroundOrigin?: string
  readonly now: () => Date
  /** The coupons and rewards of the seed data: all of them unless a test chooses. */
  readonly catalogue: readonly CatalogueEntry[]
  readonly faults: Faults
  /** Values of the call `shop/config?item=`, in memory like the faults, so that a restart clears the notice. */
  readonly settings: Map<string, string>
  reset(): void
  close(): void
}
