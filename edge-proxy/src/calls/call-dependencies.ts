import type { Backend } from '../backend/backend.ts'
import type { Enrolment } from '../session/kiosk/enrolment.ts'
import type { KnownBrowsers } from '../session/known-browsers.ts'
import type { KeyRing } from '../session/seal.ts'
import type { Unseal } from '../session/unseal-cache.ts'
import type { EndedSessions } from '../state/ended-sessions.ts'
import type { CountAttempt } from './count-attempts.ts'
import type { PlaceOrder } from './orders/place-order.ts'
import type { OwnIds } from './own-ids.ts'
import type { SeenCall } from './seen-call.ts'

/** What every call needs: connections, keys, counters, the order journal, and what is remembered of members. */
export type CallDependencies = {
  publicOrigin: string
  unseal: Unseal
  placeOrder: PlaceOrder
  enrolment: Enrolment
  backend: Backend
  ring: KeyRing
  knownBrowsers: KnownBrowsers
  countAttempt: CountAttempt
  endedSessions: EndedSessions
  ownCoupons: OwnIds
  ownCards: OwnIds
  /** Gets every call with its response; it neither throws nor waits. */
  afterCall: (call: SeenCall) => void
}
